/** Minutes by the clock on the wall: they lie at the same height on each day of a calendar (HRS-21). */
import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime';
import { MINUTE_MS } from '#domain/time-units.ts';
import type { Day } from './day.ts';

/**
 * What the clock shows at a moment, in minutes since midnight of a date: negative before it.
 *
 * @param offsetAt as of `offsetTeller`
 */
export function wallMinutes(
  epochMs: number,
  origin: Day,
  offsetAt: (epochMs: number) => number,
): number {
  return (epochMs + offsetAt(epochMs) - Date.parse(origin)) / MINUTE_MS;
}

/**
 * The moment at which the clock shows so many minutes since midnight of a date. Skipped ones are as much
 * later; of two the first one counts, unless it is not after `afterMs`.
 *
 * @param zone a time zone such as `Asia/Tokyo`; throws a `RangeError` for any other text
 */
export function wallMoment(
  minutes: number,
  origin: Day,
  zone: string,
  afterMs = Number.NEGATIVE_INFINITY,
): number {
  const at = new Date(Date.parse(origin) + minutes * MINUTE_MS);
  const local = PlainDateTime.create(
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
    at.getUTCMilliseconds(),
  );
  const momentOf = (disambiguation: 'compatible' | 'later') => {
    const { epochNanoseconds } = PlainDateTime.toZonedDateTime(local, zone, { disambiguation });
    return Number(epochNanoseconds / 1_000_000n);
  };
  const first = momentOf('compatible');
  return first > afterMs ? first : momentOf('later');
}
