import type { Day } from '#domain/calendar/day.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import { monthOf } from '#domain/calendar/month.ts';
import type { ReportRange } from '#domain/work-time/report-range.ts';
import type { Grain } from '#domain/work-time/report-rows.ts';
import { dayText } from '../day-text.ts';
import { hoursText } from '../text.ts';
import { reportText } from './text.ts';

/**
 * A range as `11/16 – 22`, `11/30 – 12/6` or `11/20(金)`, a month as `11月`, and a year as `2026年`. The year
 * stands where it is not the present one.
 *
 * @param present its year; an empty text for none, so that each year stands
 */
export function rangeText({ unit, first, last }: ReportRange, present: string): string {
  const [year, lastYear] = [first.slice(0, 4), last.slice(0, 4)];
  if (unit === 'year') return reportText.year(year);
  if (unit === 'month') {
    return year === present
      ? reportText.monthOfYear(Number(first.slice(5, 7)))
      : hoursText.month(monthOf(first));
  }
  const inYear = (text: string) => (year === present ? text : reportText.inYear(year, text));
  if (unit === 'day') return inYear(dayText(first));
  const isLastOfYear = lastYear === year || lastYear === present;
  const end = hoursText.date(last);
  const shortEnd = monthOf(first) === monthOf(last) ? String(Number(last.slice(8))) : end;
  return hoursText.span(
    inYear(hoursText.date(first)),
    isLastOfYear ? shortEnd : reportText.inYear(lastYear, end),
  );
}

/** The days of a row of a report: `11/20(金)`, `11/16 – 11/22` or `2026年11月`. */
export function rowText({ first, last }: DaySpan, grain: Grain): string {
  if (grain === 'month') return hoursText.month(monthOf(first));
  if (grain === 'day') return dayText(first);
  return hoursText.span(hoursText.date(first), hoursText.date(last));
}

/** A day below a bar, as `20(金)`: its month stands above. */
export function dateText(day: Day): string {
  return dayText(day).replace(/^.*\//, '');
}

/**
 * The label of a bar: its first day, or its month. The days of a month are written the same in
 * each of them, so that each width is measured once.
 */
export function barText({ first }: DaySpan, grain: Grain, isOneMonth: boolean): string {
  if (grain === 'month') return reportText.monthOfYear(Number(first.slice(5, 7)));
  return isOneMonth ? reportText.dayOfMonth(Number(first.slice(8))) : hoursText.date(first);
}
