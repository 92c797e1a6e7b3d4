import { type Day, weekday } from './day.ts';
import type { DayKind } from './day-of-week.ts';
import { calendarText } from './text.ts';

const SATURDAY = 6;
const SUNDAY = 7;

/** The kind of a date; a holiday is one on a Saturday or Sunday, too (UI-5). */
export function kindOfDay(day: Day, isHoliday: boolean): DayKind {
  if (isHoliday) return 'holiday';
  const number = weekday(day);
  if (number === SUNDAY) return 'sunday';
  return number === SATURDAY ? 'saturday' : 'workday';
}

/** The day of the week in kanji, such as `金`, followed by `祝` on a holiday. */
export function weekdayText(day: Day, isHoliday: boolean): string {
  const kanji = calendarText.daysOfWeek[weekday(day) % SUNDAY] ?? '';
  return isHoliday ? calendarText.holiday(kanji) : kanji;
}
