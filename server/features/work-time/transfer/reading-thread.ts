/**
 * A thread that reads one file: to parse 16 MB takes longer than others should wait. It sends how much is
 * in the file, and then some of its records or entries whenever it is asked.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { FileError, type FileErrorCode, InvalidFieldError } from '#server/runtime/errors.ts';
import type { ImportFile, ReadingOptions } from './import-file.ts';
import { readImportFile } from './read-import-file.ts';

/** What the thread is given. */
export interface ReadingTask {
  bytes: Uint8Array;
  options: ReadingOptions;
}

/** What is sent in parts. */
export type List = 'entries' | 'records';

/** Asks for a part of a list, from this index on. */
export interface PartRequest {
  list: List;
  from: number;
}

/** What it sends first. Errors would lose their class on the way. */
export type ReadingResult =
  | { file: Omit<ImportFile, List>; counts: Readonly<Record<List, number>> }
  | { refused: { code: FileErrorCode; message: string } | { field: string; message: string } };

/** Taken over within a few milliseconds. */
const ROWS_AT_ONCE = 1000;

function resultOf({ bytes, options }: ReadingTask): ReadingResult {
  try {
    const { entries, records, ...file } = readImportFile(bytes, options);
    parentPort?.on('message', ({ list, from }: PartRequest) => {
      const rows = list === 'entries' ? entries : records;
      parentPort?.postMessage(rows.slice(from, from + ROWS_AT_ONCE));
    });
    return { file, counts: { entries: entries.length, records: records.length } };
  } catch (error) {
    if (error instanceof FileError)
      return { refused: { code: error.code, message: error.message } };
    if (!(error instanceof InvalidFieldError)) throw error;
    return { refused: { field: error.field, message: error.message } };
  }
}

parentPort?.postMessage(resultOf(workerData));
