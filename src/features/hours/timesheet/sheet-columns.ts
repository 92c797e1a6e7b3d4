import type { SheetColumn } from '#contract/timesheet.ts';
import type { HoursFormat } from '#domain/work-time/format-hours.ts';
import type { SheetAmounts } from '#domain/work-time/timesheet.ts';

/** The columns that are added up, with their amounts in milliseconds. */
const sums = {
  work: ({ totalMs }) => totalMs,
  regular: ({ regularMs }) => regularMs,
  extra: ({ extraMs }) => extraMs,
  overtime: ({ overtimeMs }) => overtimeMs,
  night: ({ nightMs }) => nightMs,
  rest: ({ restMs }) => restMs,
  difference: ({ differenceMs }) => differenceMs,
} as const satisfies Partial<Record<SheetColumn, (amounts: SheetAmounts) => number>>;

export type SumColumn = keyof typeof sums;

/** The columns that a phone shows before the content, which has its room beside them. */
const leading: readonly SheetColumn[] = ['begin', 'end', 'break', 'work'];

/** On a phone the content stands beside 実働: the other columns are seen by moving the table. */
export function columnsOfPhone(columns: readonly SheetColumn[]): readonly SheetColumn[] {
  const isFirst = (column: SheetColumn) => leading.includes(column) || column === 'content';
  const others = columns.filter((column) => !isFirst(column));
  return [...columns.filter(isFirst), ...others];
}

export function isSumColumn(column: SheetColumn | 'remark'): column is SumColumn {
  return column in sums;
}

/** @returns milliseconds; only a difference may be negative */
export function amountOf(amounts: SheetAmounts, column: SumColumn): number {
  return sums[column](amounts);
}

/** A sum as its column writes it. */
export function amountText(amounts: SheetAmounts, column: SumColumn, hours: HoursFormat): string {
  const ms = amountOf(amounts, column);
  return column === 'difference' ? formatDifference(ms, hours) : hours(ms);
}

/** A difference with its sign: `+20:45`, `−7:45`, `0:00`. */
export function formatDifference(ms: number, hours: HoursFormat): string {
  const sign = ms > 0 ? '+' : ms < 0 ? '\u2212' : '';
  return `${sign}${hours(Math.abs(ms))}`;
}

/** True if these columns compare with the scheduled hours. */
export function showsScheduled(columns: readonly SheetColumn[]): boolean {
  return columns.some((column) => ['regular', 'extra', 'difference'].includes(column));
}
