import type { SheetColumn } from '#contract/timesheet.ts';
import { formatHours, type HoursStyle } from '#domain/work-time/format-hours.ts';
import type { SheetAmounts } from '#domain/work-time/timesheet.ts';

/** The columns that are added up, and what they hold. */
const sums = {
  work: 'totalMs',
  regular: 'regularMs',
  extra: 'extraMs',
  overtime: 'overtimeMs',
  night: 'nightMs',
  rest: 'restMs',
} as const satisfies Partial<Record<SheetColumn, keyof SheetAmounts>>;

export type SumColumn = keyof typeof sums;

export function isSumColumn(column: SheetColumn): column is SumColumn {
  return column in sums;
}

/** In milliseconds. */
export function amountOf(amounts: SheetAmounts, column: SumColumn): number {
  return amounts[sums[column]];
}

/** A difference, which may be negative: `-7:45`. */
export function formatDifference(ms: number, style: HoursStyle): string {
  return `${ms < 0 ? '-' : ''}${formatHours(Math.abs(ms), style)}`;
}
