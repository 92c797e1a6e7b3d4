import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

/**
 * Writes a moment as ISO 8601 with milliseconds and the offset of a time zone, such as
 * `2026-11-20T23:10:01.000+09:00`: a local time that means one moment only.
 *
 * @param epochMs milliseconds since the epoch
 * @param zone a time zone such as `Asia/Tokyo`; throws a `RangeError` for any other text
 */
export function formatOffsetTime(epochMs: number, zone: string): string {
  const moment = ZonedDateTime.create(BigInt(epochMs) * 1_000_000n, zone);
  return ZonedDateTime.toString(moment, {
    fractionalSecondDigits: 3,
    timeZoneName: 'never',
  });
}
