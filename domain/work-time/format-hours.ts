/** Writes sums of working time, cut off to the minute where they count seconds (HRS-3). */
import { MINUTE_MS } from '#domain/time-units.ts';
import { twoDigits } from '#domain/two-digits.ts';

/**
 * Writes a sum, and never rounds it up.
 *
 * @param sumMs milliseconds, not negative
 */
export type HoursFormat = (sumMs: number) => string;

/** Hours and minutes, such as `31:05`. */
export function formatHours(sumMs: number): string {
  const minutes = wholeMinutes(sumMs);
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

/** Hours with two decimals, such as `31.08`. */
export function formatDecimalHours(sumMs: number): string {
  return (Math.floor((wholeMinutes(sumMs) * 100) / 60) / 100).toFixed(2);
}

/** Hours for a file, with four decimals such as `0.3333`: a column of a month adds up to its sum within a minute. */
export function formatFileHours(sumMs: number): string {
  return (wholeMinutes(sumMs) / 60).toFixed(4);
}

/** The full minutes of a sum. */
export function wholeMinutes(sumMs: number): number {
  return Math.floor(sumMs / MINUTE_MS);
}
