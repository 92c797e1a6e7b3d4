/** Time entries, as they are shown: as the server has them, with the presses that it may lack. */

import {
  keepPreviousData,
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { hasEnded, type TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useExtensions } from '#session/use-extensions.ts';
import type { Read } from '#sync/call.ts';
import { useQueueState } from '#sync/use-queue-state.ts';
import { knownRunning, pastQuery, runningQuery, timelineQuery } from '../data/queries.ts';
import { shownEntries } from './shown.ts';
import { useStoredId, useStoredRecords } from './use-records.ts';

/** The stored entries of a record that the server does not have yet. */
const NOTHING: Read<TrackedEntry> = { rows: [], leftOut: 0, revision: -1 };

/** The query of the timeline; no request to a server that lacks the call. */
export function useTimelineQuery() {
  const isExtended = useExtensions();
  const query = timelineQuery(useToday(), useZone());
  return useQuery({
    ...query,
    queryFn: isExtended ? query.queryFn : skipToken,
    // On a new day, or in a new zone, the entries stay on the screen, and so does a text typed below them.
    placeholderData: keepPreviousData,
  });
}

/**
 * The entries of all records that touch the last 7 days, by their beginning, with everything that
 * runs.
 */
export function useTimeline() {
  const { data: read, isLoadingError, error, refetch } = useTimelineQuery();
  return { data: useShownEntries(read), isLoadingError, error, refetch };
}

/** The running entries of a record, oldest first. */
export function useRunningEntries(recordId: string | null) {
  const client = useQueryClient();
  const storedId = useStoredId(recordId);
  const {
    data: read,
    isLoadingError,
    error,
    refetch,
  } = useQuery({
    ...runningQuery(storedId),
    // What is pressed below them does not move once they are read.
    placeholderData: () => (storedId === null ? undefined : knownRunning(client, storedId)),
  });
  const data = useShownOf(recordId, read)?.filter(({ endingMs }) => endingMs === null);
  return { data, isLoadingError, error, refetch };
}

/** The ended entries of a record, newest first, in pages. */
export function usePastEntries(recordId: string | null) {
  const query = pastQuery(useStoredId(recordId));
  const { data, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(query);
  const [first] = data?.pages ?? [];
  const read = first && { ...first, rows: data?.pages.flatMap((page) => page.rows) ?? [] };
  const ended = useShownOf(recordId, read)?.filter(hasEnded);
  // An effect adds its rows at the end.
  const newestFirst = ended?.toSorted((one, other) => other.beginningMs - one.beginningMs);
  return { data: newestFirst, isPending, hasNextPage, fetchNextPage, isFetchingNextPage };
}

function useShownOf(recordId: string | null, read: Read<TrackedEntry> | undefined) {
  const isMade = useQueueState(({ rows, done }) =>
    [...rows, ...done.map(({ row }) => row)].some(({ newIds }) => newIds.record === recordId),
  );
  const shown = useShownEntries(read ?? (isMade ? NOTHING : undefined));
  return shown?.filter((entry) => entry.recordId === recordId);
}

/** The entries, changed by the presses that the server lacks. */
export function useShownEntries(read: Read<TrackedEntry> | undefined) {
  const records = useStoredRecords();
  return useQueueState((state) => read && shownEntries(read, records, state));
}
