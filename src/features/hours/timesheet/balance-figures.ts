import { type Balance, NO_BALANCE } from '#domain/work-time/balance.ts';
import type { HoursFormat } from '#domain/work-time/format-hours.ts';
import type { Figure } from './Figures.tsx';
import { formatDifference } from './sheet-columns.ts';
import { balanceText } from './text.ts';

/** The numbers that are known, with their names. */
export function balanceFigures(balance: Balance | null, hours: HoursFormat): Figure[] {
  const { balanceMs, leaveDays } = balance ?? NO_BALANCE;
  return [
    ...(balanceMs === null
      ? []
      : [{ term: balanceText.balance, value: formatDifference(balanceMs, hours), isMinor: true }]),
    ...(leaveDays === null
      ? []
      : [{ term: balanceText.leave, value: balanceText.days(leaveDays), isMinor: true }]),
  ];
}
