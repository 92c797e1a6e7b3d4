/** Rows as people write them for the eye, as rows that say all about themselves (HRS-9). */
import { readWrittenTime } from '#domain/calendar/read-written-time.ts';
import { ENDPOINTS } from './column-use.ts';
import { headingWords } from './heading-words.ts';
import { countTitles, isValue, usualUse } from './layout.ts';
import { withOneHeading } from './one-heading.ts';
import { presetOf } from './presets.ts';
import { areMostly, type Row } from './row.ts';
import { detailedColumns, sameAsAbove } from './text.ts';
import { ANY_TIME } from './time-columns.ts';

/** A heading of times by the clock of Greenwich. */
const OF_UTC = /\b(?:UTC|GMT)\b(?![+-]\d)/i;

/** A date with both times: `2026-09-07 9:00 → 10:30`. */
const RANGE = /^(.*\d.*?)(?:\s*[→~\u301c\uff5e]\s*|\s[-\u2013]\s)(.*\d.*)$/u;

/** The rows of one table, below one heading. */
export function plainRows(rows: readonly Row[]): readonly Row[] {
  const headed = withOneHeading(rows);
  const at = countTitles(headed);
  const heading = headed[at]?.cells ?? [];
  // A program means every text as it stands.
  if (heading.some(isValue) || presetOf(heading)) return headed;
  const above = headed.slice(0, at);
  const table = withTextAbove(below(headed.slice(at), widthOf(heading)));
  return [...above, ...withZone(withoutRanges(table))];
}

/** The width of each of several tables that stand side by side; 0 for one table. */
function widthOf(heading: readonly string[]): number {
  const [first = -1, second = -1] = heading.flatMap((cell, index) =>
    usualUse(cell) === 'date' ? [index] : [],
  );
  const width = second - first;
  const block = heading.slice(0, width);
  const isAgain = heading.every((cell, index) => index < width || cell === block[index % width]);
  const filled = heading.findLastIndex((cell) => cell !== '') + 1;
  const gap = width - 1 - block.findLastIndex((cell) => cell !== '');
  const isLong = block.some((cell) => ['end', 'duration'].includes(usualUse(cell)));
  return isAgain && isLong && (filled + gap) % width === 0 ? width : 0;
}

/** Tables that stand side by side, one below the other. */
function below(rows: readonly Row[], width: number): readonly Row[] {
  const [heading, ...body] = rows;
  if (width === 0 || !heading) return rows;
  const starts = heading.cells.flatMap((_, index) => (index % width === 0 ? [index] : []));
  const blocks = starts.flatMap((start) =>
    body.map((row) => ({ ...row, cells: row.cells.slice(start, start + width) })),
  );
  const filled = blocks.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return [{ ...heading, cells: heading.cells.slice(0, width) }, ...filled];
}

/** Puts the text above in the place of marks such as `〃`. */
function withTextAbove(rows: readonly Row[]): readonly Row[] {
  if (!rows.some(({ cells }) => cells.some((cell) => sameAsAbove.test(cell)))) return rows;
  let above: readonly string[] = [];
  return rows.map((row, index) => {
    const cells = row.cells.map((cell, column) =>
      sameAsAbove.test(cell) ? above[column] || cell : cell,
    );
    above = index === 0 ? [] : cells;
    return { ...row, cells };
  });
}

/** Adds the zone of a heading such as `Start (UTC)` to its times. */
function withZone(rows: readonly Row[]): readonly Row[] {
  const [heading, ...body] = rows;
  const columns = (heading?.cells ?? []).flatMap((cell, index) => {
    const words = headingWords(cell);
    return OF_UTC.test(words) && ENDPOINTS.includes(usualUse(cell)) ? [index] : [];
  });
  if (columns.length === 0 || !heading) return rows;
  const ofUtc = (cell: string) => {
    const read = readWrittenTime(cell);
    return read && 'time' in read && read.time ? `${cell} UTC` : cell;
  };
  const zoned = body.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => (columns.includes(index) ? ofUtc(cell) : cell)),
  }));
  return [heading, ...zoned];
}

/** Makes two columns of one whose cells have a date with both times. */
function withoutRanges(rows: readonly Row[]): readonly Row[] {
  const [heading, ...body] = rows;
  const column = heading?.cells.findIndex((_, index) => areMostly(body, index, isRange)) ?? -1;
  if (column < 0 || !heading) return rows;
  const name = heading.cells[column] ?? '';
  const { beginning, ending } = detailedColumns;
  const headings = [`${beginning}(${name})`, `${ending}(${name})`];
  return [
    { ...heading, cells: heading.cells.toSpliced(column, 1, ...headings) },
    ...body.map((row) => {
      const cell = row.cells[column] ?? '';
      const [, from = cell, to = ''] = RANGE.exec(cell) ?? [];
      return { ...row, cells: row.cells.toSpliced(column, 1, from, to) };
    }),
  ];
}

function isRange(text: string): boolean {
  const [, from = '', to = ''] = RANGE.exec(text) ?? [];
  if (from === '' || readWrittenTime(to) === null) return false;
  const read = readWrittenTime(from, ANY_TIME);
  return read !== null && ('moment' in read || (read.date !== null && read.time !== null));
}
