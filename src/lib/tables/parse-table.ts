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

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Texts of programs that are no table: PDFs, calendars, mail. */
const NO_TABLE = /^\s*(?:<\?xml\b|%PDF-|\{\\rtf|BEGIN:VCALENDAR|MIME-Version:)/i;
/** Business programs write tables as pages, and call them .xls. */
const PAGE =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<(?:!doctype html|html|head|meta|body|style|table|div)\b/i;

const TAG = /<[a-z]/gi;

/**
 * The most tags of a page that is read as a table: 30,000 rows of eight columns take the parser of the page some 2 s,
 * in which nothing can be pressed and nothing ends it.
 */
const MOST_TAGS = 300_000;

/** Works on a task, as the worker does: a rejection in a worker tells its page nothing. */
export async function answerTask(task: TableTask): Promise<TableAnswer> {
  try {
    return await parse(task);
  } catch (error) {
    return { problem: error instanceof TableError ? error.problem : 'unreadable' };
  }
}

/** Reads a source by its bytes, whatever its name says. Throws a `TableError`. */
async function parse({ source, encoding }: TableTask): Promise<TableAnswer> {
  if (typeof source === 'string') return tableOf(sheetOfText(source));
  const bytes = new Uint8Array(source);
  if (ZIP.every((byte, index) => bytes[index] === byte)) {
    return tableOf(await sheetsOfWorkbook(source));
  }
  const encodings = encodingsIn(bytes, encoding);
  const text = encodings[0] === undefined ? null : decode(bytes, encodings[0]);
  if (text === null) throw new TableError('unreadable');
  if (PAGE.test(text)) return pageOf(text, encodings);
  if (NO_TABLE.test(text)) throw new TableError('unreadable');
  return tableOf(sheetOfText(text), encodings);
}

function tableOf(sheets: readonly TableSheet[], encodings: readonly Encoding[] = []) {
  const [first, ...others] = sheets.filter(({ rows }) => rows.length > 0);
  if (first === undefined) throw new TableError('empty');
  return { table: { sheets: [first, ...others], encodings } } as const;
}

function pageOf(page: string, encodings: readonly Encoding[]): PageText {
  if ((page.match(TAG)?.length ?? 0) > MOST_TAGS) throw new TableError('slow');
  return { page, encodings };
}

/** The encodings that fit, first the one that was chosen. */
function encodingsIn(bytes: Uint8Array, chosen: Encoding | undefined): Encoding[] {
  const fitting = encodingsOf(bytes);
  return fitting.toSorted((one, other) => Number(other === chosen) - Number(one === chosen));
}

const sheetOfText = (text: string) => [{ name: '', rows: rowsOfJson(text) ?? rowsOfText(text) }];
