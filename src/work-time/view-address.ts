/** The view of the tracker's panel as the query of its address (HRS-1): `?view=timesheet&month=2026-11`. */
import { type Day, isDay } from '#domain/calendar/day.ts';
import type { Month } from '#domain/calendar/month.ts';
import { ALL_RECORDS, type GroupChoice } from '#domain/work-time/group-choice.ts';
import {
  isPeriod,
  type ReportRange,
  reportRange,
  reportUnits,
} from '#domain/work-time/report-range.ts';

export const views = ['tracking', 'report', 'timesheet'] as const;
export type ViewName = (typeof views)[number];

/** The days that views show: no entry is older, and years have four digits. */
const FIRST = '2000-01-01';
const LAST = '2099-12-31';

/** Anything that is no view is the tracking itself. */
export function viewOf(query: URLSearchParams): ViewName {
  return views.find((view) => view === query.get('view')) ?? 'tracking';
}

/** @returns the present month for anything that is no month */
export function monthIn(query: URLSearchParams, present: Month): Month {
  const month = query.get('month') ?? '';
  return readDay(`${month}-01`) === null ? present : month;
}

/**
 * @param firstDay the week's: 1 for Monday to 7 for Sunday
 * @returns the present week for anything that is no range
 */
export function rangeIn(query: URLSearchParams, today: Day, firstDay: number): ReportRange {
  const unit = reportUnits.find((one) => one === query.get('unit')) ?? 'week';
  const first = readDay(query.get('from'));
  const last = readDay(query.get('to'));
  if (unit === 'period' && first && last && isPeriod({ first, last })) return { unit, first, last };
  return reportRange(unit, readDay(query.get('day')) ?? today, firstDay);
}

/** The day that the calendar shows, of a week where that has room; `null` where 集計 shows no calendar. */
export function calendarDayIn(query: URLSearchParams, today: Day): Day | null {
  return query.get('unit') === 'calendar' ? (readDay(query.get('day')) ?? today) : null;
}

/** What the sums of 集計 are of (TRK-74). */
export function groupChoiceIn(query: URLSearchParams): GroupChoice {
  return { byGroup: query.get('by') === 'group', group: query.get('group') };
}

/** The address of a view as it opens. */
export function addressOfView(view: ViewName): string {
  return view === 'tracking' ? '' : `?view=${view}`;
}

export function addressOfMonth(month: Month): string {
  return `?${new URLSearchParams({ view: 'timesheet', month })}`;
}

export function addressOfRange(
  { unit, first, last }: ReportRange,
  { byGroup, group }: GroupChoice = ALL_RECORDS,
): string {
  const days: Record<string, Day> = unit === 'period' ? { from: first, to: last } : { day: first };
  const by: Record<string, string> = byGroup ? { by: 'group' } : {};
  const only: Record<string, string> = group === null ? {} : { group };
  return `?${new URLSearchParams({ view: 'report', unit, ...days, ...by, ...only })}`;
}

export function addressOfCalendar(day: Day): string {
  return `?${new URLSearchParams({ view: 'report', unit: 'calendar', day })}`;
}

function readDay(text: string | null): Day | null {
  return text !== null && isDay(text) && FIRST <= text && text <= LAST ? text : null;
}
