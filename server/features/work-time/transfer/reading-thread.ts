/**
 * A thread that reads one file: to parse 16 MB takes longer than others should wait. It sends the file
 * without its entries, and then some of these whenever it is asked.
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

/** What it sends first. Errors would lose their class on the way. */
export type ReadingResult =
  | { file: Omit<ImportFile, 'entries'>; entryCount: number }
  | { refused: { code: FileErrorCode; message: string } | { field: string; message: string } };

/** Taken over within a few milliseconds. */
const ENTRIES_AT_ONCE = 1000;

function resultOf({ bytes, options }: ReadingTask): ReadingResult {
  try {
    const { entries, ...file } = readImportFile(bytes, options);
    parentPort?.on('message', (from: number) => {
      parentPort?.postMessage(entries.slice(from, from + ENTRIES_AT_ONCE));
    });
    return { file, entryCount: entries.length };
  } catch (error) {
    if (error instanceof FileError)
      return { refused: { code: error.code, message: error.message } };
    if (!(error instanceof InvalidFieldError)) throw error;
    return { refused: { field: error.field, message: error.message } };
  }
}

parentPort?.postMessage(resultOf(workerData));
