/** Writes sums of working time, cut off to the minute where they count seconds (HRS-3). */
import { MINUTE_MS } from '#domain/time-units.ts';

/** As hours and minutes, or as hours with two decimals. */
export type HoursStyle = 'clock' | 'decimal';

/**
 * Formats a sum as `31:05`, or as `31.08`. Nothing is ever rounded up.
 *
 * @param sumMs milliseconds, not negative
 */
export function formatHours(sumMs: number, style: HoursStyle = 'clock'): string {
  if (style === 'decimal') return decimalHours(sumMs).toFixed(2);
  const minutes = wholeMinutes(sumMs);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The minutes that a sum has, without what is left of the next one. */
export function wholeMinutes(sumMs: number): number {
  return Math.floor(sumMs / MINUTE_MS);
}

/** The hours of a sum's whole minutes with two decimals, such as 7.75. */
export function decimalHours(sumMs: number): number {
  return Math.floor((wholeMinutes(sumMs) * 100) / 60) / 100;
}
