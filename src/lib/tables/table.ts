/** A table as it is read: whatever wrote it, sheets with rows of texts (HRS-9, ROU-43). */

/** Encodings by the names that `TextDecoder` knows. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'euc-jp' | 'shift_jis';

/**
 * The files that hold a table, for a field of files. Android knows CSV by other types than the rest, and shows
 * files of an unknown type as if they could not be chosen.
 */
export const TABLE_FILES = [
  ...['.csv', '.tsv', '.txt', '.xlsx', '.xls', '.html'],
  ...['text/csv', 'text/plain', 'text/comma-separated-values', 'application/vnd.ms-excel'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join();

export interface TableRow {
  /** The first line of the row in its file, from 1. */
  readonly line: number;
  /** Without the white space around them. */
  readonly cells: readonly string[];
}

export interface TableSheet {
  /** Empty for a file that has no sheets. */
  readonly name: string;
  /** Without empty ones; at least one. */
  readonly rows: readonly TableRow[];
}

export interface Table {
  /** Those that a workbook shows and that are not empty, in their order. */
  readonly sheets: readonly [TableSheet, ...TableSheet[]];
  /** The encodings that fit the file, the likeliest first; none for a workbook or a pasted text. */
  readonly encodings: readonly Encoding[];
}

/**
 * - `unreadable`: neither a text in one of these encodings nor a workbook
 * - `quotes`: a quotation mark is never closed, so that nobody knows where the row ends
 * - `large`: more rows or columns than `MOST_ROWS` and `MOST_COLUMNS`, or a workbook that unpacks to too much
 * - `slow`: not read within `READING_MS`, or a page with more than `MOST_TAGS`
 */
export type TableProblem = 'empty' | 'unreadable' | 'quotes' | 'large' | 'slow';

/** Twice as many as entries can be imported; lists are shorter. */
export const MOST_ROWS = 100_000;
export const MOST_COLUMNS = 500;

/** Throws a `TableError` for a table that is too large to be read. */
export function checkSize(rows: number, columns: number): void {
  if (rows > MOST_ROWS || columns > MOST_COLUMNS) throw new TableError('large');
}

export class TableError extends Error {
  readonly problem: TableProblem;

  constructor(problem: TableProblem, options?: ErrorOptions) {
    super(`The table cannot be read: ${problem}.`, options);
    this.problem = problem;
  }
}
