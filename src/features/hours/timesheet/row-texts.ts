import type { SheetColumn } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import { type DayKind, dayKind, dayOfWeek } from '#domain/calendar/day-of-week.ts';
import { formatDate } from '#domain/calendar/time.ts';
import type { HoursFormat } from '#domain/work-time/format-hours.ts';
import { differenceMs, type TimesheetDay } from '#domain/work-time/timesheet.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { nameOf } from '#domain/work-time/work-record.ts';
import { holidayName } from '#lib/time/holidays.ts';
import { minuteText } from '#work-time/words/moment-text.ts';
import { hoursText } from '../text.ts';
import { formatDifference } from './sheet-columns.ts';

const HOURS_OF_DAY = 24;

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
  /** The names of its records. */
  readonly tasks: string;
  /** Each record with its notes. */
  readonly done: readonly string[];
}

/** The way in which the days of a sheet are written. */
export interface RowStyle {
  readonly records: readonly WorkRecord[];
  readonly hours: HoursFormat;
  /** The hour at which a day begins. */
  readonly boundary: number;
  readonly zone: string;
}

export function rowTexts(row: TimesheetDay, style: RowStyle): RowTexts {
  const { records, hours, boundary, zone } = style;
  const holiday = holidayName(row.day);
  const { beginMs, endMs, isRunning, isUntilEnd } = row;
  const isWorkday = beginMs !== null && endMs !== null;
  const last = isUntilEnd
    ? hoursText.sheetRow.nextDay(HOURS_OF_DAY + boundary, '00')
    : timeText(row.day, endMs ?? 0, zone);
  const difference = differenceMs(row);
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
    end: isWorkday ? (isRunning ? hoursText.sheetRow.running : last) : '',
    break: isWorkday ? hours(row.breakMs) : '',
    work: isWorkday ? hours(row.totalMs) : '',
    regular: amount(row.regularMs),
    extra: amount(row.extraMs),
    overtime: amount(row.overtimeMs),
    night: amount(row.nightMs),
    rest: amount(row.restMs),
    difference: difference === 0 ? '' : formatDifference(difference, hours),
    overlap: amount(row.overlapMs),
    ...contentOf(row, records),
  };
}

/** After midnight the hours of its day go on. */
function timeText(day: Day, ms: number, zone: string): string {
  const time = minuteText(ms, zone);
  if (formatDate(ms, zone) === day.replaceAll('-', '/')) return time;
  const [hour = '', minute = ''] = time.split(':');
  return hoursText.sheetRow.nextDay(Number(hour) + HOURS_OF_DAY, minute);
}

/** Each record of the day in the order of its beginning, with its notes. */
function contentOf({ parts }: TimesheetDay, records: readonly WorkRecord[]) {
  const byRecord = Map.groupBy(parts, ({ entry }) => entry.recordId);
  const done = [...byRecord].map(([id, ofRecord]) => {
    const notes = new Set(ofRecord.map(({ entry }) => entry.note).filter((note) => note !== ''));
    return hoursText.sheetRow.done(nameOf(records, id), [...notes]);
  });
  const tasks = [...byRecord.keys()].map((id) => nameOf(records, id));
  return {
    done,
    tasks: hoursText.sheetRow.all(tasks),
    content: hoursText.sheetRow.all(done),
  };
}
