import { FileError } from '#server/runtime/errors.ts';
import type { ImportFile, ReadingOptions } from './import-file.ts';
import { readBackup } from './read-backup.ts';
import { readCsvFile } from './read-csv-file.ts';

const ZIP = Buffer.from('PK\u0003\u0004');

/**
 * Each of these begins a value, a field or a row. 50,000 entries have half of it; many more in 16 MB
 * would take hundreds of megabytes of memory, and no process survives that it has no more.
 */
const PARTS = new Set(Buffer.from(',{[\n'));
const MOST_PARTS = 1_500_000;

/**
 * Reads a file by what is in it, whatever its name says. Throws a `FileError`, or an
 * `InvalidFieldError` for an option that is missing or wrong.
 */
export function readImportFile(bytes: Uint8Array, options: ReadingOptions): ImportFile {
  if (countParts(bytes) > MOST_PARTS)
    throw new FileError('file_long', 'The file has too many parts.');
  const text = decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return /^\s*[{[]/.test(text) ? readBackup(text, options) : readCsvFile(text, options);
}

function countParts(bytes: Uint8Array): number {
  let parts = 0;
  for (const byte of bytes) if (PARTS.has(byte)) parts += 1;
  return parts;
}

/** Strict, so a table saved in Shift_JIS is an error and not garbage. */
function decode(bytes: Buffer): string {
  if (bytes.length === 0) throw new FileError('file_empty', 'The file is empty.');
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) {
    throw new FileError('file_zip', 'This is a ZIP archive or a spreadsheet, not CSV or JSON.');
  }
  try {
    if (bytes.includes(0)) throw new Error('A text has no NUL.');
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new FileError('file_encoding', 'The file is not text in UTF-8.', { cause: error });
  }
}
