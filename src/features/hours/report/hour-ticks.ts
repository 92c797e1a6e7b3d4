import { HOUR_MS } from '#domain/time-units.ts';

/** In hours; steps above a day are for months. */
const STEPS = [1 / 12, 1 / 4, 1 / 2, 1, 2, 4, 8, 12, 24, 50, 100, 200, 500, 1000];
const STEPS_MS = STEPS.map((hours) => hours * HOUR_MS);
const MOST = 6;

/** The marks on the axis of hours, at whole steps from nothing to above the longest bar. */
export function hourTicks(longestMs: number): number[] {
  const step = STEPS_MS.find((ms) => longestMs / ms < MOST) ?? longestMs;
  return Array.from({ length: Math.floor(longestMs / step) + 2 }, (_, index) => index * step);
}
