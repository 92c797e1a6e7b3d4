/** Values of `<input type="datetime-local" step="1">`: a date and time of day in a time zone. */
import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

/** Browsers leave out seconds that are zero, and may add fractions. */
const VALUE = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?$/;

export type LocalTime =
  | { readonly kind: 'moment'; readonly epochMs: number }
  /** Empty, or no date and time. */
  | { readonly kind: 'invalid' }
  /** The clock skips it on that day. */
  | { readonly kind: 'nonexistent' };

/**
 * The moment that a value means: the earlier one where the clock shows it twice (TRK-33).
 *
 * @param zone a time zone such as `Asia/Tokyo`; throws a `RangeError` for any other text
 */
export function parseLocalTime(value: string, zone: string): LocalTime {
  const match = VALUE.exec(value);
  if (match === null) return { kind: 'invalid' };
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const millisecond = Number((match[7] ?? '').padEnd(3, '0'));
  let local: PlainDateTime.Record;
  try {
    local = PlainDateTime.create(year, month, day, hour, minute, second, millisecond);
  } catch {
    return { kind: 'invalid' };
  }
  const moment = PlainDateTime.toZonedDateTime(local, zone, { disambiguation: 'earlier' });
  if (!PlainDateTime.equals(ZonedDateTime.toPlainDateTime(moment), local)) {
    return { kind: 'nonexistent' };
  }
  return { kind: 'moment', epochMs: Number(moment.epochNanoseconds / 1_000_000n) };
}

/**
 * The value of a moment, to the second: `2026-11-20T23:10:01`.
 *
 * @param epochMs milliseconds since the epoch
 * @param zone a time zone such as `Asia/Tokyo`; throws a `RangeError` for any other text
 */
export function formatLocalTime(epochMs: number, zone: string): string {
  const moment = ZonedDateTime.create(BigInt(epochMs) * 1_000_000n, zone);
  const options = { smallestUnit: 'second', roundingMode: 'floor' } as const;
  return PlainDateTime.toString(ZonedDateTime.toPlainDateTime(moment), options);
}
