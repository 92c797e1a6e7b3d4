/** Minutes by the clock on the wall: they lie at the same height on each day of a calendar (HRS-31). */
import { MINUTE_MS } from '#domain/time-units.ts';
import type { Day } from './day.ts';
import { momentShowing, offsetAt } from './zone-offset.ts';

/** The time of the clock at a moment, in minutes since midnight of a date: negative before it. */
export function wallMinutes(epochMs: number, origin: Day, zone: string): number {
  return (epochMs + offsetAt(epochMs, zone) - Date.parse(origin)) / MINUTE_MS;
}

/** The moment at which the clock shows so many minutes since midnight of a date, as `momentShowing`. */
export function wallMoment(minutes: number, origin: Day, zone: string, afterMs?: number): number {
  return momentShowing(Date.parse(origin) + minutes * MINUTE_MS, zone, afterMs);
}
