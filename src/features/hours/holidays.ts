/** Days with their holidays; the names of these are loaded with the views that show them. */
import holidayJp from '@holiday-jp/holiday_jp';
import type { Day } from '#domain/calendar/day.ts';
import { dayOfWeek, isListed } from '#domain/calendar/day-of-week.ts';
import { holidays } from '#lib/build-settings.ts';
import { hoursText } from './text.ts';

const japans: Readonly<Record<Day, { readonly name: string } | undefined>> = holidayJp.holidays;

/** True for a holiday of Japan, or of the app-wide list. */
export function isHoliday(day: Day): boolean {
  return holidayName(day) !== null;
}

/** The name of a day off in Japan, or on the app-wide list; `null` for any other day. */
export function holidayName(day: Day): string | null {
  const name = japans[day]?.name;
  if (name !== undefined) return name;
  return isListed(day, holidays) ? hoursText.holiday : null;
}

/** A day as `11/20(金)`. */
export function dayText(day: Day): string {
  return `${hoursText.date(day)}(${dayOfWeek(day, isHoliday(day))})`;
}
