import { type Day, dayInterval, dayOf, weekInterval } from '#domain/calendar/day.ts';
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
 * How long the entries lasted within the bounds: overlapping time counts once, running entries
 * count up to now (TRK-31, HRS-4).
 *
 * @returns milliseconds
 */
export function totalMs(entries: readonly EntryTimes[], bounds: Interval, nowMs: number): number {
  const clipped = entries.flatMap((entry) => {
    const interval = intervalUntilNow(entry, nowMs);
    return (interval && clip(interval, bounds)) ?? [];
  });
  return union(clipped).reduce((sum, interval) => sum + durationMs(interval), 0);
}

export interface Totals {
  readonly todayMs: number;
  readonly weekMs: number;
}

/**
 * The totals of today and this week in a time zone such as `Asia/Tokyo`.
 *
 * @param firstDayOfWeek 1 for Monday to 7 for Sunday
 */
export function totalsOf(
  entries: readonly EntryTimes[],
  nowMs: number,
  zone: string,
  firstDayOfWeek: number,
): Totals {
  const today: Day = dayOf(nowMs, zone);
  return {
    todayMs: totalMs(entries, dayInterval(today, zone), nowMs),
    weekMs: totalMs(entries, weekInterval(today, zone, firstDayOfWeek), nowMs),
  };
}
