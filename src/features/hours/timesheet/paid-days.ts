import type { Timesheet } from '#domain/work-time/timesheet.ts';

/** How many days of paid leave a sheet has; a half day is half a one. */
export function paidDays({ weeks }: Pick<Timesheet, 'weeks'>): number {
  return weeks
    .flatMap(({ days }) => days)
    .reduce((sum, { mark }) => {
      if (mark === 'paid') return sum + 1;
      return mark === 'morning' || mark === 'afternoon' ? sum + 0.5 : sum;
    }, 0);
}
