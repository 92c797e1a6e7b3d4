import { MINUTE_MS } from '#domain/time-units.ts';
import { clip, coveredMs, type Interval } from './interval.ts';

/** The times of an entry in milliseconds since the epoch; without an end it runs. */
export interface EntryTimes {
  readonly beginningMs: number;
  readonly endingMs: number | null;
}

/**
 * The part of an entry that counts in sums, up to now: its beginning and end cut to the minute, so that the
 * numbers on the screen add up (HRS-3). Empty for one within a minute, which is listed all the same.
 *
 * @param isExact then milliseconds count
 * @returns `null` if it begins later, by a clock that is ahead
 */
export function countedInterval(
  { beginningMs, endingMs }: EntryTimes,
  nowMs: number,
  isExact: boolean,
): Interval | null {
  const endMs = endingMs ?? nowMs;
  if (beginningMs >= endMs) return null;
  return isExact
    ? { beginMs: beginningMs, endMs }
    : { beginMs: cut(beginningMs), endMs: cut(endMs) };
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
  const counted = entries.flatMap((entry) => {
    const interval = countedInterval(entry, nowMs, isExact);
    return (interval && clip(interval, bounds)) ?? [];
  });
  return coveredMs(counted);
}
