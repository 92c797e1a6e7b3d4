import type { Day } from './day.ts';
import { calendarText } from './text.ts';

/** The kind of a day; Saturdays, Sundays and holidays are coloured (UI-5). */
export type DayKind = 'workday' | 'saturday' | 'sunday' | 'holiday';

/** True for a date on the app-wide list of holidays. @param holidays dates as `yyyy/MM/dd` */
export function isListed(day: Day, holidays: readonly string[]): boolean {
  return holidays.includes(day.replaceAll('-', '/'));
}

/** The kind of a date: `holiday` also for one on a Saturday or Sunday. */
export function dayKind(day: Day, isHoliday: boolean): DayKind {
  if (isHoliday) return 'holiday';
  const number = numberOf(day);
  if (number === 0) return 'sunday';
  return number === 6 ? 'saturday' : 'workday';
}

/** The day of the week in kanji, such as `金`, followed by `祝` on a holiday. */
export function dayOfWeek(day: Day, isHoliday: boolean): string {
  const kanji = calendarText.daysOfWeek[numberOf(day)] ?? '';
  return isHoliday ? calendarText.holiday(kanji) : kanji;
}

/** 0 for Sunday to 6 for Saturday. */
function numberOf(day: Day): number {
  return new Date(day).getUTCDay();
}
