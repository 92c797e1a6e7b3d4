/** A report is compared with the same days of the range before it (HRS-5). */
import { addDays, type Day, dayInterval, dayOf, daysUntil, isDay } from '#domain/calendar/day.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import { wallMinutes, wallMoment } from '#domain/calendar/wall-minutes.ts';
import type { Interval } from './interval.ts';
import { nextRange, type ReportRange } from './report-range.ts';

export interface ComparedRange {
  readonly span: DaySpan;
  /** Its part that is compared: of a range that runs, up to the same day and time of the clock. */
  readonly bounds: Interval;
}

/**
 * @param nowMs milliseconds since the epoch
 * @param zone a time zone such as `Asia/Tokyo`
 * @returns `null` for a period, which has none before it
 */
export function comparedRange(
  range: ReportRange,
  nowMs: number,
  zone: string,
): ComparedRange | null {
  if (range.unit === 'period') return null;
  const { first, last } = nextRange(range, -1);
  const { beginMs } = dayInterval(first, zone);
  const { endMs } = dayInterval(last, zone);
  const today = dayOf(nowMs, zone);
  const isRunning = range.first <= today && today <= range.last;
  const reachedMs = isRunning
    ? wallMoment(wallMinutes(nowMs, today, zone), sameDay(range, first, today), zone)
    : endMs;
  return { span: { first, last }, bounds: { beginMs, endMs: Math.min(reachedMs, endMs) } };
}

/** As far from the beginning; of a year the same date, and February 28th for the 29th. */
function sameDay({ unit, first }: ReportRange, before: Day, today: Day): Day {
  if (unit !== 'year') return addDays(before, daysUntil(first, today));
  const year = before.slice(0, 4);
  const same = `${year}${today.slice(4)}`;
  return isDay(same) ? same : `${year}-02-28`;
}
