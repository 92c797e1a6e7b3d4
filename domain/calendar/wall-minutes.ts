/** Minutes by the clock on the wall: they lie at the same height on each day of a calendar (HRS-21). */
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts';
import type { Day } from './day.ts';

/** By how many milliseconds a zone is ahead of UTC, as of `offsetTeller`. */
export type OffsetAt = (epochMs: number) => number;

/** The time of the clock at a moment, in minutes since midnight of a date: negative before it. */
export function wallMinutes(epochMs: number, origin: Day, offsetAt: OffsetAt): number {
  return (epochMs + offsetAt(epochMs) - Date.parse(origin)) / MINUTE_MS;
}

/**
 * The moment at which the clock shows so many minutes since midnight of a date. Skipped ones are as much
 * later; of two the first one counts, unless it is not after `afterMs`.
 */
export function wallMoment(
  minutes: number,
  origin: Day,
  offsetAt: OffsetAt,
  afterMs = Number.NEGATIVE_INFINITY,
): number {
  const wallMs = Date.parse(origin) + minutes * MINUTE_MS;
  // No zone changes its clock twice within two days.
  const before = wallMs - offsetAt(wallMs - DAY_MS);
  const after = wallMs - offsetAt(wallMs + DAY_MS);
  const shown = [before, after].filter((ms) => ms + offsetAt(ms) === wallMs);
  return shown.find((ms) => ms > afterMs) ?? shown.at(-1) ?? before;
}
