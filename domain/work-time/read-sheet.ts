/**
 * Reads settings of timesheets and notes about days as others send them: the server to the page, and
 * files to the server. Everything has one order, so that the same settings are the same text.
 */
import { REMARK_LENGTH, SHEET_NAME_LENGTH } from '#contract/limits.ts';
import type { DayNote, SheetSettings } from '#contract/timesheet.ts';
import {
  closingDays,
  dayBoundaries,
  dayMarks,
  roundings,
  sheetColumns,
} from '#contract/timesheet-choices.ts';
import { isDay } from '#domain/calendar/day.ts';
import { countCodePoints } from '#domain/count-code-points.ts';
import { isPlainText } from '#domain/plain-text.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const MINUTES_OF_DAY = 1440;

/** @returns `null` if these are no settings (HRS-12) */
export function readSheetSettings(value: unknown): SheetSettings | null {
  const fields = fieldsOf(value);
  const name = readText(fields.name, SHEET_NAME_LENGTH);
  const department = readText(fields.department, SHEET_NAME_LENGTH);
  const closing = closingDays.find((one) => one === fields.closing);
  const boundary = dayBoundaries.find((one) => one === fields.boundary);
  const rounding = roundings.find((one) => one === fields.rounding);
  const scheduled = readScheduled(fields.scheduled);
  const rest = readSome(fields.rest, WEEKDAYS);
  const columns = readSome(fields.columns, sheetColumns);
  const { breaks } = fields;
  if (name === null || department === null || scheduled === null) return null;
  if (closing === undefined || boundary === undefined || rounding === undefined) return null;
  if (rest === null || columns === null || typeof breaks !== 'boolean') return null;
  return { name, department, closing, boundary, scheduled, rest, breaks, rounding, columns };
}

/** @returns `null` if this is no note about a day (HRS-16) */
export function readDayNote(value: unknown): DayNote | null {
  const { date, ...fields } = fieldsOf(value);
  const mark = fields.mark === null ? null : dayMarks.find((one) => one === fields.mark);
  const remark = readText(fields.remark, REMARK_LENGTH);
  if (typeof date !== 'string' || !date.startsWith('20') || !isDay(date)) return null;
  return mark === undefined || remark === null ? null : { date, mark, remark };
}

/** True for a name or remark of at most so many code points when trimmed, all of them plain. */
export function isSheetText(text: string, most: number): boolean {
  return isPlainText(text) && countCodePoints(text.trim()) <= most;
}

function readText(value: unknown, most: number): string | null {
  return typeof value === 'string' && isSheetText(value, most) ? value.trim() : null;
}

function readScheduled(value: unknown): number[] | null {
  if (!Array.isArray(value) || value.length !== WEEKDAYS.length) return null;
  const isMinutes = (one: unknown) =>
    Number.isInteger(one) && Number(one) >= 0 && Number(one) <= MINUTES_OF_DAY;
  return value.every(isMinutes) ? value : null;
}

/** In the order of all, each once. */
function readSome<Value>(value: unknown, all: readonly Value[]): Value[] | null {
  if (!Array.isArray(value) || !value.every((one) => all.includes(one))) return null;
  return all.filter((one) => value.includes(one));
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
