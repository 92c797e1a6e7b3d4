/** Days and weeks of a time zone, of 23, 24 or 25 hours each (HRS-2). */
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import { HOUR_MS } from '#domain/time-units.ts';
import { momentShowing, offsetAt } from './zone-offset.ts';

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
  return new Date(epochMs + offsetAt(epochMs, zone)).toISOString().slice(0, 10);
}

/** The day so many days later, or earlier. Throws a `RangeError` if it is no date. */
export function addDays(day: Day, days: number): Day {
  return PlainDate.toString(PlainDate.addDays(parse(day), days));
}

/** The number of days from one to the other; negative if the other is earlier. */
export function daysUntil(day: Day, other: Day): number {
  return PlainDate.diffDays(parse(day), parse(other));
}

/** True for a text that is a date. */
export function isDay(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

/** 1 for Monday to 7 for Sunday. Throws a `RangeError` if it is no date. */
export function weekday(day: Day): number {
  return PlainDate.dayOfWeek(parse(day));
}

/** From the first moment of a day to the first one of the next. */
export function dayInterval(day: Day, zone: string): Bounds {
  const [beginMs = 0, endMs = 0] = hourMoments([day], zone, 0);
  return { beginMs, endMs };
}

/**
 * The moments at which the clock shows a full hour on days in a row, and on the one after them: the first one
 * after a change of the clock that skips it, and the earlier time where it does so twice.
 *
 * @param days in a row, without gaps
 * @param zone a time zone such as `Asia/Tokyo`; throws a `RangeError` for any other text
 * @param hour 0 to 23
 * @returns milliseconds since the epoch; none without days
 */
export function hourMoments(days: readonly Day[], zone: string, hour: number): number[] {
  const last = days.at(-1);
  const all = last === undefined ? [] : [...days, addDays(last, 1)];
  return all.map((day) => momentShowing(Date.parse(day) + hour * HOUR_MS, zone));
}

/**
 * The first day of the week in which a day lies.
 *
 * @param firstDay 1 for Monday to 7 for Sunday
 */
export function firstOfWeek(day: Day, firstDay: number): Day {
  return addDays(day, -((weekday(day) - firstDay + 7) % 7));
}

function parse(day: Day) {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return PlainDate.create(Number(year), Number(month), Number(date));
}
