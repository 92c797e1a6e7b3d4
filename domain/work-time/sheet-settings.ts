/** Settings of timesheets (HRS-12). */
import type { DayMark, SheetSettings } from '#contract/timesheet.ts';
import { addDays, type Day, dayOf, weekday } from '#domain/calendar/day.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import { addMonths, type Month, monthOf, spanOfMonth } from '#domain/calendar/month.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { twoDigits } from '#domain/two-digits.ts';
import { paidShare } from './sheet-rules.ts';

/** Before anything is settled: calendar months, whole days, and whole minutes. */
export const standardSettings: SheetSettings = {
  name: '',
  department: '',
  closing: 31,
  boundary: 0,
  scheduled: [480, 480, 480, 480, 480, 0, 0],
  rest: [7],
  breaks: false,
  rounding: 1,
  columns: ['begin', 'end', 'break', 'work', 'content'],
};

/** True if sums count milliseconds in place of minutes (HRS-3). */
export function countsSeconds({ rounding }: Pick<SheetSettings, 'rounding'>): boolean {
  return rounding === 0;
}

type Closing = Pick<SheetSettings, 'closing'>;

/** No month ends before this day, so each has every earlier one. */
const LAST_DAY = 31;

/**
 * The days of a month's sheet: with the 20th as its last day, that of `2026-11` begins on October 21st.
 *
 * Throws a `RangeError` if it is no month.
 */
export function sheetSpan(month: Month, { closing }: Closing): DaySpan {
  if (closing === LAST_DAY) return spanOfMonth(month);
  const last = twoDigits(closing);
  return { first: addDays(`${addMonths(month, -1)}-${last}`, 1), last: `${month}-${last}` };
}

/** The month of the sheet on which a day is. */
export function sheetMonthOf(day: Day, { closing }: Closing): Month {
  return addMonths(monthOf(day), Number(day.slice(-2)) > closing ? 1 : 0);
}

/**
 * The day of a sheet to which a moment belongs.
 *
 * @param epochMs milliseconds since the epoch
 * @param zone a time zone such as `Asia/Tokyo`
 */
export function sheetDayOf(
  epochMs: number,
  { boundary }: Pick<SheetSettings, 'boundary'>,
  zone: string,
): Day {
  return dayOf(Math.floor(epochMs) - boundary * HOUR_MS, zone);
}

/** True for a statutory day of rest. */
export function isRestDay(day: Day, { rest }: Pick<SheetSettings, 'rest'>): boolean {
  return rest.includes(weekday(day));
}

/**
 * The scheduled time of a day, in milliseconds: none on a holiday or a statutory day of rest.
 *
 * @param isHoliday whether the day is a holiday of Japan, or of the app-wide list
 */
export function scheduledMs(
  day: Day,
  settings: Pick<SheetSettings, 'rest' | 'scheduled'>,
  isHoliday: boolean,
): number {
  if (isHoliday || isRestDay(day, settings)) return 0;
  return (settings.scheduled[weekday(day) - 1] ?? 0) * MINUTE_MS;
}

/** The part of a day's scheduled time that is to be worked, in milliseconds: without the part that its mark pays for. */
export function dayTargetMs(
  day: Day,
  settings: Pick<SheetSettings, 'rest' | 'scheduled'>,
  isHoliday: boolean,
  mark: DayMark | null,
): number {
  return scheduledMs(day, settings, isHoliday) * (1 - paidShare(mark));
}
