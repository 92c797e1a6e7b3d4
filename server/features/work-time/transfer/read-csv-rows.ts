import { CsvError, type Options, type OptionsWithColumns } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { FileError } from '#server/runtime/errors.ts';

/** A quotation mark that is never closed makes one field of the rest of the file. */
const LONGEST_ROW = 64 * 1024;
/** A user may have half as many entries; eight million lines of one letter would take minutes. */
const MOST_ROWS = 100_000;

const options: Options<CsvRow, string[]> = {
  on_record: toRow,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_ROW,
  to: MOST_ROWS + 1,
};

export interface CsvRow {
  /** The first line of the row, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** The rows of a CSV text, without empty ones and with trimmed fields. Throws a `FileError`. */
export function readCsvRows(text: string): CsvRow[] {
  const rows = parseRows(text);
  if (rows.length > MOST_ROWS) throw new FileError('file_long', 'The table is too long.');
  return rows;
}

/** csv-parse reports a row's last line; users look for its first. */
function toRow(record: string[], { lines }: { lines: number }): CsvRow {
  return { line: lines - newlines(record), fields: record.map((field) => field.trim()) };
}

function parseRows(text: string): CsvRow[] {
  try {
    // Its types know rows of our own only with named columns.
    return parse(text, options as OptionsWithColumns<CsvRow, string[]>);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines);
    throw new FileError('file_quotes', `The quotation marks do not match up to line ${line}.`);
  }
}

function newlines(fields: readonly string[]): number {
  return fields.reduce((sum, field) => sum + (field.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
}
