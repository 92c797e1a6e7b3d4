import { calendarText } from './text.ts';
import { formatDate } from './time.ts';

/** The kind of a day; Saturdays, Sundays and holidays are coloured (UI-5). */
export type DayKind = 'workday' | 'saturday' | 'sunday' | 'holiday';

/**
 * @param holidays dates as `yyyy/MM/dd`
 * @returns `holiday` for a day on the list, even on a Saturday or Sunday
 */
export function dayKind(epochMs: number, holidays: readonly string[], zone: string): DayKind {
  const date = formatDate(epochMs, zone);
  if (holidays.includes(date)) return 'holiday';
  const day = numberOf(date);
  if (day === 0) return 'sunday';
  return day === 6 ? 'saturday' : 'workday';
}

/** The day of the week in kanji, such as `金`, followed by `祝` on a holiday. */
export function dayOfWeek(epochMs: number, holidays: readonly string[], zone: string): string {
  const kanji = calendarText.daysOfWeek[numberOf(formatDate(epochMs, zone))] ?? '';
  return dayKind(epochMs, holidays, zone) === 'holiday' ? calendarText.holiday(kanji) : kanji;
}

/** 0 for Sunday to 6 for Saturday. */
function numberOf(date: string): number {
  return new Date(date.replaceAll('/', '-')).getUTCDay();
}
