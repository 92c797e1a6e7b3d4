/** Later than this after the one before, a frame of a screen with 60 a second was missed. */
const LATE_MS = 20;

/** The time between each frame and the next, in milliseconds, from the times of the frames. */
export function intervals(times: readonly number[]): number[] {
  return times.slice(1).map((time, index) => time - (times[index] ?? Number.NaN));
}

/** How many of the intervals are late, in percent. */
export function lateShare(between: readonly number[]): number {
  return (100 * between.filter((interval) => interval > LATE_MS).length) / between.length;
}
