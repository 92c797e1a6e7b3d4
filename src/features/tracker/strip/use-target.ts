import type { SheetSettings } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import { isListed } from '#domain/calendar/day-of-week.ts';
import { scheduledMs } from '#domain/work-time/sheet-settings.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';

/** The scheduled hours of a day, in milliseconds; 0 while none are stored. */
export function useTarget(day: Day, settings: SheetSettings | null): number {
  const { holidays } = useAppSettings();
  if (settings === null) return 0;
  return scheduledMs(day, settings, isListed(day, holidays));
}
