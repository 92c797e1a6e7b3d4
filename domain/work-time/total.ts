import { type Day, dayInterval, weekInterval } from '#domain/calendar/day.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { clip, durationMs, type Interval, union } from './interval.ts';

/** The times of an entry in milliseconds since the epoch; without an end it runs. */
export interface EntryTimes {
  readonly beginningMs: number;
  readonly endingMs: number | null;
}

/** An entry up to now: `null` if it begins later, by a clock that is ahead. */
export function intervalUntilNow(
  { beginningMs, endingMs }: EntryTimes,
  nowMs: number,
): Interval | null {
  const endMs = endingMs ?? nowMs;
  return beginningMs < endMs ? { beginMs: beginningMs, endMs } : null;
}

/**
 * The part of an entry that counts in sums: its beginning and end cut to the minute, so that what is shown
 * adds up (HRS-3). Empty for one within a minute, which is listed all the same.
 *
 * @param isExact then milliseconds count
 */
export function countedInterval(
  entry: EntryTimes,
  nowMs: number,
  isExact: boolean,
): Interval | null {
  const interval = intervalUntilNow(entry, nowMs);
  if (interval === null || isExact) return interval;
  const { beginMs, endMs } = { beginMs: cut(interval.beginMs), endMs: cut(interval.endMs) };
  return { beginMs, endMs };
}

function cut(epochMs: number): number {
  return epochMs - (epochMs % MINUTE_MS);
}

/**
 * The duration of the entries within the bounds: overlapping time counts once, running entries
 * count up to now (TRK-31, HRS-4).
 *
 * @param isExact as of `countedInterval`
 * @returns milliseconds
 */
export function totalMs(
  entries: readonly EntryTimes[],
  bounds: Interval,
  nowMs: number,
  isExact: boolean,
): number {
  const clipped = entries.flatMap((entry) => {
    const interval = countedInterval(entry, nowMs, isExact);
    return (interval && clip(interval, bounds)) ?? [];
  });
  return union(clipped).reduce((sum, interval) => sum + durationMs(interval), 0);
}

/**
 * The day and the week of the totals; they change at midnight alone.
 *
 * @param zone a time zone such as `Asia/Tokyo`
 * @param firstDay the week's: 1 for Monday to 7 for Sunday
 */
export function boundsOfTotals(today: Day, zone: string, firstDay: number) {
  return { today: dayInterval(today, zone), week: weekInterval(today, zone, firstDay) };
}

/**
 * The moment at which the sum within the bounds reached this much; or, if it has not, will reach it, worked without
 * a break from now on.
 *
 * @returns milliseconds since the epoch
 */
export function whenReached(
  entries: readonly EntryTimes[],
  bounds: Interval,
  targetMs: number,
  nowMs: number,
): number {
  const done = entries.flatMap((entry) => {
    const interval = intervalUntilNow(entry, nowMs);
    return (interval && clip(interval, bounds)) ?? [];
  });
  let leftMs = targetMs;
  for (const interval of union(done)) {
    if (durationMs(interval) >= leftMs) return interval.beginMs + leftMs;
    leftMs -= durationMs(interval);
  }
  return nowMs + leftMs;
}
