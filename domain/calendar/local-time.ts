/** Dates and times of day in a time zone, as fields and files hold them. */
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/time-units.ts';
import { type Day, isDay } from './day.ts';
import { momentShowing, offsetAt } from './zone-offset.ts';

/** Browsers leave out seconds that are zero, and may add fractions. */
const VALUE = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,3}))?)?$/;

/** Milliseconds since the epoch; else it is no date and time, or the clock skips it on that day. */
type LocalTime = number | 'invalid' | 'nonexistent';

/**
 * The moment that a value of `<input type="datetime-local" step="1">` means, as `localMoment`.
 *
 * @param zone a time zone such as `Asia/Tokyo`; throws a `RangeError` for any other text
 */
export function parseLocalTime(value: string, zone: string): LocalTime {
  const [, day = '', hour, minute, second = '0', fraction = ''] = VALUE.exec(value) ?? [];
  const ms = Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS + Number(second) * SECOND_MS;
  return localMoment(day, ms + Number(fraction.padEnd(3, '0')), zone);
}

/**
 * The moment of a date and a time of day: the earlier one where the clock shows it twice (TRK-33).
 *
 * @param msOfDay milliseconds since midnight by the clock; a day or more for a time of the next days
 * @param zone a time zone such as `Asia/Tokyo`; throws a `RangeError` for any other text
 */
export function localMoment(day: Day, msOfDay: number, zone: string): LocalTime {
  if (!isDay(day)) return 'invalid';
  const shownMs = Date.parse(day) + msOfDay;
  const epochMs = momentShowing(shownMs, zone);
  return epochMs + offsetAt(epochMs, zone) === shownMs ? epochMs : 'nonexistent';
}

/**
 * The value of a moment, to the second: `2026-11-20T23:10:01`.
 *
 * @param epochMs milliseconds since the epoch
 * @param zone a time zone such as `Asia/Tokyo`; throws a `RangeError` for any other text
 */
export function formatLocalTime(epochMs: number, zone: string): string {
  return new Date(epochMs + offsetAt(epochMs, zone))
    .toISOString()
    .slice(0, '0000-00-00T00:00:00'.length);
}
