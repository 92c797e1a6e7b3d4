/** Days and weeks of a time zone, of 23, 24 or 25 hours each (HRS-2). */
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

/** A date as `yyyy-MM-dd`. */
export type Day = string;

interface Bounds {
  /** Milliseconds since the epoch. */
  readonly beginMs: number;
  /** The first moment after it, in milliseconds since the epoch. */
  readonly endMs: number;
}

/**
 * The day of a moment.
 *
 * @param epochMs milliseconds since the epoch
 * @param zone a time zone such as `Asia/Tokyo`; throws a `RangeError` for any other text
 */
export function dayOf(epochMs: number, zone: string): Day {
  const { beginMs, endMs } = last;
  if (zone !== last.zone || epochMs < beginMs || endMs <= epochMs) {
    const moment = ZonedDateTime.create(BigInt(epochMs) * 1_000_000n, zone);
    const day = PlainDate.toString(ZonedDateTime.toPlainDate(moment));
    last = { zone, day, ...dayInterval(day, zone) };
  }
  return last.day;
}

/** A clock asks for the same day again and again. */
let last = { zone: '', day: '', beginMs: 0, endMs: 0 };

/** The day so many days later, or earlier. Throws a `RangeError` for what is no date. */
export function addDays(day: Day, days: number): Day {
  return PlainDate.toString(PlainDate.addDays(parse(day), days));
}

/** The number of days until the other one; negative if it is earlier. */
export function daysUntil(day: Day, other: Day): number {
  return PlainDate.diffDays(parse(day), parse(other));
}

/** True if a text is a date. */
export function isDay(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

/** 1 for Monday to 7 for Sunday. Throws a `RangeError` for what is no date. */
export function weekday(day: Day): number {
  return PlainDate.dayOfWeek(parse(day));
}

/** From the first moment of a day to the first one of the next. */
export function dayInterval(day: Day, zone: string): Bounds {
  return { beginMs: startOf(day, zone), endMs: startOf(addDays(day, 1), zone) };
}

/**
 * The first day of the week in which a day lies.
 *
 * @param firstDay 1 for Monday to 7 for Sunday
 */
export function firstOfWeek(day: Day, firstDay: number): Day {
  return addDays(day, -((weekday(day) - firstDay + 7) % 7));
}

/**
 * The week in which a day lies.
 *
 * @param firstDay 1 for Monday to 7 for Sunday
 */
export function weekInterval(day: Day, zone: string, firstDay: number): Bounds {
  const first = firstOfWeek(day, firstDay);
  return { beginMs: startOf(first, zone), endMs: startOf(addDays(first, 7), zone) };
}

/** If the clock skips midnight, the first moment is later. */
function startOf(day: Day, zone: string): number {
  const { epochNanoseconds } = PlainDate.toZonedDateTime(parse(day), zone);
  return Number(epochNanoseconds / 1_000_000n);
}

function parse(day: Day) {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return PlainDate.create(Number(year), Number(month), Number(date));
}
