import type { DaySums } from '#contract/timesheet.ts';
import type { Month } from '#domain/calendar/month.ts';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { durationMs } from '#domain/work-time/interval.ts';
import { countsSeconds } from '#domain/work-time/sheet-settings.ts';
import { type TimesheetDay, type TimesheetInput, timesheet } from '#domain/work-time/timesheet.ts';
import { countedInterval, type EntryTimes } from '#domain/work-time/total.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { isHoliday } from '#lib/time/holidays.ts';
import { type RowTexts, rowTexts } from '../timesheet/row-texts.ts';
import { sheetBalance } from '../timesheet/sheet-balance.ts';

/** The content of files: the same as on the screen. */
export interface ExportData extends Omit<TimesheetInput, 'isHoliday'> {
  /** The month of the sheet; none for any other days. */
  readonly month?: Month | undefined;
  readonly records: readonly WorkRecord[];
  /** The sums of the days before it; none where it has no balance, or none is known. */
  readonly sums?: DaySums | null;
}

/** A day as it is computed, and as it is written. */
export interface ExportedDay extends TimesheetDay {
  readonly row: RowTexts;
}

export type ExportedSheet = ReturnType<typeof exportedSheet>;

export function exportedSheet(data: ExportData) {
  const { records, settings, today, sums, zone } = data;
  const sheet = timesheet({ ...data, isHoliday });
  const style = { records, hours: formatHours, zone, hasNotes: settings.notes === true };
  const days = sheet.weeks.flatMap((week) => week.days);
  const entries = days.flatMap(({ parts }) => parts.map(({ entry }) => entry));
  return {
    ...sheet,
    balance: sums && sheetBalance({ ...sheet, settings, today }, sums),
    days: days.map((day): ExportedDay => ({ ...day, row: rowTexts(day, style) })),
    isNoted: days.some(({ mark, remark }) => mark !== null || remark !== ''),
    /** The entries of its days, each once and whole. */
    wholeEntries: [...new Set(entries)],
  };
}

/** The length of a whole entry, by the minute as on the sheet (HRS-3); 0 for one that begins later. */
export function entryMs(entry: EntryTimes, { settings, nowMs }: ExportData): number {
  const interval = countedInterval(entry, nowMs, countsSeconds(settings));
  return interval === null ? 0 : durationMs(interval);
}
