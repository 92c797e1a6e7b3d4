import { text } from './text.ts';
import { formatDate } from './time.ts';

/** How a day is written: a day off in a colour of its own, and never by colour alone. */
export type DayKind = 'workday' | 'saturday' | 'sunday' | 'holiday';

/**
 * @param holidays dates as `yyyy/MM/dd`
 * @returns a holiday even when it falls on a Saturday or Sunday
 */
export function dayKind(epochMs: number, holidays: readonly string[]): DayKind {
  if (holidays.includes(formatDate(epochMs))) return 'holiday';
  const day = new Date(epochMs).getDay();
  if (day === 0) return 'sunday';
  return day === 6 ? 'saturday' : 'workday';
}

/** The day of the week in kanji, as `金`; with `祝` beside it on a holiday. */
export function dayOfWeek(epochMs: number, holidays: readonly string[]): string {
  const kanji = text.daysOfWeek[new Date(epochMs).getDay()] ?? '';
  return dayKind(epochMs, holidays) === 'holiday' ? text.holiday(kanji) : kanji;
}
