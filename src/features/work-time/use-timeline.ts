import { skipToken, useQuery } from '@tanstack/react-query';
import { addDays, type Day, dayInterval } from '#domain/calendar/day.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { useShownEntries } from './outbox/use-waiting-presses.ts';
import { fetchTimeline } from './timeline-api.ts';
import { trackerKey, useStoredRecords } from './use-records.ts';
import { todayOf, useToday } from './views/use-today.ts';

/** At least as long as a week, whatever its first day. */
const DAYS = 7;

export const timelineKey = [...trackerKey, 'timeline'];

/**
 * The entries of all records that touch the last 7 days, by their beginning, with everything that
 * runs; no request to a server that lacks the call.
 */
export function useTimeline() {
  const isExtended = useExtensions();
  const firstDay = firstDayOf(useToday());
  const query = useQuery({
    queryKey: [...timelineKey, firstDay],
    queryFn: isExtended
      ? ({ signal }) => fetchTimeline(dayInterval(firstDay, browserZone()).beginMs, signal)
      : skipToken,
  });
  const { isLoadingError, error, refetch, isFetching } = query;
  const data = useShownEntries(query.data, useStoredRecords());
  return { data, isLoadingError, error, refetch, isFetching };
}

export const currentTimelineKey = () => [...timelineKey, firstDayOf(todayOf(serverClock.now()))];

function firstDayOf(today: Day): Day {
  return addDays(today, 1 - DAYS);
}
