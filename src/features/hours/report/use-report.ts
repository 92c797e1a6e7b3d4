import { useMemo } from 'react';
import { daysOf } from '#domain/calendar/day-span.ts';
import { partsByDay } from '#domain/work-time/day-parts.ts';
import type { ReportRange } from '#domain/work-time/report-range.ts';
import { grainOf, rowSums } from '#domain/work-time/report-rows.ts';
import { addUp, daySum, recordSums } from '#domain/work-time/sums.ts';
import { useSpanEntries } from '#work-time/commands/use-span-entries.ts';
import { useIsExact } from '#work-time/sheets/use-sheet-settings.ts';

/**
 * The entries and the sums of a range; `undefined` until they are loaded.
 *
 * @param firstDay the week's: 1 for Monday to 7 for Sunday
 */
export function useReport({ unit, first, last }: ReportRange, firstDay: number) {
  const { data: entries, nowMs, zone, ...query } = useSpanEntries({ first, last });
  const isExact = useIsExact();
  const sums = useMemo(() => {
    if (entries === undefined) return undefined;
    const days = partsByDay(entries, daysOf({ first, last }), zone, nowMs, isExact).map(daySum);
    const grain = grainOf({ first, last });
    const rows = rowSums(days, grain, firstDay);
    const range: ReportRange = { unit, first, last };
    return { range, grain, rows, days, ofRecords: recordSums(days), whole: addUp(days) };
  }, [entries, unit, first, last, zone, nowMs, isExact, firstDay]);
  return { ...query, entries, sums };
}

export type ReportSums = NonNullable<ReturnType<typeof useReport>['sums']>;
