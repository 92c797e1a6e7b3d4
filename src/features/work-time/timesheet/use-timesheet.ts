import { useMemo } from 'react';
import { daysOf } from '#domain/calendar/day-span.ts';
import { type Month, spanOfMonth } from '#domain/calendar/month.ts';
import { partsByDay } from '#domain/work-time/day-parts.ts';
import { timesheet } from '#domain/work-time/timesheet.ts';
import { useStore } from '#lib/use-store.ts';
import { firstDaySetting } from '../views/hours-settings.ts';
import { useSpanEntries } from '../views/use-span-entries.ts';

/** The timesheet of a month; `undefined` until its entries are loaded. */
export function useTimesheet(month: Month) {
  const firstDay = useStore(firstDaySetting);
  const { data: entries, nowMs, zone, ...query } = useSpanEntries(spanOfMonth(month));
  const sheet = useMemo(() => {
    if (entries === undefined) return undefined;
    const days = daysOf(spanOfMonth(month));
    return { month, ...timesheet(partsByDay(entries, days, zone, nowMs), firstDay) };
  }, [entries, month, zone, nowMs, firstDay]);
  return { ...query, sheet };
}

export type SheetOfMonth = NonNullable<ReturnType<typeof useTimesheet>['sheet']>;
