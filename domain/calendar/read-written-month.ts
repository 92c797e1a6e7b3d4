/** Months and days of a month as people write them above and in a table (HRS-9). */
import type { Month } from './month.ts';
import { inFigures } from './read-written-time.ts';
import { monthWithoutYear } from './text.ts';

const MONTH = /(?<!\d)((?:19|20)\d\d)\s*[-/.]\s*(\d{1,2})(?!\d)(?!\s*[-/.]\s*\d)/;
const DAY_OF_MONTH = /^(?:0?[1-9]|[12]\d|3[01])$/;

/** Reads `2026年9月`, `令和8年9月分` or `2026/09` in a text; `null` for a text without a month, or with a date. */
export function readMonth(text: string): Month | null {
  const [, year, month = ''] = MONTH.exec(inFigures(text)) ?? [];
  const number = Number(month);
  return year === undefined || number < 1 || number > 12
    ? null
    : `${year}-${month.padStart(2, '0')}`;
}

/** Reads `9月` or `9月分` without a year, as 9; `null` for a text without a month, or with a day of it. */
export function readMonthName(text: string): number | null {
  const number = Number(monthWithoutYear.exec(text.normalize('NFKC'))?.[1] ?? 0);
  return number < 1 || number > 12 ? null : number;
}

/** Reads `1`, `1日` or `1(火)`; `null` if it is no day of a month. */
export function readDayOfMonth(text: string): number | null {
  const plain = inFigures(text);
  return DAY_OF_MONTH.test(plain) ? Number(plain) : null;
}
