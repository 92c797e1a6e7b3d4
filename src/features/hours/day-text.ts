import type { Day } from '#domain/calendar/day.ts';
import { dayOfWeek } from '#domain/calendar/day-of-week.ts';
import { isHoliday } from '#lib/time/holidays.ts';
import { hoursText } from './text.ts';

/** A day as `11/20(金)`. */
export function dayText(day: Day): string {
  return `${hoursText.date(day)}(${dayOfWeek(day, isHoliday(day))})`;
}
