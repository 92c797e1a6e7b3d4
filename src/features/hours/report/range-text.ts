import type { DaySpan } from '#domain/calendar/day-span.ts';
import { monthOf } from '#domain/calendar/month.ts';
import type { ReportRange } from '#domain/work-time/report-range.ts';
import type { Grain } from '#domain/work-time/report-rows.ts';
import { dayText } from '../day-text.ts';
import { hoursText } from '../text.ts';
import { reportText } from './text.ts';

/**
 * A range as `2026/11/16(月) – 11/22(日)`, a month as `2026年11月`, and a year as `2026年`.
 */
export function rangeText({ unit, first, last }: ReportRange): string {
  const [year, lastYear] = [first.slice(0, 4), last.slice(0, 4)];
  if (unit === 'month') return hoursText.month(monthOf(first));
  if (unit === 'year') return reportText.year(year);
  const begin = `${year}/${dayText(first)}`;
  if (unit === 'day') return begin;
  const end = dayText(last);
  return hoursText.span(begin, year === lastYear ? end : `${lastYear}/${end}`);
}

/** The days of a row of a report: `11/20(金)`, `11/16 – 11/22` or `2026年11月`. */
export function rowText({ first, last }: DaySpan, grain: Grain): string {
  if (grain === 'month') return hoursText.month(monthOf(first));
  if (grain === 'day') return dayText(first);
  return hoursText.span(hoursText.date(first), hoursText.date(last));
}

/**
 * The label of a bar: its first day, or its month. The days of a month are written the same in
 * each of them, so that each width is measured once.
 */
export function barText({ first }: DaySpan, grain: Grain, isOneMonth: boolean): string {
  if (grain === 'month') return reportText.monthOfYear(Number(first.slice(5, 7)));
  return isOneMonth ? reportText.dayOfMonth(Number(first.slice(8))) : hoursText.date(first);
}
