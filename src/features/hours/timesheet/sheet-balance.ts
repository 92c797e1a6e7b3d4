import type { DaySums, SheetSettings } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import { type Balance, balanceOf } from '#domain/work-time/balance.ts';
import type { Timesheet } from '#domain/work-time/timesheet.ts';
import { isHoliday } from '#lib/time/holidays.ts';

interface BalancedSheet extends Pick<Timesheet, 'span' | 'weeks'> {
  readonly settings: SheetSettings;
  readonly today: Day;
}

/** Both numbers at the end of a sheet, with the sums of the days before it. */
export function sheetBalance(
  { span, weeks, settings, today }: BalancedSheet,
  { first, results: before }: DaySums,
): Balance {
  const days = weeks.flatMap((week) => week.days);
  return balanceOf({ settings, span, days, before, first, today, isHoliday });
}
