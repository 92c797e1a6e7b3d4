/** Two entries made of one (TRK-50). */
import { MINUTE_MS } from '#domain/time-units.ts';
import { durationMs, type Interval } from './interval.ts';

/** A shorter entry cannot be split. */
const SHORTEST_MS = 2 * MINUTE_MS;

export function canSplit(interval: Interval): boolean {
  return durationMs(interval) >= SHORTEST_MS;
}

/** True for a whole minute between beginning and end. @param atMs milliseconds since the epoch */
export function isSplitAt(interval: Interval, atMs: number): boolean {
  const { beginMs, endMs } = interval;
  return canSplit(interval) && atMs % MINUTE_MS === 0 && beginMs < atMs && atMs < endMs;
}

/** The minute in the middle, in milliseconds since the epoch. */
export function middleOf({ beginMs, endMs }: Interval): number {
  return Math.floor((beginMs + endMs) / 2 / MINUTE_MS) * MINUTE_MS;
}
