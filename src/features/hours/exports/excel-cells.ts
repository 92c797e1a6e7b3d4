/** Cells of an Excel file: times are times, and sums are formulas (HRS-8). */
import type { Cell, CellObject } from 'write-excel-file/browser';
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts';

/** Excel counts days from the end of 1899. */
const DAYS_BEFORE_1970 = 25_569;
/** Also for 24:00, and sums of more hours. */
const HOURS = '[h]:mm';
const DIFFERENCE = '+0.00;-0.00;0.00';
/** Spreadsheets round to the second before they cut to the minute: 0:03:59.9 would be 0:04. */
const LAST_OF_MINUTE_MS = 59_499;
/** The decimals of a number of days: far less than a millisecond. */
const DECIMALS = 12;
const MINUTES_OF_HOUR = 60;
/** Excel takes a file with a longer text for a damaged one. */
const TEXT_LENGTH = 32_767;

export type NumberCell = CellObject & { value: number; format: string };

export function header(names: readonly string[]): Cell[] {
  return names.map((value) => ({ value, fontWeight: 'bold' }));
}

/** A text is never calculated, whatever it begins with. */
export function text(value: string, style: CellObject = {}): CellObject | null {
  // Excel reads `_x0041_` as the letter with that number.
  const escaped = value.slice(0, TEXT_LENGTH).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  return value === '' ? null : { ...style, value: escaped, type: String };
}

/** @param shownMs the time on a clock, in milliseconds since the epoch as if it were of UTC */
export function moment(shownMs: number, format: string): NumberCell {
  return number(shownMs / DAY_MS + DAYS_BEFORE_1970, format);
}

/** A length of time, shown as the minute that it is in. */
export function amount(ms: number): NumberCell {
  const minute = ms - (ms % MINUTE_MS);
  return number(Math.min(ms, minute + LAST_OF_MINUTE_MS) / DAY_MS, HOURS);
}

/** Hours with their sign: a time that is negative has no form in Excel. */
export function difference(ms: number): NumberCell {
  return number(Math.trunc(ms / MINUTE_MS) / MINUTES_OF_HOUR, DIFFERENCE);
}

/** A number of days, whole or half. */
export function dayCount(days: number): NumberCell {
  return number(days, '0.0');
}

/**
 * A sum of cells. Each of them is rounded down, so a sum that has to equal the exact one gets the
 * difference back.
 *
 * @returns the formula, followed by `=` and its result, which the file takes apart
 */
export function formula(
  cells: string,
  { value: sum, format }: NumberCell,
  all: readonly NumberCell[],
): Cell {
  const lacking = (sum - all.reduce((added, { value }) => added + value, 0)).toFixed(DECIMALS);
  const more = Number(lacking) === 0 ? '' : `+${lacking}`.replace('+-', '-');
  return { value: `${cells}${more}=${sum}`, type: 'Formula', format };
}

function number(value: number, format: string): NumberCell {
  return { value, type: Number, format };
}
