import { FileError } from '#server/runtime/errors.ts';
import { decodeFile } from './decode-file.ts';
import type { ImportFile, ReadingOptions } from './import-file.ts';
import { readBackup } from './read-backup.ts';
import { readCsvFile } from './read-csv-file.ts';

/** A table is read twice, and so it is in memory. A backup is read element by element. */
const LONGEST_TABLE = 16 * 1024 * 1024;
/** What holds entries has fewer; eight million lines of one letter would take minutes. */
const MOST_ROWS = 500_000;
const MOST_CELLS = 5_000_000;

/** Reads a file by what is in it, whatever its name says. Throws a `FileError` or a `LimitReachedError`. */
export async function readImportFile(
  bytes: AsyncIterable<Buffer>,
  options: ReadingOptions,
): Promise<ImportFile> {
  const texts = decodeFile(bytes);
  const { value: start = '' } = await texts.next();
  if (/^\s*[{[]/.test(start)) return readBackup(start, texts, options);
  const parts: string[] = [];
  const size = { length: 0, rows: 0, cells: 0 };
  function add(text: string): void {
    parts.push(text);
    size.length += text.length;
    size.rows += text.match(/[\r\n]+/g)?.length ?? 0;
    size.cells += text.split(',').length;
    const isLong = size.length > LONGEST_TABLE;
    if (isLong || size.rows > MOST_ROWS || size.cells > MOST_CELLS) {
      throw new FileError('file_long', 'The table is too long.');
    }
  }
  add(start);
  for await (const text of texts) add(text);
  return readCsvFile(parts.join(''), options);
}
