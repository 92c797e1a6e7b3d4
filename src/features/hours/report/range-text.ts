import type { Day } from '#domain/calendar/day.ts';
import { dayOfWeek } from '#domain/calendar/day-of-week.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import { monthOf } from '#domain/calendar/month.ts';
import type { ReportRange } from '#domain/work-time/report-range.ts';
import type { Grain } from '#domain/work-time/report-rows.ts';
import { holidayName } from '../holidays.ts';
import { hoursText } from '../text.ts';
import { reportText } from './text.ts';

/**
 * A range as `2026/11/16(月) – 11/22(日)`, a month as `2026年11月`, and a year as `2026年`.
 *
 * @param holidays the app-wide list, `yyyy/MM/dd`
 */
export function rangeText({ unit, first, last }: ReportRange, holidays: readonly string[]): string {
  if (unit === 'month') return hoursText.month(monthOf(first));
  if (unit === 'year') return reportText.year(first.slice(0, 4));
  const begin = dateText(first, holidays);
  if (unit === 'day') return begin;
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  const end = isSameYear ? shortDateText(last, holidays) : dateText(last, holidays);
  return reportText.range(begin, end);
}

/** A day as `11/20(金)`. */
function shortDateText(day: Day, holidays: readonly string[]): string {
  const { month, date, weekday } = partsOf(day, holidays);
  return reportText.shortDate(month, date, weekday);
}

/** The days of a row of a report: `11/20(金)`, `11/16 – 11/22` or `2026年11月`. */
export function rowText(
  { first, last }: DaySpan,
  grain: Grain,
  holidays: readonly string[],
): string {
  if (grain === 'month') return hoursText.month(monthOf(first));
  if (grain === 'day') return shortDateText(first, holidays);
  return reportText.range(numbers(first), numbers(last));
}

/**
 * What stands below a bar: its first day, or its month. The days of a month are written the same in
 * each of them: what was measured once is not measured again.
 */
export function barText({ first }: DaySpan, grain: Grain, isOneMonth: boolean): string {
  if (grain === 'month') return reportText.monthOfYear(Number(first.slice(5, 7)));
  return isOneMonth ? reportText.dayOfMonth(Number(first.slice(8))) : numbers(first);
}

/** `11/20`. */
function numbers(day: Day): string {
  return day.slice(5).split('-').map(Number).join('/');
}

function dateText(day: Day, holidays: readonly string[]): string {
  const { month, date, weekday } = partsOf(day, holidays);
  return reportText.date(day.slice(0, 4), month, date, weekday);
}

function partsOf(day: Day, holidays: readonly string[]) {
  const [, month = 0, date = 0] = day.split('-').map(Number);
  return { month, date, weekday: dayOfWeek(day, holidayName(day, holidays) !== null) };
}
