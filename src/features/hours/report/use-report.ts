import { useMemo } from 'react';
import { daysOf } from '#domain/calendar/day-span.ts';
import { partsByDay } from '#domain/work-time/day-parts.ts';
import {
  entriesByGroup,
  entriesOfGroup,
  type GroupChoice,
  groupsAsRecords,
} from '#domain/work-time/group-choice.ts';
import type { ReportRange } from '#domain/work-time/report-range.ts';
import { grainOf, rowSums } from '#domain/work-time/report-rows.ts';
import { addUp, daySum, recordSums } from '#domain/work-time/sums.ts';
import { useSpanEntries } from '#work-time/commands/use-span-entries.ts';
import { useIsExact } from '#work-time/sheets/use-sheet-settings.ts';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import { reportText } from './text.ts';

/**
 * The entries and the sums of a range; `undefined` until they are loaded.
 *
 * @param firstDay the week's: 1 for Monday to 7 for Sunday
 * @param choice by group, groups stand in the place of records
 */
export function useReport(
  { unit, first, last }: ReportRange,
  firstDay: number,
  choice: GroupChoice,
) {
  const { byGroup, group } = choice;
  const { data: entries, nowMs, zone, ...query } = useSpanEntries({ first, last });
  const isExact = useIsExact();
  const all = useShownRecords();
  const sums = useMemo(() => {
    if (entries === undefined) return undefined;
    const ofGroup = entriesOfGroup(entries, all, group);
    const counted = byGroup ? entriesByGroup(ofGroup, all) : ofGroup;
    const records = byGroup ? groupsAsRecords(all, reportText.noGroup) : all;
    const days = partsByDay(counted, daysOf({ first, last }), zone, nowMs, isExact).map(daySum);
    const grain = grainOf({ first, last });
    const rows = rowSums(days, grain, firstDay);
    const range: ReportRange = { unit, first, last };
    const sums = { rows, days, ofRecords: recordSums(days), whole: addUp(days) };
    return { ...sums, range, grain, choice: { byGroup, group }, records };
  }, [entries, all, byGroup, group, unit, first, last, zone, nowMs, isExact, firstDay]);
  return { ...query, entries, sums };
}

export type ReportSums = NonNullable<ReturnType<typeof useReport>['sums']>;
