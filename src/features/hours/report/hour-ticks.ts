import { HOUR_MS } from '#domain/time-units.ts';

/** Those above a day are for months. */
const STEPS = [1 / 12, 1 / 4, 1 / 2, 1, 2, 4, 8, 12, 24, 50, 100, 200, 500, 1000];
const STEPS_MS = STEPS.map((hours) => hours * HOUR_MS);
const MOST = 6;

/** Where the axis of hours is marked, from nothing to above the longest bar: at whole steps. */
export function hourTicks(longestMs: number): number[] {
  const step = STEPS_MS.find((ms) => longestMs / ms < MOST) ?? longestMs;
  return Array.from({ length: Math.floor(longestMs / step) + 2 }, (_, index) => index * step);
}
