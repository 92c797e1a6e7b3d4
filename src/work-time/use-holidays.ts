import { useQuery } from '@tanstack/react-query';
import type { Day } from '#domain/calendar/day.ts';
import { loadChunk } from '#loading/load-chunk.ts';

/** The table of Japan's holidays, which is loaded after the page. */
export function useHolidays(enabled = true) {
  return useQuery({
    queryKey: ['holidays'],
    queryFn: () => loadChunk('holidays', () => import('#lib/time/holidays.ts')),
    enabled,
  });
}

/** Tells holidays of Japan and days of the app-wide list, once the table is there. */
export function useIsHoliday(): (day: Day) => boolean {
  const { data } = useHolidays();
  return data?.isHoliday ?? (() => false);
}
