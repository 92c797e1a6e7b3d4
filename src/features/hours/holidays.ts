/** Days with their holidays; the names of these are loaded with the views that show them. */
import holidayJp from '@holiday-jp/holiday_jp';
import type { Day } from '#domain/calendar/day.ts';
import { dayOfWeek, isListed } from '#domain/calendar/day-of-week.ts';
import { hoursText } from './text.ts';

const japans: Readonly<Record<Day, { readonly name: string } | undefined>> = holidayJp.holidays;

/** Tells holidays of Japan and of the app-wide list. @param listed dates as `yyyy/MM/dd` */
export function holidayTest(listed: readonly string[]): (day: Day) => boolean {
  return (day) => holidayName(day, listed) !== null;
}

/**
 * The name of a day off in Japan, or on the app-wide list.
 *
 * @param listed dates as `yyyy/MM/dd`
 * @returns `null` for any other day
 */
export function holidayName(day: Day, listed: readonly string[]): string | null {
  const name = japans[day]?.name;
  if (name !== undefined) return name;
  return isListed(day, listed) ? hoursText.holiday : null;
}

/** A day as `11/20(金)`. @param listed dates as `yyyy/MM/dd` */
export function dayText(day: Day, listed: readonly string[]): string {
  const weekday = dayOfWeek(day, holidayName(day, listed) !== null);
  return `${hoursText.date(day)}(${weekday})`;
}
