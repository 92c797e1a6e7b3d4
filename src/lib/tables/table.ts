/** A table as it is read: whatever wrote it, rows of texts (HRS-9, ROU-20). */

/** Encodings by the names that `TextDecoder` knows. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'euc-jp' | 'shift_jis';

export interface TableRow {
  /** The first line of the row in its file, from 1. */
  readonly line: number;
  /** Without the white space around them. */
  readonly cells: readonly string[];
}

export interface Table {
  /** Without empty ones; at least one. */
  readonly rows: readonly TableRow[];
  /** The encodings that fit the file, the likeliest first; none for a workbook or a pasted text. */
  readonly encodings: readonly Encoding[];
}

/**
 * - `unreadable`: neither a text in one of these encodings nor a workbook
 * - `quotes`: a quotation mark is never closed, so that nobody knows where the row ends
 */
export type TableProblem = 'empty' | 'unreadable' | 'quotes' | 'long';

export class TableError extends Error {
  readonly problem: TableProblem;

  constructor(problem: TableProblem, options?: ErrorOptions) {
    super(`The table cannot be read: ${problem}.`, options);
    this.problem = problem;
  }
}
