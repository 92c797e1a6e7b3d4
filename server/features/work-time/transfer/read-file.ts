import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AbandonedError, FileError, InvalidFieldError } from '#server/runtime/errors.ts';
import { assertWithin, type Quotas } from '../quotas.ts';
import type { ImportedEntry, ImportedRecord, ImportFile, ReadingOptions } from './import-file.ts';
import { readImportFile } from './read-import-file.ts';
import type { List, PartRequest, ReadingResult, ReadingTask } from './reading-thread.ts';

/** Read within some milliseconds, whatever it holds: to start a thread takes longer. */
const SMALL = 4 * 1024;

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
    assertAllowed({ entries: file.entries.length, records: file.records.length }, quotas);
    return file;
  }
  const task: ReadingTask = { bytes, options };
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), { workerData: task });
  const received = () => once(thread, 'message', { signal });

  async function rowsOf<Row>(list: List, count: number): Promise<Row[]> {
    const rows: Row[] = [];
    while (rows.length < count) {
      const request: PartRequest = { list, from: rows.length };
      thread.postMessage(request);
      const [part]: Row[][] = await received();
      rows.push(...(part ?? []));
      await nextTurn();
    }
    return rows;
  }

  try {
    const [result]: ReadingResult[] = await received();
    if (result === undefined || 'refused' in result) throw errorOf(result);
    const { file, counts } = result;
    assertAllowed(counts, quotas);
    const records = await rowsOf<ImportedRecord>('records', counts.records);
    const entries = await rowsOf<ImportedEntry>('entries', counts.entries);
    return { ...file, records, entries };
  } catch (error) {
    if (signal.aborted) throw new AbandonedError();
    throw error;
  } finally {
    await thread.terminate();
  }
}

function assertAllowed(counts: Readonly<Record<List, number>>, quotas: Quotas): void {
  assertWithin(quotas, 'records', counts.records);
  assertWithin(quotas, 'entries', counts.entries);
}

function errorOf(result: Extract<ReadingResult, { refused: object }> | undefined): Error {
  if (result === undefined) return new Error('The thread sent nothing.');
  const { refused } = result;
  return 'code' in refused
    ? new FileError(refused.code, refused.message)
    : new InvalidFieldError(refused.field, refused.message);
}
