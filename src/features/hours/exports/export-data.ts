import type { DayNote, SheetSettings } from '#contract/timesheet.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import type { Month } from '#domain/calendar/month.ts';
import type { HoursStyle } from '#domain/work-time/format-hours.ts';
import { type Timesheet, timesheet } from '#domain/work-time/timesheet.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { holidayTest } from '../holidays.ts';
import type { RowStyle } from '../timesheet/row-texts.ts';

/** What is written into files: what is on the screen. */
export interface ExportData {
  readonly span: DaySpan;
  /** The month that they are the sheet of; none where they are any days. */
  readonly month?: Month | undefined;
  /** Those that touch these days or the rest of their first week, by their beginning. */
  readonly entries: readonly TrackedEntry[];
  readonly notes: readonly DayNote[];
  readonly settings: SheetSettings;
  /** The week's: 1 for Monday to 7 for Sunday. */
  readonly firstDay: number;
  readonly records: readonly WorkRecord[];
  /** The app-wide list, `yyyy/MM/dd`. */
  readonly holidays: readonly string[];
  readonly zone: string;
  /** Until when running entries count, in milliseconds since the epoch. */
  readonly nowMs: number;
}

export function exportedSheet(data: ExportData): Timesheet {
  return timesheet({ ...data, isHoliday: holidayTest(data.holidays) });
}

/** How its days are written. */
export function rowStyleOf({ records, holidays, settings, zone }: ExportData): RowStyle {
  const hours: HoursStyle = 'clock';
  return { records, holidays, hours, boundary: settings.boundary, zone };
}

/** The entries of its days, each once and whole. */
export function exportedEntries(sheet: Timesheet): TrackedEntry[] {
  const parts = sheet.weeks.flatMap(({ days }) => days.flatMap((day) => day.parts));
  return [...new Set(parts.map(({ entry }) => entry))];
}
