import { Readable } from 'node:stream';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import { FileError } from '#server/runtime/errors.ts';
import { createPause } from './pause.ts';

const SLICE = 32 * 1024;
/** A quotation mark that is never closed makes one field of the rest of the file. */
const LONGEST_ROW = 64 * 1024;

export interface CsvRow {
  /** The first line of the row, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** The rows of a CSV text, without empty ones and with trimmed fields. Throws a `FileError`. */
export async function* readCsvRows(text: string): AsyncGenerator<CsvRow> {
  const parser = Readable.from(slicesOf(text)).pipe(
    parse({
      info: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
    }),
  );
  const pause = createPause();
  let last = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: InfoRecord;
    }>) {
      last = info.lines;
      // csv-parse reports a row's last line; users look for its first.
      yield { line: last - newlines(record), fields: record.map((field) => field.trim()) };
      await pause();
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileError(
      'file_quotes',
      `The quotation marks do not match from line ${last + 1} on.`,
    );
  }
}

async function* slicesOf(text: string): AsyncGenerator<string> {
  const pause = createPause();
  for (let from = 0; from < text.length; from += SLICE) {
    yield text.slice(from, from + SLICE);
    await pause();
  }
}

function newlines(fields: readonly string[]): number {
  return fields.reduce((sum, field) => sum + (field.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
}
