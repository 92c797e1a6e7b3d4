import { useQuery } from '@tanstack/react-query';
import type { Day } from '#domain/calendar/day.ts';
import { dayTargetMs } from '#domain/work-time/sheet-settings.ts';
import { loadChunk } from '#loading/load-chunk.ts';
import { useDays } from '#work-time/sheets/use-days.ts';
import { useSheetSettings } from '#work-time/sheets/use-sheet-settings.ts';

/** The scheduled hours of a day that no mark pays for, in milliseconds; 0 until they are known, or for none. */
export function useTarget(day: Day): number {
  const settings = useSheetSettings().known?.settings;
  const days = useDays(settings ? { first: day, last: day } : null).data;
  const { data: holidays } = useQuery({
    queryKey: ['holidays'],
    queryFn: () => loadChunk('holidays', () => import('#lib/time/holidays.ts')),
    enabled: Boolean(settings),
  });
  if (!settings || !days || !holidays) return 0;
  const mark = days.find(({ date }) => date === day)?.mark ?? null;
  return dayTargetMs(day, settings, holidays.isHoliday(day), mark);
}
