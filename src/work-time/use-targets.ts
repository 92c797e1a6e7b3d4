import type { Day } from '#domain/calendar/day.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import { dayTargetMs } from '#domain/work-time/sheet-settings.ts';
import { useDays } from './sheets/use-days.ts';
import { useSheetSettings } from './sheets/use-sheet-settings.ts';
import { useHolidays } from './use-holidays.ts';

/**
 * The scheduled hours of each day of a span that no mark pays for, in milliseconds: 0 for none, and for all until they
 * are known.
 */
export function useTargets(span: DaySpan | null): (day: Day) => number {
  const [{ known }, { data: marked }, { data: table }] = useReads(span);
  const settings = known?.settings;
  return (day) => {
    if (!settings || !marked || !table) return 0;
    const mark = marked.find(({ date }) => date === day)?.mark ?? null;
    return dayTargetMs(day, settings, table.isHoliday(day), mark);
  };
}

/** The scheduled hours of one day, as `useTargets` tells them. */
export function useTarget(day: Day): number {
  return useTargets({ first: day, last: day })(day);
}

/** True while it is first read, unless a read of it failed. */
export function useIsReadingTarget(day: Day): boolean {
  return useReads({ first: day, last: day }).some((read) => read.isLoading && !read.failureCount);
}

function useReads(span: DaySpan | null) {
  const settings = useSheetSettings();
  const wanted = settings.known?.settings ? span : null;
  return [settings, useDays(wanted), useHolidays(wanted !== null)] as const;
}
