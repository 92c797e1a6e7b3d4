import type { PageText } from './parse-table.ts';
import {
  checkSize,
  MOST_COLUMNS,
  type Table,
  TableError,
  type TableRow,
  type TableSheet,
} from './table.ts';
import { tablesText } from './text.ts';

/** For nothing but the parser below, whose documents run no script, load nothing and are never shown. */
const policy = globalThis.window?.trustedTypes?.createPolicy('inert-pages', {
  createHTML: (text) => text,
});

const STYLES = /<style\b[\s\S]*?<\/style\s*>/gi;
const TAGS = /<[a-z][^>]*>/gi;
const REFUSED = /\s(?:style|on\w+)\s*=/gi;

/** A page without what its own policy refuses: a browser would report each style of each cell. */
function withoutStyles(text: string): string {
  return text.replace(STYLES, '').replace(TAGS, (tag) => tag.replace(REFUSED, ' data-x='));
}

/** The parts of a page that begin a line of their own. */
const LINES = 'div, p, li';
const BREAK = '\u2028';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** A table with so many times fewer rows than the largest says something about the one below it. */
const SMALLER = 4;

/** Reads the tables of a page. Throws a `TableError`. */
export function tableOfPage({ page, encodings }: PageText): Table {
  const [first, ...others] = sheetsOfPage(page).filter(({ rows }) => rows.length > 0);
  if (first === undefined) throw new TableError('unreadable');
  return { sheets: [first, ...others], encodings };
}

/**
 * The tables of a page, as programs write them into files that they call .xls: each a sheet, below the headings and
 * small tables above it. Merged cells hold their text once, as in a workbook.
 */
function sheetsOfPage(text: string): TableSheet[] {
  const plain = withoutStyles(text);
  const page = new DOMParser().parseFromString(policy?.createHTML(plain) ?? plain, 'text/html');
  for (const part of page.querySelectorAll('script')) part.remove();
  for (const part of page.querySelectorAll(LINES)) part.append(BREAK);
  for (const part of page.querySelectorAll('br')) part.replaceWith(BREAK);
  const parts = [...page.querySelectorAll(`${HEADINGS}, table`)].flatMap((part) =>
    partOf(part as HTMLElement),
  );
  const most = Math.max(0, ...parts.map(({ rows }) => rows.length));
  const sheets: TableSheet[] = [];
  let above: Part[] = [];
  for (const [index, part] of parts.entries()) {
    above.push(part);
    const isSmall = part.rows.length * SMALLER < most && index < parts.length - 1;
    if (!part.isTable || isSmall) continue;
    const name = above.findLast((one) => one.name !== '')?.name ?? '';
    sheets.push({ name, rows: numbered(above.flatMap(({ rows }) => rows)) });
    above = [];
  }
  return withNames(sheets);
}

interface Part {
  readonly isTable: boolean;
  /** Empty for none. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** A heading, or a table; nothing for one that only places others. */
function partOf(element: HTMLElement): Part[] {
  if (!(element instanceof HTMLTableElement)) {
    const name = textOf(element);
    return element.closest('table') || name === ''
      ? []
      : [{ isTable: false, name, rows: [[name]] }];
  }
  if (element.querySelector('table')) return [];
  const name = element.caption ? textOf(element.caption) : '';
  return [{ isTable: true, name, rows: [...(name === '' ? [] : [[name]]), ...rowsOf(element)] }];
}

function rowsOf(table: HTMLTableElement): string[][] {
  /** For each column the rows that a cell above still covers. */
  const covered: number[] = [];
  return [...table.rows].map((row) => {
    const cells: string[] = [];
    const skipCovered = () => {
      for (let left = covered[cells.length] ?? 0; left > 0; left = covered[cells.length] ?? 0) {
        covered[cells.length] = left - 1;
        cells.push('');
      }
    };
    for (const cell of row.cells) {
      skipCovered();
      const text = textOf(cell);
      if (text !== '') checkSize(0, cells.length + 1);
      for (let span = 0; span < cell.colSpan && cells.length < MOST_COLUMNS; span += 1) {
        covered[cells.length] = cell.rowSpan - 1;
        cells.push(span === 0 ? text : '');
      }
    }
    skipCovered();
    return cells;
  });
}

/** White space is one space, and a line of its own begins a line. */
function textOf({ textContent }: HTMLElement): string {
  return textContent
    .replace(/[ \t\r\n\f\u00a0]+/g, ' ')
    .replace(/ ?\u2028[ \u2028]*/g, '\n')
    .trim();
}

function numbered(rows: readonly (readonly string[])[]): TableRow[] {
  checkSize(rows.length, 0);
  return rows
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Sheets are chosen by their names. */
function withNames(sheets: readonly TableSheet[]): TableSheet[] {
  if (sheets.length === 1) return sheets.map(({ rows }) => ({ name: '', rows }));
  const names = sheets.map(({ name }) => name);
  return sheets.map(({ name, rows }, index) => {
    const isOnly = name !== '' && names.indexOf(name) === names.lastIndexOf(name);
    return { name: isOnly ? name : tablesText.numbered(name, index + 1), rows };
  });
}
