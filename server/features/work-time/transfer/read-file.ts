import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AbandonedError, FileError, InvalidFieldError } from '#server/runtime/errors.ts';
import { assertWithin, type Quotas } from '../quotas.ts';
import type { ImportedEntry, ImportFile, ReadingOptions } from './import-file.ts';
import { readImportFile } from './read-import-file.ts';
import type { ReadingResult, ReadingTask } from './reading-thread.ts';

/** Read within 20 ms, for which no thread is started. */
const SMALL = 64 * 1024;

/**
 * Reads a file without keeping others waiting. Throws a `FileError`, an `InvalidFieldError`, a
 * `LimitReachedError` if the file has more than its user may have, and an `AbandonedError` when the
 * signal aborts.
 */
export async function readFile(
  bytes: Uint8Array,
  options: ReadingOptions,
  quotas: Quotas,
  signal: AbortSignal,
): Promise<ImportFile> {
  if (bytes.length <= SMALL) {
    const file = readImportFile(bytes, options);
    assertAllowed(file, file.entries.length, quotas);
    return file;
  }
  const task: ReadingTask = { bytes, options };
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), { workerData: task });
  const received = () => once(thread, 'message', { signal });
  try {
    const [result]: ReadingResult[] = await received();
    if (result === undefined || 'refused' in result) throw errorOf(result);
    assertAllowed(result.file, result.entryCount, quotas);
    const entries: ImportedEntry[] = [];
    while (entries.length < result.entryCount) {
      thread.postMessage(entries.length);
      const [more]: ImportedEntry[][] = await received();
      entries.push(...(more ?? []));
      await nextTurn();
    }
    return { ...result.file, entries };
  } catch (error) {
    if (signal.aborted) throw new AbandonedError();
    throw error;
  } finally {
    await thread.terminate();
  }
}

function assertAllowed({ records }: Pick<ImportFile, 'records'>, entries: number, quotas: Quotas) {
  assertWithin(quotas, 'records', records.length);
  assertWithin(quotas, 'entries', entries);
}

function errorOf(result: Extract<ReadingResult, { refused: object }> | undefined): Error {
  if (result === undefined) return new Error('The thread sent nothing.');
  const { refused } = result;
  return 'code' in refused
    ? new FileError(refused.code, refused.message)
    : new InvalidFieldError(refused.field, refused.message);
}
