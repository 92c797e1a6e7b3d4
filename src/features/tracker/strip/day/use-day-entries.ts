import { skipToken, useQuery } from '@tanstack/react-query';
import type { Day } from '#domain/calendar/day.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useShownEntries } from '#work-time/commands/use-timeline.ts';
import { firstOfTimeline, spanQuery } from '#work-time/data/queries.ts';

/**
 * The entries that touch a day, among others; `undefined` before they are read.
 *
 * @param timeline the entries of the last days, which are there already
 */
export function useDayEntries(day: Day, timeline: readonly TrackedEntry[]) {
  const isThere = day >= firstOfTimeline(useToday());
  const query = spanQuery({ first: day, last: day }, useZone());
  const { data, isError, refetch } = useQuery({
    ...query,
    queryFn: isThere ? skipToken : query.queryFn,
  });
  const read = useShownEntries(data);
  return { entries: isThere ? timeline : read, hasFailed: isError && !isThere, refetch };
}
