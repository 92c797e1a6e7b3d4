/** Days in a row. */
import { DAY_MS } from '#domain/time-units.ts';
import { addDays, type Day, daysUntil, firstOfWeek } from './day.ts';

/** From the first day to the last, both included. */
export interface DaySpan {
  readonly first: Day;
  readonly last: Day;
}

/** Ends before it begins. */
export const NO_DAYS: DaySpan = { first: '2000-01-02', last: '2000-01-01' };

/** The number of days in a span: none or fewer if it ends before it begins. */
export function lengthOf({ first, last }: DaySpan): number {
  return daysUntil(first, last) + 1;
}

/** Every day of a span, in order. They are counted in UTC, where each day has 24 hours. */
export function daysOf(span: DaySpan): Day[] {
  const length = Math.max(0, lengthOf(span));
  const firstMs = Date.parse(span.first);
  return Array.from({ length }, (_, index) =>
    new Date(firstMs + index * DAY_MS).toISOString().slice(0, 10),
  );
}

/**
 * The week in which a day lies.
 *
 * @param firstDay 1 for Monday to 7 for Sunday
 */
export function weekOf(day: Day, firstDay: number): DaySpan {
  const first = firstOfWeek(day, firstDay);
  return { first, last: addDays(first, 6) };
}
