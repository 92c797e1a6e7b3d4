import type { Day } from '#domain/calendar/day.ts';
import { isListed } from '#domain/calendar/day-of-week.ts';
import { scheduledMs } from '#domain/work-time/sheet-settings.ts';
import { holidays } from '#lib/build-settings.ts';
import { useSheetSettings } from '../commands/use-sheet-settings.ts';

/** The scheduled hours of a day, in milliseconds; 0 while none are stored. */
export function useTarget(day: Day): number {
  const settings = useSheetSettings().known?.settings;
  return settings ? scheduledMs(day, settings, isListed(day, holidays)) : 0;
}
