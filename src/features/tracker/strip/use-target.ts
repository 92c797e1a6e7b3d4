import type { Day } from '#domain/calendar/day.ts';
import { dayTargetMs } from '#domain/work-time/sheet-settings.ts';
import { useDays } from '#work-time/sheets/use-days.ts';
import { useSheetSettings } from '#work-time/sheets/use-sheet-settings.ts';
import { useHolidays } from '../use-holidays.ts';

/** The scheduled hours of a day that no mark pays for, in milliseconds; 0 until they are known, or for none. */
export function useTarget(day: Day): number {
  const [settings, days, holidays] = useReads(day);
  if (!settings.known?.settings || !days.data || !holidays.data) return 0;
  const mark = days.data.find(({ date }) => date === day)?.mark ?? null;
  return dayTargetMs(day, settings.known.settings, holidays.data.isHoliday(day), mark);
}

/** True while it is first read, unless a read of it failed. */
export function useIsReadingTarget(day: Day): boolean {
  return useReads(day).some((read) => read.isLoading && read.failureCount === 0);
}

function useReads(day: Day) {
  const settings = useSheetSettings();
  const isSet = Boolean(settings.known?.settings);
  const days = useDays(isSet ? { first: day, last: day } : null);
  const holidays = useHolidays(isSet);
  return [settings, days, holidays] as const;
}
