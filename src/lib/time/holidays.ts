/** Days off: Japan's, and the days of the app-wide list. A large table, loaded only where it is needed. */
import holidayJp from '@holiday-jp/holiday_jp';
import type { Day } from '#domain/calendar/day.ts';
import { isListed } from '#domain/calendar/day-of-week.ts';
import { calendarText } from '#domain/calendar/text.ts';
import { holidays } from '../build-settings.ts';

const japans: Readonly<Record<Day, { readonly name: string } | undefined>> = holidayJp.holidays;

/** True for a holiday of Japan, or of the app-wide list. */
export function isHoliday(day: Day): boolean {
  return holidayName(day) !== null;
}

/** The name of a day off in Japan, or on the app-wide list; `null` for any other day. */
export function holidayName(day: Day): string | null {
  const name = japans[day]?.name;
  if (name !== undefined) return name;
  return isListed(day, holidays) ? calendarText.dayOff : null;
}
