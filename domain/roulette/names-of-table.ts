/** The names in a table, such as a roster of a class (ROU-43). */
import { toPlainText } from '../plain-text.ts';
import { rosterHeadings } from './text.ts';

type Rows = readonly (readonly string[])[];

export interface NameColumns {
  /** For each column, whether it holds names, or a part of them. */
  readonly isName: readonly boolean[];
  readonly hasHeading: boolean;
}

/** The number of rows from which the column of names is guessed. */
const LOOKED_AT = 50;
const LETTER = /\p{L}/u;
const NO_NAME = /\d{2}|@|:\/\/|[/:]\d/u;
const { name, surname, givenName, other } = rosterHeadings;

/**
 * The rows of a table from its heading on. Titles above it are narrower, and so is a second row of headings below
 * merged ones: `氏名` above `姓` and `名`.
 */
export function fromHeading(rows: Rows): Rows {
  const first = rows.slice(0, LOOKED_AT);
  const widths = first.map((cells) => cells.filter((cell) => cell !== '').length);
  const isNarrower = (index: number, than: number) => (widths[index] ?? 0) < (widths[than] ?? 0);
  const at = first.findIndex((cells) => isHeading(cells.map(headingOf)));
  const isBelowTitles = first.slice(0, at).every((_, index) => isNarrower(index, at));
  if (at === -1 || !isBelowTitles) return rows;
  const [upper = [], lower = [], ...body] = rows.slice(at);
  const isLowerHeading = isNarrower(at + 1, at) && isHeading(lower.map(headingOf));
  const merged = upper.map((cell, index) => lower[index] || cell);
  return stacked(isLowerHeading ? [merged, ...body] : rows.slice(at));
}

/** Blocks with the same headings, side by side as on a sheet of paper, one below the other. */
function stacked(rows: Rows): Rows {
  const [headings = [], ...body] = rows;
  const first = headings.find((heading) => heading !== '');
  const starts = headings.flatMap((heading, index) => (heading === first ? [index] : []));
  const blocksOf = (cells: readonly string[]) =>
    starts.map((start, index) => cells.slice(start, starts[index + 1]));
  const blocks = blocksOf(headings);
  // A narrow empty column may be between them.
  const isSame = new Set(blocks.map((block) => block.join('\n').trim())).size === 1;
  if (blocks.length < 2 || !isSame) return rows;
  const blocksOfBody = body.map(blocksOf);
  const below = blocks.flatMap((_, index) => blocksOfBody.map((row) => row[index] ?? []));
  return [blocks[0] ?? [], ...below];
}

/** Guesses the column that holds names, and whether the first row is a heading. */
export function guessNameColumns(rows: Rows): NameColumns {
  const [first = []] = rows;
  const width = Math.max(...rows.slice(0, LOOKED_AT).map((cells) => cells.length));
  const headings = Array.from({ length: width }, (_, index) => headingOf(first[index] ?? ''));
  const hasHeading = isHeading(headings);
  const isPart = headings.map((heading) => surname.test(heading) || givenName.test(heading));
  const named = headings.findIndex((heading) => name.test(heading));
  if (named === -1 && hasHeading && isPart.includes(true)) return { isName: isPart, hasHeading };
  const body = rows.slice(hasHeading ? 1 : 0, LOOKED_AT);
  const scores = headings.map((heading, index) =>
    other.test(heading) && hasHeading ? -1 : scoreOf(body.map((cells) => cells[index] ?? '')),
  );
  const chosen = named === -1 ? scores.indexOf(Math.max(...scores)) : named;
  return { isName: headings.map((_, index) => index === chosen), hasHeading };
}

/** Offices set headings apart: `氏　名`. */
const headingOf = (cell: string) => cell.normalize('NFKC').replace(/\s/g, '');

function isHeading(cells: readonly string[]): boolean {
  return cells.some((cell) =>
    [name, surname, givenName, other].some((pattern) => pattern.test(cell)),
  );
}

/** The number of cells that look like names, a different one in each. */
function scoreOf(cells: readonly string[]): number {
  const names = cells.filter((cell) => LETTER.test(cell) && !NO_NAME.test(cell));
  return names.length + new Set(names).size;
}

/** The names, one a row; parts of one are joined, and rows without any are left out. */
export function namesOfTable(rows: Rows, { isName, hasHeading }: NameColumns): string[] {
  return rows
    .slice(hasHeading ? 1 : 0)
    .map((cells) =>
      cells
        .filter((_, index) => isName[index])
        .map((cell) => toPlainText(cell).trim())
        .filter((part) => part !== '')
        .join(' '),
    )
    .filter((line) => line !== '');
}

/** True if a pasted text may be a table or have a heading: then its user is asked before it is pasted. */
export function mayBeTable(text: string): boolean {
  if (text.includes('\t')) return true;
  const lines = text.trim().split(/\r\n?|\n/);
  if (lines.length < 2) return false;
  const isIn = (delimiter: string) => lines.every((line) => line.includes(delimiter));
  return isIn(',') || isIn(';') || guessNameColumns([[lines[0]?.trim() ?? '']]).hasHeading;
}
