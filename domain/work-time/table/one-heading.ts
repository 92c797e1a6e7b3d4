import { ENDPOINTS } from './column-use.ts';
import { countTitles, isValue, usualUse } from './layout.ts';
import type { Row } from './row.ts';
import { notOfWork } from './text.ts';

/**
 * Makes one heading of two rows, where merged cells head several columns: `休憩` above `開始` and `終了`. A row above
 * the heading may only tell times that are no work.
 */
export function withOneHeading(rows: readonly Row[]): readonly Row[] {
  const at = countTitles(rows);
  const [above, heading, below] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!heading || heading.cells.some(isValue)) return rows;
  const lower = below && isSecond(heading, below) ? combined(heading.cells, below.cells) : null;
  if (lower) return rows.toSpliced(at, 2, { ...heading, cells: lower });
  const upper = above?.cells.map((cell) => (cell === '' || notOfWork.test(cell) ? cell : ' '));
  const isUpper = upper && hasTwice(heading.cells) && !isOverDate(upper, heading.cells);
  return isUpper ? rows.with(at, { ...heading, cells: combined(upper, heading.cells) }) : rows;
}

function hasTwice(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  return new Set(filled).size < filled.length;
}

function isOverDate(cells: readonly string[], others: readonly string[]): boolean {
  return cells.some((cell, index) => cell !== '' && usualUse(others[index] ?? '') === 'date');
}

/** True for a row without values that heads beginnings and ends, and nothing where the row above heads dates. */
function isSecond({ cells }: Row, second: Row): boolean {
  if (second.cells.some(isValue) || isOverDate(second.cells, cells)) return false;
  return second.cells.filter((cell) => ENDPOINTS.includes(usualUse(cell))).length > 1;
}

/** The words of both rows for each column: the lower one alone where it says enough about work. */
function combined(upper: readonly string[], lower: readonly string[]): string[] {
  let over = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const [own = '', part = ''] = [upper[index], lower[index]];
    if (own !== '' || part === '') over = own.trim();
    const isEnough = !notOfWork.test(over) && usualUse(part) !== 'unused';
    return part === '' || !isEnough ? `${over}${part}` : part;
  });
}
