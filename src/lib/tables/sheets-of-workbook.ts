import readWorkbook from 'read-excel-file/universal';
import { twoDigits } from '#domain/two-digits.ts';
import { checkSize, TableError, type TableSheet } from './table.ts';
import { checkedWorkbook } from './workbook-bounds.ts';

const SECOND_MS = 1000;
/** The days that workbooks count from. Earlier than any date of ours is a time of day, or a duration. */
const FIRST_DAYS = [Date.UTC(1904, 0, 1), Date.UTC(1899, 11, 30)];
const FIRST_DATE = Date.UTC(1950, 0, 1);
/** A spreadsheet calculates with fifteen digits. */
const DIGITS = 15;

/** The sheets that a workbook shows. Throws a `TableError`. */
export async function sheetsOfWorkbook(bytes: ArrayBuffer): Promise<TableSheet[]> {
  const { usual, areHidden } = checkedWorkbook(bytes);
  const sheets = await readWorkbook(usual).catch((cause: unknown) => {
    throw new TableError('unreadable', { cause });
  });
  const shown = sheets.filter((_, index) => areHidden[index] !== true);
  return shown.map(({ sheet: name, data }) => {
    // One that is a chart has none.
    const rows = (data ?? [])
      .map((values, index) => ({ line: index + 1, cells: values.map(textOf) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
    checkSize(rows.length, 0);
    return { name, rows };
  });
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return textOfTime(value.getTime());
  if (typeof value === 'number') return String(Number(value.toPrecision(DIGITS)));
  return String(value).trim();
}

/** A time of day may be a millisecond early: it is stored as a fraction of the day. */
function textOfTime(ms: number): string {
  const second = Math.round(ms / SECOND_MS) * SECOND_MS;
  const exact = Math.abs(second - ms) <= 1 ? second : ms;
  if (exact < FIRST_DATE) {
    const seconds = Math.floor((exact - (FIRST_DAYS.find((day) => day <= exact) ?? 0)) / SECOND_MS);
    return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');
  }
  const [date = '', time = ''] = new Date(exact).toISOString().slice(0, -1).split('T');
  return time === '00:00:00.000' ? date : `${date} ${time.replace('.000', '')}`;
}
