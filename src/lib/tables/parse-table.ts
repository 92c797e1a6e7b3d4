import { decode, encodingsOf } from './encodings.ts';
import { rowsOfText } from './rows-of-text.ts';
import { rowsOfWorkbook } from './rows-of-workbook.ts';
import { type Encoding, type Table, TableError, type TableProblem } from './table.ts';

/** The task of the worker. */
export interface TableTask {
  readonly source: ArrayBuffer | string;
  /** One of the encodings that fit, where the user chose it. */
  readonly encoding?: Encoding | undefined;
}

export type TableAnswer = { readonly table: Table } | { readonly problem: TableProblem };

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Works on a task, as the worker does: a rejection in a worker tells its page nothing. */
export async function answerTask(task: TableTask): Promise<TableAnswer> {
  try {
    return { table: await parseTable(task) };
  } catch (error) {
    return { problem: error instanceof TableError ? error.problem : 'unreadable' };
  }
}

/** Reads a table by its bytes, whatever its name says. Throws a `TableError`. */
export async function parseTable({ source, encoding }: TableTask): Promise<Table> {
  const table = await tableOf(source, encoding);
  if (table.rows.length === 0) throw new TableError('empty');
  return table;
}

async function tableOf(
  source: ArrayBuffer | string,
  encoding: Encoding | undefined,
): Promise<Table> {
  if (typeof source === 'string') return { rows: rowsOfText(source), encodings: [] };
  const bytes = new Uint8Array(source);
  if (ZIP.every((byte, index) => bytes[index] === byte)) {
    return { rows: await rowsOfWorkbook(source), encodings: [] };
  }
  const fitting = encodingsOf(bytes);
  const chosen = fitting.find((one) => one === encoding) ?? fitting[0];
  if (chosen === undefined) throw new TableError('unreadable');
  const text = decode(bytes, chosen) ?? '';
  const encodings = [...new Set([chosen, ...fitting])];
  return { rows: rowsOfText(text), encodings };
}
