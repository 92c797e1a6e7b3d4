import type { Day } from '#domain/calendar/day.ts';
import type { DayKind } from '#domain/calendar/day-of-week.ts';
import { kindOfDay, weekdayText } from '#domain/calendar/kind-of-day.ts';
import { formatHours, type HoursStyle } from '#domain/work-time/format-hours.ts';
import type { TimesheetDay } from '#domain/work-time/timesheet.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { minuteText } from '../moment-text.ts';
import { nameOf } from '../name-of.ts';
import { workTimeText } from '../text.ts';
import { holidayName } from './holidays.ts';

/** A day of the timesheet as it is written; what there is not is an empty text. */
export interface RowTexts {
  readonly day: Day;
  readonly kind: DayKind;
  readonly date: string;
  readonly weekday: string;
  readonly holiday: string;
  readonly begin: string;
  readonly end: string;
  readonly breaks: string;
  readonly work: string;
  /** The part of its entries that overlaps; empty if there is none. */
  readonly overlap: string;
  readonly content: string;
}

/** @param holidays the app-wide list, `yyyy/MM/dd` */
export function rowTexts(
  row: TimesheetDay,
  records: readonly WorkRecord[],
  holidays: readonly string[],
  style: HoursStyle,
): RowTexts {
  const [, month, date] = row.day.split('-').map(Number);
  const holiday = holidayName(row.day, holidays);
  const { beginMs, endMs, isRunning, isUntilMidnight } = row;
  const isWorkday = beginMs !== null && endMs !== null;
  const last = isUntilMidnight ? workTimeText.sheetRow.midnight : minuteText(endMs ?? 0);
  return {
    day: row.day,
    kind: kindOfDay(row.day, holiday !== null),
    date: workTimeText.sheetRow.date(month ?? 0, date ?? 0),
    weekday: weekdayText(row.day, holiday !== null),
    holiday: holiday ?? '',
    begin: isWorkday ? minuteText(beginMs) : '',
    end: isWorkday ? (isRunning ? workTimeText.sheetRow.running : last) : '',
    breaks: isWorkday ? formatHours(row.breakMs, style) : '',
    work: isWorkday ? formatHours(row.totalMs, style) : '',
    overlap: row.overlapMs > 0 ? formatHours(row.overlapMs, style) : '',
    content: contentOf(row, records),
  };
}

/** Each record of the day in the order of its beginning, with its notes. */
export function contentOf({ parts }: TimesheetDay, records: readonly WorkRecord[]): string {
  const byRecord = Map.groupBy(parts, ({ entry }) => entry.recordId);
  const contents = [...byRecord].map(([id, ofRecord]) => {
    const notes = new Set(ofRecord.map(({ entry }) => entry.note).filter((note) => note !== ''));
    return workTimeText.sheetRow.done(nameOf(records, id), [...notes]);
  });
  return workTimeText.sheetRow.all(contents);
}
