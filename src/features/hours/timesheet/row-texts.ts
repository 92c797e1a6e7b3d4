import type { SheetColumn } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import { type DayKind, dayKind, dayOfWeek } from '#domain/calendar/day-of-week.ts';
import { offsetAt } from '#domain/calendar/zone-offset.ts';
import { formatHours, type HoursFormat } from '#domain/work-time/format-hours.ts';
import type { TimesheetDay } from '#domain/work-time/timesheet.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { nameOf } from '#domain/work-time/work-record.ts';
import { holidayName } from '#lib/time/holidays.ts';
import { hoursText } from '../text.ts';
import { formatDifference } from './sheet-columns.ts';

/** A day of the timesheet as it is written; empty texts for nothing. */
export interface RowTexts extends Readonly<Record<SheetColumn, string>> {
  readonly day: Day;
  readonly kind: DayKind;
  readonly date: string;
  readonly weekday: string;
  readonly holiday: string;
  readonly mark: string;
  readonly remark: string;
  /** The part of its entries that overlaps; empty if there is none. */
  readonly overlap: string;
  /** Each record, with its notes if the settings say so. */
  readonly done: readonly string[];
  /** The part of the time to be worked that was worked, at most 1; `null` where none was to be. */
  readonly reached: number | null;
}

/** The way in which the days of a sheet are written. */
export interface RowStyle {
  readonly records: readonly WorkRecord[];
  readonly hours: HoursFormat;
  readonly zone: string;
  /** True if the content has the notes, too. */
  readonly hasNotes: boolean;
}

export function rowTexts(row: TimesheetDay, style: RowStyle): RowTexts {
  const { hours, zone } = style;
  const holiday = holidayName(row.day);
  const { beginMs, endMs, isRunning, differenceMs } = row;
  const isWorkday = beginMs !== null && endMs !== null;
  const target = row.scheduledMs - row.paidMs;
  /** Zeros would hide the other numbers. */
  const amount = (ms: number) => (ms > 0 ? hours(ms) : '');
  return {
    day: row.day,
    kind: dayKind(row.day, holiday !== null),
    date: hoursText.date(row.day),
    weekday: dayOfWeek(row.day, holiday !== null),
    holiday: holiday ?? '',
    mark: row.mark === null ? '' : hoursText.marks[row.mark],
    remark: row.remark,
    begin: isWorkday ? timeText(row.day, beginMs, zone) : '',
    end: isWorkday ? (isRunning ? hoursText.sheetRow.running : timeText(row.day, endMs, zone)) : '',
    break: isWorkday ? hours(row.breakMs) : '',
    work: isWorkday ? hours(row.totalMs) : '',
    regular: amount(row.regularMs),
    extra: amount(row.extraMs),
    overtime: amount(row.overtimeMs),
    night: amount(row.nightMs),
    rest: amount(row.restMs),
    difference: differenceMs === 0 ? '' : formatDifference(differenceMs, hours),
    overlap: amount(row.overlapMs),
    reached: target > 0 && isWorkday ? Math.min(1, row.totalMs / target) : null,
    ...contentOf(row, style),
  };
}

/** After midnight the hours of its day go on: 33:00. */
function timeText(day: Day, ms: number, zone: string): string {
  return formatHours(shownTimeMs(day, ms, zone));
}

/** The time on the clock since 0:00 of a day, in milliseconds. */
export function shownTimeMs(day: Day, ms: number, zone: string): number {
  return ms + offsetAt(ms, zone) - Date.parse(day);
}

/** Each record of the day in the order of its beginning. */
function contentOf({ parts }: TimesheetDay, { records, hasNotes }: RowStyle) {
  const byRecord = Map.groupBy(parts, ({ entry }) => entry.recordId);
  const done = [...byRecord].map(([id, ofRecord]) => {
    const noted = hasNotes ? ofRecord.map(({ entry }) => entry.note) : [];
    const notes = new Set(noted.filter((note) => note !== ''));
    return hoursText.sheetRow.done(nameOf(records, id), [...notes]);
  });
  return { done, content: hoursText.sheetRow.all(done) };
}
