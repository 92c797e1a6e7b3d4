import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import type { Day } from './day.ts';
import type { DaySpan } from './day-span.ts';

/** A month as `yyyy-MM`. */
export type Month = string;

/** The month in which a day lies. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The days of a month, 28 to 31 of them. Throws a `RangeError` if it is no month. */
export function spanOfMonth(month: Month): DaySpan {
  return { first: `${month}-01`, last: `${month}-${PlainDate.daysInMonth(parse(month))}` };
}

/** The days of the year that has a month. */
export function spanOfYear(month: Month): DaySpan {
  const year = month.slice(0, 4);
  return { first: `${year}-01-01`, last: `${year}-12-31` };
}

/** The month so many months later, or earlier. Throws a `RangeError` if it is no month. */
export function addMonths(month: Month, months: number): Month {
  return monthOf(PlainDate.toString(PlainDate.addMonths(parse(month), months)));
}

/** Its first day. */
function parse(month: Month) {
  const [, year, number] = /^(\d{4})-(\d\d)$/.exec(month) ?? [];
  return PlainDate.create(Number(year), Number(number), 1);
}
