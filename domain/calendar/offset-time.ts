import { MINUTE_MS } from '#domain/time-units.ts';
import { twoDigits } from '#domain/two-digits.ts';
import { offsetAt } from './zone-offset.ts';

const OFFSET_TIME =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Reads a time in ISO 8601 with an offset, as `formatOffsetTime` writes it.
 *
 * @returns milliseconds since the epoch; `null` if it is none
 */
export function readOffsetTime(text: string): number | null {
  const day = OFFSET_TIME.exec(text)?.[1];
  if (day === undefined) return null;
  // Otherwise 30 February would become a day in March.
  const midnight = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  return exists ? Date.parse(text) : null;
}

/**
 * Writes a moment as ISO 8601 with milliseconds and the offset of a time zone, such as
 * `2026-11-20T23:10:01.000+09:00`: a local time that means one moment only.
 *
 * @param epochMs milliseconds since the epoch
 * @param zone a time zone such as `Asia/Tokyo`; throws a `RangeError` for any other text
 */
export function formatOffsetTime(epochMs: number, zone: string): string {
  const offset = offsetAt(epochMs, zone);
  const local = new Date(epochMs + offset).toISOString().slice(0, -1);
  const minutes = Math.abs(offset) / MINUTE_MS;
  return `${local}${offset < 0 ? '-' : '+'}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
}
