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

/** The text of a page, whose tables only the page itself can read: a worker has no parser of it. */
export interface PageText {
  readonly page: string;
  readonly encodings: readonly Encoding[];
}

export type TableAnswer = { readonly table: Table } | { readonly problem: TableProblem } | PageText;

/** Bytes within which a page has its first tag. */
const BEGINNING = 100;
const TAG = 0x3c;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Texts of programs that are no table: PDFs, calendars, mail. */
const NO_TABLE = /^\s*(?:<\?xml\b|%PDF-|\{\\rtf|BEGIN:VCALENDAR|MIME-Version:)/i;
/** Business programs write tables as pages, and call them .xls. */
const PAGE =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<(?:!doctype html|html|head|meta|body|style|table|div)\b/i;

/** Works on a task, as the worker does: a rejection in a worker tells its page nothing. */
export async function answerTask(task: TableTask): Promise<TableAnswer> {
  try {
    return pageIn(task) ?? { table: await parseTable(task) };
  } catch (error) {
    return { problem: error instanceof TableError ? error.problem : 'unreadable' };
  }
}

/** The text of a page; `null` for any other source. */
function pageIn({ source, encoding }: TableTask): PageText | null {
  if (typeof source === 'string') return null;
  const bytes = new Uint8Array(source);
  if (!bytes.subarray(0, BEGINNING).includes(TAG)) return null;
  const encodings = encodingsIn(bytes, encoding);
  const page = encodings[0] === undefined ? null : decode(bytes, encodings[0]);
  return page !== null && PAGE.test(page) ? { page, encodings } : null;
}

/** The encodings that fit, first the one that was chosen. */
function encodingsIn(bytes: Uint8Array, chosen: Encoding | undefined): Encoding[] {
  const fitting = encodingsOf(bytes);
  return fitting.toSorted((one, other) => Number(other === chosen) - Number(one === chosen));
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
  const encodings = encodingsIn(bytes, encoding);
  const text = encodings[0] === undefined ? null : decode(bytes, encodings[0]);
  if (text === null || NO_TABLE.test(text) || PAGE.test(text)) throw new TableError('unreadable');
  return { sheets: sheetOfText(text), encodings };
}

const sheetOfText = (text: string) => [{ name: '', rows: rowsOfJson(text) ?? rowsOfText(text) }];
