import { FileError } from '#server/runtime/errors.ts';
import { decodeFile } from './decode-file.ts';
import type { ImportFile, ReadingOptions } from './import-file.ts';
import { readBackup } from './read-backup.ts';
import { readCsvFile } from './read-csv-file.ts';

/** All lines of a table are in memory at once. A backup is read element by element. */
const LONGEST_TABLE = 16 * 1024 * 1024;

/** Reads a file by what is in it, whatever its name says. Throws a `FileError`. */
export async function readImportFile(
  bytes: AsyncIterable<Buffer>,
  options: ReadingOptions,
): Promise<ImportFile> {
  const texts = decodeFile(bytes);
  const { value: start = '' } = await texts.next();
  if (/^\s*[{[]/.test(start)) return readBackup(start, texts, options.latest);
  const parts = [start];
  let length = start.length;
  for await (const text of texts) {
    parts.push(text);
    length += text.length;
    if (length > LONGEST_TABLE) throw new FileError('file_long', 'The table is too long.');
  }
  return readCsvFile(parts.join(''), options);
}
