/** The days of a report (HRS-5). */
import { addDays, type Day, isDay } from '#domain/calendar/day.ts';
import { type DaySpan, lengthOf, weekOf } from '#domain/calendar/day-span.ts';
import { addMonths, monthOf, spanOfMonth, spanOfYear } from '#domain/calendar/month.ts';

/** In the order in which they are offered. */
export const reportUnits = ['day', 'week', 'month', 'year', 'period'] as const;
export type ReportUnit = (typeof reportUnits)[number];

export interface ReportRange extends DaySpan {
  readonly unit: ReportUnit;
}

/** The most days that a period may have: a year. */
const LONGEST_PERIOD = 366;

/**
 * The day, week, month or year in which a day lies. A period is chosen by its ends: it begins as a month.
 *
 * @param firstDay the week's: 1 for Monday to 7 for Sunday
 */
export function reportRange(unit: ReportUnit, day: Day, firstDay: number): ReportRange {
  switch (unit) {
    case 'day':
      return { unit, first: day, last: day };
    case 'week':
      return { unit, ...weekOf(day, firstDay) };
    case 'year':
      return { unit, ...spanOfYear(monthOf(day)) };
    case 'month':
    case 'period':
      return { unit, ...spanOfMonth(monthOf(day)) };
  }
}

/** The range that follows, or the one before: as many days, or the whole month or year. */
export function nextRange(range: ReportRange, step: 1 | -1): ReportRange {
  const { unit, first, last } = range;
  if (unit === 'month') return { unit, ...spanOfMonth(addMonths(monthOf(first), step)) };
  if (unit === 'year') return { unit, ...spanOfYear(addMonths(monthOf(first), 12 * step)) };
  const days = step * lengthOf(range);
  return { unit, first: addDays(first, days), last: addDays(last, days) };
}

/** True for a period that can be reported: of dates in the right order, and not too long. */
export function isPeriod(span: DaySpan): boolean {
  if (!isDay(span.first) || !isDay(span.last)) return false;
  const length = lengthOf(span);
  return length >= 1 && length <= LONGEST_PERIOD;
}
