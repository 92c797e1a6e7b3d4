import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AbandonedError, FileError, InvalidFieldError } from '#server/runtime/errors.ts';
import { assertWithin, type Quotas } from '../quotas.ts';
import type { ImportedEntry, ImportFile, ReadingOptions } from './import-file.ts';
import type { ReadingResult, ReadingTask } from './reading-thread.ts';

/**
 * Reads a file in a thread of its own, which ends with it. Throws a `FileError`, an `InvalidFieldError`,
 * a `LimitReachedError` if the file has more than its user may have, and an `AbandonedError` when the
 * signal aborts.
 */
export async function readInThread(
  bytes: Uint8Array,
  options: ReadingOptions,
  quotas: Quotas,
  signal: AbortSignal,
): Promise<ImportFile> {
  const task: ReadingTask = { bytes, options };
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    workerData: task,
  });
  const received = () => once(thread, 'message', { signal });
  try {
    const [result]: ReadingResult[] = await received();
    if (result === undefined || 'refused' in result) throw errorOf(result);
    const { file, entryCount } = result;
    assertWithin(quotas, 'records', file.records.length);
    assertWithin(quotas, 'entries', entryCount);
    const entries: ImportedEntry[] = [];
    while (entries.length < entryCount) {
      thread.postMessage(entries.length);
      const [more]: ImportedEntry[][] = await received();
      entries.push(...(more ?? []));
      await nextTurn();
    }
    return { ...file, entries };
  } catch (error) {
    if (signal.aborted) throw new AbandonedError();
    throw error;
  } finally {
    await thread.terminate();
  }
}

function errorOf(result: Extract<ReadingResult, { refused: object }> | undefined): Error {
  if (result === undefined) return new Error('The thread sent nothing.');
  const { refused } = result;
  return 'code' in refused
    ? new FileError(refused.code, refused.message)
    : new InvalidFieldError(refused.field, refused.message);
}
