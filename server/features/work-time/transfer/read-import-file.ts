import { decodeFile } from './decode-file.ts';
import type { ImportFile, ReadingOptions } from './import-file.ts';
import { readBackup } from './read-backup.ts';
import { readCsvFile } from './read-csv-file.ts';

/** Reads a file by what is in it, whatever its name says. Throws a `FileError`. */
export async function readImportFile(bytes: Buffer, options: ReadingOptions): Promise<ImportFile> {
  const text = await decodeFile(bytes);
  return /^\s*[{[]/.test(text) ? readBackup(text, options.latest) : readCsvFile(text, options);
}
