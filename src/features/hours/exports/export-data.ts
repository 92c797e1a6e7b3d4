import type { DayNote, SheetSettings } from '#contract/timesheet.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import type { Month } from '#domain/calendar/month.ts';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { type Timesheet, type TimesheetDay, timesheet } from '#domain/work-time/timesheet.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { holidayTest } from '../holidays.ts';
import { type RowTexts, rowTexts } from '../timesheet/row-texts.ts';

/** The content of files: the same as on the screen. */
export interface ExportData {
  readonly span: DaySpan;
  /** The month of the sheet; none for any other days. */
  readonly month?: Month | undefined;
  /** All that touch these days or the rest of their first week, by their beginning. */
  readonly entries: readonly TrackedEntry[];
  readonly notes: readonly DayNote[];
  readonly settings: SheetSettings;
  /** The week's: 1 for Monday to 7 for Sunday. */
  readonly firstDay: number;
  readonly records: readonly WorkRecord[];
  /** The app-wide list, `yyyy/MM/dd`. */
  readonly holidays: readonly string[];
  readonly zone: string;
  /** The moment up to which running entries count, in milliseconds since the epoch. */
  readonly nowMs: number;
}

/** A day as it is computed, and as it is written. */
export interface ExportedDay extends TimesheetDay {
  readonly row: RowTexts;
}

export interface ExportedSheet extends Timesheet {
  readonly days: readonly ExportedDay[];
  readonly isNoted: boolean;
  /** The entries of its days, each once and whole. */
  readonly wholeEntries: readonly TrackedEntry[];
}

export function exportedSheet(data: ExportData): ExportedSheet {
  const { records, holidays, settings, zone } = data;
  const sheet = timesheet({ ...data, isHoliday: holidayTest(holidays) });
  const style = { records, holidays, hours: formatHours, boundary: settings.boundary, zone };
  const days = sheet.weeks.flatMap((week) => week.days);
  const entries = days.flatMap(({ parts }) => parts.map(({ entry }) => entry));
  return {
    ...sheet,
    days: days.map((day) => ({ ...day, row: rowTexts(day, style) })),
    isNoted: days.some(({ mark, remark }) => mark !== null || remark !== ''),
    wholeEntries: [...new Set(entries)],
  };
}
