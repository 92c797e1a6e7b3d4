import { decode, encodingsOf } from './encodings.ts';
import { rowsOfJson } from './rows-of-json.ts';
import { rowsOfText } from './rows-of-text.ts';
import { sheetsOfWorkbook } from './sheets-of-workbook.ts';
import {
  type Encoding,
  type Table,
  TableError,
  type TableProblem,
  type TableSheet,
} from './table.ts';

/** The task of the worker. */
export interface TableTask {
  readonly source: ArrayBuffer | string;
  /** One of the encodings that fit, where the user chose it. */
  readonly encoding?: Encoding | undefined;
}

export type TableAnswer = { readonly table: Table } | { readonly problem: TableProblem };

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Texts of programs that are no table: pages that are called .xls, PDFs, calendars. */
const NO_TABLE = /^\s*(?:<(?:!doctype|html|table|\?xml)\b|%PDF-|\{\\rtf|BEGIN:VCALENDAR)/i;

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
  const { sheets, encodings } = await sheetsOf(source, encoding);
  const [first, ...others] = sheets.filter(({ rows }) => rows.length > 0);
  if (first === undefined) throw new TableError('empty');
  return { sheets: [first, ...others], encodings };
}

async function sheetsOf(
  source: ArrayBuffer | string,
  encoding: Encoding | undefined,
): Promise<{ sheets: readonly TableSheet[]; encodings: Encoding[] }> {
  if (typeof source === 'string') return { sheets: sheetOfText(source), encodings: [] };
  const bytes = new Uint8Array(source);
  if (ZIP.every((byte, index) => bytes[index] === byte)) {
    return { sheets: await sheetsOfWorkbook(source), encodings: [] };
  }
  const fitting = encodingsOf(bytes);
  const chosen = fitting.find((one) => one === encoding) ?? fitting[0];
  if (chosen === undefined) throw new TableError('unreadable');
  const text = decode(bytes, chosen) ?? '';
  if (NO_TABLE.test(text)) throw new TableError('unreadable');
  const encodings = [...new Set([chosen, ...fitting])];
  return { sheets: sheetOfText(text), encodings };
}

const sheetOfText = (text: string) => [{ name: '', rows: rowsOfJson(text) ?? rowsOfText(text) }];
