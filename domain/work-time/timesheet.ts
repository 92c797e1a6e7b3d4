/** A month as one line for each day, as it is handed in (HRS-6). */
import { type Day, firstOfWeek } from '#domain/calendar/day.ts';
import type { DayParts, Part } from './day-parts.ts';
import { addUp, type Sum, sumOf } from './sums.ts';
import type { TrackedEntry } from './tracked-entry.ts';

export interface TimesheetDay extends Sum {
  readonly day: Day;
  /** When the first entry of that day began; `null` on a day without work. */
  readonly beginMs: number | null;
  /** When its last entry ended, at most the end of the day; now while one runs. */
  readonly endMs: number | null;
  /** Whether work went on at the end of the day. */
  readonly isUntilMidnight: boolean;
  /** Whether the end is only now, because an entry runs. */
  readonly isRunning: boolean;
  /** What is not work between the beginning and the end. */
  readonly breakMs: number;
  readonly parts: readonly Part<TrackedEntry>[];
}

export interface TimesheetWeek extends Sum {
  /** Only those of the month. */
  readonly days: readonly TimesheetDay[];
}

export interface Timesheet extends Sum {
  readonly weeks: readonly TimesheetWeek[];
  /** The days on which there is any work. */
  readonly workdays: number;
  /** The total of a day with work; 0 without any. */
  readonly averageMs: number;
}

/**
 * @param days of one month, in order
 * @param firstDay the week's: 1 for Monday to 7 for Sunday
 */
export function timesheet(days: readonly DayParts<TrackedEntry>[], firstDay: number): Timesheet {
  const rows = days.map(timesheetDay);
  const byWeek = Map.groupBy(rows, ({ day }) => firstOfWeek(day, firstDay));
  const sum = addUp(rows);
  const workdays = rows.filter(({ totalMs }) => totalMs > 0).length;
  return {
    ...sum,
    weeks: [...byWeek.values()].map((ofWeek) => ({ ...addUp(ofWeek), days: ofWeek })),
    workdays,
    averageMs: workdays === 0 ? 0 : sum.totalMs / workdays,
  };
}

function timesheetDay({ day, bounds, parts }: DayParts<TrackedEntry>): TimesheetDay {
  const sum = sumOf(parts);
  const beginMs = parts.length === 0 ? null : Math.min(...parts.map((part) => part.beginMs));
  const endMs = parts.length === 0 ? null : Math.max(...parts.map((part) => part.endMs));
  const isUntilMidnight = endMs === bounds.endMs;
  return {
    day,
    ...sum,
    beginMs,
    endMs,
    isUntilMidnight,
    isRunning: !isUntilMidnight && parts.some(({ entry }) => entry.endingMs === null),
    breakMs: (endMs ?? 0) - (beginMs ?? 0) - sum.totalMs,
    parts,
  };
}
