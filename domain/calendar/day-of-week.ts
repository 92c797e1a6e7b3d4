import { calendarText } from './text.ts';
import { formatDate } from './time.ts';

/** The kind of a day; Saturdays, Sundays and holidays are coloured (UI-5). */
export type DayKind = 'workday' | 'saturday' | 'sunday' | 'holiday';

/**
 * @param holidays dates as `yyyy/MM/dd`
 * @returns `holiday` for a day on the list, even on a Saturday or Sunday
 */
export function dayKind(epochMs: number, holidays: readonly string[]): DayKind {
  if (holidays.includes(formatDate(epochMs))) return 'holiday';
  const day = new Date(epochMs).getDay();
  if (day === 0) return 'sunday';
  return day === 6 ? 'saturday' : 'workday';
}

/** The day of the week in kanji, such as `金`, followed by `祝` on a holiday. */
export function dayOfWeek(epochMs: number, holidays: readonly string[]): string {
  const kanji = calendarText.daysOfWeek[new Date(epochMs).getDay()] ?? '';
  return dayKind(epochMs, holidays) === 'holiday' ? calendarText.holiday(kanji) : kanji;
}
