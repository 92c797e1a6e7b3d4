import type { Day } from '#domain/calendar/day.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import { dayTargetMs } from '#domain/work-time/sheet-settings.ts';
import { isHoliday } from '#lib/time/holidays.ts';
import { useDays } from '#work-time/sheets/use-days.ts';
import { useSheetSettings } from '#work-time/sheets/use-sheet-settings.ts';

/** The target of each day of a span, in milliseconds: 0 for none, and for all until they are known. */
export function useDayTargets(span: DaySpan | null): (day: Day) => number {
  const settings = useSheetSettings().known?.settings;
  const marked = useDays(settings ? span : null).data;
  return (day) => {
    if (!settings || !marked) return 0;
    const mark = marked.find(({ date }) => date === day)?.mark ?? null;
    return dayTargetMs(day, settings, isHoliday(day), mark);
  };
}
