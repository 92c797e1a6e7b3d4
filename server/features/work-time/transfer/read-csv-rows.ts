import { Readable, type TransformOptions } from 'node:stream';
import { CsvError, type InfoRecord, type Options, parse } from 'csv-parse';
import { FileError } from '#server/runtime/errors.ts';
import { createPause } from './pause.ts';

/** What is parsed in one turn: a row with another number of fields takes 0.1 ms. */
const SLICE = 32 * 1024;
const ROWS_OF_A_SLICE = /^(?:[^\r\n]*[\r\n]){100}/;
/** A quotation mark that is never closed makes one field of the rest of the file. */
const LONGEST_ROW = 64 * 1024;

const options: Options & TransformOptions = {
  info: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_ROW,
  // Slices that waited in the parser would all be parsed in the turn that ends the file.
  writableHighWaterMark: 1,
};

export interface CsvRow {
  /** The first line of the row, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** The rows of a CSV text, without empty ones and with trimmed fields. Throws a `FileError`. */
export async function* readCsvRows(text: string, signal: AbortSignal): AsyncGenerator<CsvRow> {
  const parser = Readable.from(slicesOf(text)).pipe(parse(options));
  const pause = createPause(signal);
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
  for (let from = 0; from < text.length; ) {
    const slice = text.slice(from, from + SLICE);
    const rows = ROWS_OF_A_SLICE.exec(slice)?.[0] ?? slice;
    yield rows;
    from += rows.length;
    await pause();
  }
}

function newlines(fields: readonly string[]): number {
  return fields.reduce((sum, field) => sum + (field.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
}
