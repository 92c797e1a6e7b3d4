import { skipToken, useQuery } from '@tanstack/react-query';
import { addDays, dayInterval, dayOf } from '#domain/calendar/day.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { fetchTimeline } from './timeline-api.ts';
import { trackerKey } from './use-records.ts';

/** At least as long as a week, whatever its first day. */
const DAYS = 7;

export const timelineKey = [...trackerKey, 'timeline'];

/**
 * The entries of all records that touch the last 7 days, by their beginning, with everything that
 * runs; no request to a server that lacks the call.
 */
export function useTimeline() {
  const isExtended = useExtensions();
  const firstDay = useClock(({ serverMs }) => {
    const zone = browserZone();
    return addDays(dayOf(Math.floor(serverMs), zone), 1 - DAYS);
  });
  return useQuery({
    queryKey: [...timelineKey, firstDay],
    queryFn: isExtended
      ? ({ signal }) => fetchTimeline(dayInterval(firstDay, browserZone()).beginMs, signal)
      : skipToken,
  });
}
