/** The rows of a report: days, or weeks or months where there would be too many days to look at. */
import type { Day } from '#domain/calendar/day.ts';
import { type DaySpan, lengthOf, weekOf } from '#domain/calendar/day-span.ts';
import { monthOf } from '#domain/calendar/month.ts';
import { addUp, type DaySum, type Sum, sumsByRecord } from './sums.ts';

/** The days of a row. */
export type Grain = 'day' | 'week' | 'month';

/** Two months are shown by day, half a year by week. */
const MOST_DAYS = 62;
const MOST_DAYS_BY_WEEK = 184;

/** The days of one row, and their sum. */
export interface RowSum extends DaySpan, Sum {
  /** By the record's id, the sum of its entries. */
  readonly byRecord: ReadonlyMap<string, number>;
}

export function grainOf(span: DaySpan): Grain {
  const length = lengthOf(span);
  if (length <= MOST_DAYS) return 'day';
  return length <= MOST_DAYS_BY_WEEK ? 'week' : 'month';
}

/**
 * Adds up the days of each row. The first and the last one hold only the days that are given.
 *
 * @param days in order
 * @param firstDay the week's: 1 for Monday to 7 for Sunday
 */
export function rowSums(days: readonly DaySum[], grain: Grain, firstDay: number): RowSum[] {
  const rows = Map.groupBy(days, ({ day }) => beginOf(day, grain, firstDay));
  return [...rows.values()].map((ofRow) => {
    const [first, last] = [ofRow[0]?.day ?? '', ofRow.at(-1)?.day ?? ''];
    return { first, last, ...addUp(ofRow), byRecord: sumsByRecord(ofRow) };
  });
}

function beginOf(day: Day, grain: Grain, firstDay: number): string {
  switch (grain) {
    case 'day':
      return day;
    case 'week':
      return weekOf(day, firstDay).first;
    case 'month':
      return monthOf(day);
  }
}
