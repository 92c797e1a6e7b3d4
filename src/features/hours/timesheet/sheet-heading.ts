import type { DaySpan } from '#domain/calendar/day-span.ts';
import { type Month, monthOf } from '#domain/calendar/month.ts';
import { hoursText } from '../text.ts';

interface Heading {
  month: Month;
  span: DaySpan;
}

/** A month as `2026年11月`; one that closes earlier as `2026年11月分`. */
export function sheetHeading({ month, span }: Heading): string {
  const text = hoursText.month(month);
  return monthOf(span.first) === month ? text : hoursText.closedMonth(text);
}

/** Its first and last day, `10/21 – 11/20`; nothing for a whole month. */
export function sheetDays({ month, span }: Heading): string {
  if (monthOf(span.first) === month) return '';
  return hoursText.span(hoursText.date(span.first), hoursText.date(span.last));
}
