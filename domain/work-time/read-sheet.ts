/**
 * Reads settings of timesheets and notes about days as others send them: the server to the page, and
 * files to the server. Everything has one order, so that the same settings are the same text.
 */
import { BALANCE_MINUTES, LEAVE_DAYS, REMARK_LENGTH, SHEET_NAME_LENGTH } from '#contract/limits.ts';
import type { DayNote, SheetSettings, WrittenSettings } from '#contract/timesheet.ts';
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

/** Settings without which a sheet does without something. */
type Optional = Pick<SheetSettings, 'split' | 'notes' | 'start' | 'carried' | 'leave'>;

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
  const optional = readOptional(fields);
  if (name === null || department === null || scheduled === null) return null;
  if (closing === undefined || boundary === undefined || rounding === undefined) return null;
  if (rest === null || columns === null || typeof breaks !== 'boolean') return null;
  if (optional === null) return null;
  const required = { name, department, closing, boundary, scheduled, rest, breaks, rounding };
  return { ...required, columns, ...optional };
}

/**
 * Settings as they are stored after others were written: an optional one that these leave out stays as it is, and
 * `null` removes it (HRS-32).
 *
 * @returns `null` if these are no settings
 */
export function settingsAfter(
  before: SheetSettings | null,
  written: WrittenSettings,
): SheetSettings | null {
  return readSheetSettings({ ...before, ...written });
}

/** Absent, `null` and `false` are the same. @returns `null` if one of them is wrong */
function readOptional({ split, notes, start, carried, leave }: Fields): Optional | null {
  const { days, date } = fieldsOf(leave);
  if (!isFlag(split) || !isFlag(notes)) return null;
  if (isThere(start) && !isSheetDay(start)) return null;
  if (isThere(carried) && !isCarried(carried)) return null;
  if (isThere(leave) && !(isLeaveDays(days) && isSheetDay(date))) return null;
  return {
    ...(split === true && { split }),
    ...(notes === true && { notes }),
    ...(isSheetDay(start) && { start }),
    ...(isCarried(carried) && { carried }),
    ...(isLeaveDays(days) && isSheetDay(date) && { leave: { days, date } }),
  };
}

const isThere = (value: unknown) => value !== undefined && value !== null;
const isFlag = (value: unknown) => !isThere(value) || typeof value === 'boolean';

/** True for the minutes of a balance. */
export function isCarried(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(Number(value)) <= BALANCE_MINUTES;
}

/** True for days of paid leave, whole or half. */
export function isLeaveDays(value: unknown): value is number {
  if (typeof value !== 'number' || !Number.isInteger(value * 2)) return false;
  return value >= 0 && value <= LEAVE_DAYS;
}

/** True for a date from 2000 on. */
export function isSheetDay(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('20') && isDay(value);
}

/** @returns `null` if this is no note about a day (HRS-16) */
export function readDayNote(value: unknown): DayNote | null {
  const { date, ...fields } = fieldsOf(value);
  const mark = fields.mark === null ? null : dayMarks.find((one) => one === fields.mark);
  const remark = readText(fields.remark, REMARK_LENGTH);
  if (!isSheetDay(date)) return null;
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

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
