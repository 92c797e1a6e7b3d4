import { type DaySpan, daysOf } from '#domain/calendar/day-span.ts';
import { partsByDay } from '#domain/work-time/day-parts.ts';
import { type TimesheetDay, timesheet } from '#domain/work-time/timesheet.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';

/** What is written into files: what is on the screen. */
export interface ExportData {
  readonly span: DaySpan;
  /** Those that touch these days, by their beginning. */
  readonly entries: readonly TrackedEntry[];
  readonly records: readonly WorkRecord[];
  /** The app-wide list, `yyyy/MM/dd`. */
  readonly holidays: readonly string[];
  readonly zone: string;
  /** Until when running entries count, in milliseconds since the epoch. */
  readonly nowMs: number;
}

/** Its days, as the timesheet has them. */
export function exportedDays({ span, entries, zone, nowMs }: ExportData): TimesheetDay[] {
  const { weeks } = timesheet(partsByDay(entries, daysOf(span), zone, nowMs), 1);
  return weeks.flatMap(({ days }) => days);
}
