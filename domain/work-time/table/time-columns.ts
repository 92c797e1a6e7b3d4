import { readColumnTime, type WrittenTime } from '#domain/calendar/read-written-time.ts';
import { DAY_MS } from '#domain/time-units.ts';
import type { ColumnUse } from './column-use.ts';
import type { Row } from './row.ts';

/** The columns of a beginning, and of the end that goes with it; none where the table has no such column. */
export interface TimePair {
  readonly begin: readonly number[];
  readonly end: readonly number[];
}

type Cells = Pick<Row, 'cells'>;

/** The number of times by which a column is judged. */
const LOOKED_AT = 50;
/** Dates without a year are dates of any time. */
export const ANY_TIME = '9999-12-31';

/**
 * The beginnings and ends of a row: the first goes with the first, the second with the second. A date and a time of
 * day of one use, one after the other, are one moment.
 *
 * @param rows below the heading
 */
export function timePairs(uses: readonly ColumnUse[], rows: readonly Cells[]): TimePair[] {
  const begins = momentsOf(['begin', 'begin-time'], uses, rows);
  const ends = momentsOf(['end', 'end-time'], uses, rows);
  const count = Math.max(begins.length, ends.length, 1);
  return Array.from({ length: count }, (_, index) => ({
    begin: begins[index] ?? [],
    end: ends[index] ?? [],
  }));
}

interface Moment {
  columns: number[];
  hasDate: boolean;
  hasTime: boolean;
}

/** The columns of each moment. */
function momentsOf(
  wanted: readonly ColumnUse[],
  uses: readonly ColumnUse[],
  rows: readonly Cells[],
): number[][] {
  const moments: Moment[] = [];
  for (const [index, use] of uses.entries()) {
    if (!wanted.includes(use)) continue;
    const { hasDate, hasTime } = kindOf(index, rows);
    const last = moments.at(-1);
    const isWhole = last?.hasDate === true && last.hasTime;
    if (last && !isWhole && !(last.hasDate && hasDate) && !(last.hasTime && hasTime)) {
      last.columns.push(index);
      last.hasDate ||= hasDate;
      last.hasTime ||= hasTime;
    } else moments.push({ columns: [index], hasDate, hasTime });
  }
  return moments.map(({ columns }) => columns);
}

/** True for a pair that is after the others in each row, so that both can be work; false for another clock, or a plan. */
export function comesAfter(
  { begin, end }: TimePair,
  earlier: readonly TimePair[],
  rows: readonly Cells[],
): boolean {
  if (begin.length === 0 || end.length === 0) return false;
  return rows.every(({ cells }) => {
    const span = spanAt(cells, begin, end);
    const others = earlier.flatMap((pair) => spanAt(cells, pair.begin, pair.end) ?? []);
    const [first] = others;
    if (!span || !first) return true;
    // After midnight.
    if (span.endMs <= first.beginMs) return true;
    return others.every((other) => other.endMs <= span.beginMs);
  });
}

/** The times of a row, to be compared with others of it; `null` unless both are there. */
function spanAt(cells: readonly string[], begin: readonly number[], end: readonly number[]) {
  const [beginMs, endMs] = [begin, end].map((columns) => comparable(cells, columns));
  if (beginMs === undefined || beginMs === null || endMs === undefined || endMs === null)
    return null;
  return { beginMs, endMs: endMs < beginMs ? endMs + DAY_MS : endMs };
}

function comparable(cells: readonly string[], columns: readonly number[]): number | null {
  let ms: number | null = null;
  for (const index of columns) {
    const read = readColumnTime(cells[index] ?? '', ANY_TIME);
    if (read === null) continue;
    if ('moment' in read) return read.moment;
    const [date] = typeof read.date === 'string' ? [read.date] : Object.values(read.date ?? {});
    ms = (ms ?? 0) + (date === undefined ? 0 : Date.parse(date)) + (read.time?.ms ?? 0);
  }
  return ms;
}

/** True for dates and for times of day, by most of a column's first cells that are either: a title may be another. */
export function kindOf(
  index: number,
  rows: readonly Cells[],
): { hasDate: boolean; hasTime: boolean } {
  const read: WrittenTime[] = [];
  for (const { cells } of rows) {
    const one = readColumnTime(cells[index] ?? '', ANY_TIME);
    if (one) read.push(one);
    if (read.length === LOOKED_AT) break;
  }
  const isMost = (part: 'date' | 'time') =>
    read.filter((one) => 'moment' in one || one[part] !== null).length > read.length / 2;
  return { hasDate: isMost('date'), hasTime: isMost('time') };
}
