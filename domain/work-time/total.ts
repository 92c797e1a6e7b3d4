import { MINUTE_MS } from '#domain/time-units.ts';
import { targetMoment } from './calendar-day.ts';
import { clip, coveredMs, type Interval } from './interval.ts';

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
  return { beginMs: cut(interval.beginMs), endMs: cut(interval.endMs) };
}

function cut(epochMs: number): number {
  return epochMs - (epochMs % MINUTE_MS);
}

/**
 * The time of the entries within the bounds: overlapping time counts once, running entries
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
  return coveredMs(within(entries, bounds, nowMs, isExact));
}

function within(
  entries: readonly EntryTimes[],
  bounds: Interval,
  nowMs: number,
  isExact: boolean,
): Interval[] {
  return entries.flatMap((entry) => {
    const interval = countedInterval(entry, nowMs, isExact);
    return (interval && clip(interval, bounds)) ?? [];
  });
}

/**
 * The moment at which the entries have lasted so long within the bounds; if that is to come, with work from
 * now on without a break.
 *
 * @returns milliseconds since the epoch
 */
export function whenReached(
  entries: readonly EntryTimes[],
  bounds: Interval,
  targetMs: number,
  nowMs: number,
): number {
  const done = within(entries, bounds, nowMs, true);
  return targetMoment(done, targetMs, false) ?? nowMs + targetMs - coveredMs(done);
}
