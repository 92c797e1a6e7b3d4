import { useMemo } from 'react';
import type { SheetSettings } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Month } from '#domain/calendar/month.ts';
import { owedFrom } from '#domain/work-time/owed-from.ts';
import { sheetDayOf, sheetSpan } from '#domain/work-time/sheet-settings.ts';
import { daysToRead, timesheet } from '#domain/work-time/timesheet.ts';
import { isHoliday } from '#lib/time/holidays.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useStore } from '#lib/use-store.ts';
import { useShiftEntries } from '#work-time/commands/use-span-entries.ts';
import { firstDaySetting } from '#work-time/data/hours-settings.ts';
import { useDays } from '#work-time/sheets/use-days.ts';
import { useFirstDay } from './use-first-day.ts';

/** The timesheet of a month; `undefined` until all that belongs to it is loaded. */
export function useTimesheet(month: Month, settings: SheetSettings) {
  const firstDay = useStore(firstDaySetting);
  const span = useMemo(() => sheetSpan(month, settings), [month, settings]);
  const {
    data: entries,
    nowMs,
    zone,
    ...query
  } = useShiftEntries(daysToRead(span, settings, firstDay), settings.boundary);
  const today = useClock(({ serverMs }) => sheetDayOf(serverMs, settings, zone));
  const days = useDays(span);
  const { first, isAwaited } = useFirstDay(settings);
  const sheet = useMemo(() => {
    if (entries === undefined || days.data === undefined || isAwaited) return undefined;
    const input = { span, entries, notes: days.data, settings, isHoliday, firstDay, zone, nowMs };
    const from = owedFrom({ settings, first, entries, zone });
    const made = timesheet({ ...input, today, owedFrom: from });
    return { month, settings, today, days: days.data, owedFrom: from, ...made };
  }, [month, span, entries, days.data, settings, firstDay, zone, nowMs, today, first, isAwaited]);
  const failed = query.isLoadingError ? query : days;
  return {
    entries,
    sheet,
    /** The ids of the entries of a day's shifts; what has just begun counts nothing yet, and is there, too. */
    entriesOf: (day: Day): ReadonlySet<string> => {
      const row = sheet?.weeks.flatMap((week) => week.days).find((one) => one.day === day);
      const begun = entries?.filter(
        ({ beginningMs, endingMs }) =>
          endingMs === null &&
          beginningMs >= nowMs &&
          sheetDayOf(beginningMs, settings, zone) === day,
      );
      return new Set(
        [...(row?.parts.map(({ entry }) => entry) ?? []), ...(begun ?? [])].map(({ id }) => id),
      );
    },
    isLoadingError: failed.isLoadingError,
    error: failed.error,
    refetch: () => Promise.all([query.refetch(), days.refetch()]),
    isFetching: query.isFetching || days.isFetching,
  };
}

export type SheetOfMonth = NonNullable<ReturnType<typeof useTimesheet>['sheet']>;
