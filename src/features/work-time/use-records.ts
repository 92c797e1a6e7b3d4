import {
  type QueryClient,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasEnded, type TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { toApiError } from '#lib/http/api-error.ts';
import type { Rows } from '#lib/http/read.ts';
import { extensions } from '#session/extensions.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { fetchRecord, fetchRecords, fetchRunningEntries } from './api.ts';
import type { Copied } from './outbox/copied.ts';
import { isLocalId } from './outbox/local-ids.ts';
import { useShownEntries, useShownRecords } from './outbox/use-waiting-presses.ts';
import { fetchRecordEntries } from './timeline-api.ts';

/** The prefix of all keys of the tracker, so one invalidation reloads everything. */
export const trackerKey = ['work-time'];

export const recordsKey = [...trackerKey, 'records'];
export const detailKey = (recordId: number | null) => [...trackerKey, recordId, 'detail'];
export const runningKey = (recordId: number | null) => [...trackerKey, recordId, 'running'];

const PAST_PAGE = 20;

const records = queryOptions({
  queryKey: recordsKey,
  queryFn: ({ signal }) => fetchRecords(signal),
});

const runningOf = (recordId: number | null) =>
  queryOptions({
    queryKey: runningKey(recordId),
    queryFn:
      recordId === null || isLocalId(recordId)
        ? skipToken
        : ({ client, signal }) =>
            orKnown(fetchRunningEntries(recordId, signal), () =>
              knownEntries(client, recordId, ({ endingMs }) => endingMs === null),
            ),
  });

/** The records of the signed-in user, with what the server does not have yet. */
export function useRecords() {
  const { data, isError, isLoadingError, error, refetch, isFetching } = useQuery({
    ...records,
    select: usable,
  });
  const { data: isCopy = false } = useQuery({ ...records, select: isCopied });
  const shown = useShownRecords(data);
  // No network but a copy is not a failed first load; an error response is (OUT-6).
  const hasFailed = isLoadingError || (isCopy && isError && !isNoResponse(error));
  return { data: shown, isCopy: isCopy && isError, hasFailed, error, refetch, isFetching };
}

/** The records as the server has them. */
export function useStoredRecords(): WorkRecord[] | undefined {
  return useQuery({ ...records, select: usable }).data;
}

/** The details of a record; no request while none is selected, or one that is not stored yet. */
export function useRecord(recordId: number | null) {
  const { data, isLoadingError, error, refetch } = useQuery({
    queryKey: detailKey(recordId),
    queryFn:
      recordId === null || isLocalId(recordId)
        ? skipToken
        : ({ client, signal }) =>
            orKnown(fetchRecord(recordId, signal), () =>
              client
                .getQueryData<Rows<WorkRecord>>(recordsKey)
                ?.rows.find(({ id }) => id === recordId),
            ),
  });
  const shown = useShownRecords(useMemo(() => data && [data], [data]));
  return { data: shown?.[0], isLoadingError, error, refetch };
}

/** The running entries of a record, oldest first, with what the server does not have yet. */
export function useRunningEntries(recordId: number | null) {
  const { data, isLoadingError, error, refetch } = useQuery({
    ...runningOf(recordId),
    select: usable,
  });
  const stored = useMemo(() => {
    if (recordId === null) return undefined;
    if (isLocalId(recordId)) return [];
    return data?.map((entry) => ({ ...entry, recordId, note: '', version: 1 }));
  }, [data, recordId]);
  const shown = useShownEntries(stored, useStoredRecords())?.filter(
    (entry) => entry.recordId === recordId && entry.endingMs === null,
  );
  return { data: shown, isLoadingError, error, refetch };
}

/** How many records, and running entries of the selected one, were invalid. */
export function useLeftOutRows(recordId: number | null): number {
  const { data: ofRecords = 0 } = useQuery({ ...records, select: leftOut });
  const { data: ofEntries = 0 } = useQuery({ ...runningOf(recordId), select: leftOut });
  return ofRecords + ofEntries;
}

const usable = <Row>({ rows }: Rows<Row>) => rows;
const leftOut = ({ leftOut }: Rows<unknown>) => leftOut;
const isCopied = (rows: Rows<WorkRecord> & Copied) => rows.isCopy === true;

/** Without a network, what is known from other reads; then all is read again when it is back. */
async function orKnown<Value>(
  reading: Promise<Value>,
  known: () => Value | undefined,
): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    const value = extensions.get() && isNoResponse(error) ? known() : undefined;
    if (value === undefined) throw error;
    return value;
  }
}

function knownEntries(
  client: QueryClient,
  recordId: number,
  isMeant: (entry: TrackedEntry) => boolean,
): Rows<TrackedEntry> | undefined {
  const timelines = client.getQueriesData<TrackedEntry[]>({
    queryKey: [...trackerKey, 'timeline'],
  });
  const entries = timelines.at(-1)?.[1];
  if (!entries) return undefined;
  const rows = entries.filter((entry) => entry.recordId === recordId && isMeant(entry));
  return { rows, leftOut: 0 };
}

function isNoResponse(error: unknown): boolean {
  return toApiError(error).failure.kind === 'no-response';
}

/** The ended entries of a record, newest first, in pages; none if the server lacks the call. */
export function usePastEntries(recordId: number | null) {
  const extended = useExtensions();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...trackerKey, recordId, 'past'],
    queryFn:
      extended && recordId !== null && !isLocalId(recordId)
        ? ({ client, pageParam, signal }) =>
            orKnown(fetchRecordEntries(recordId, { limit: PAST_PAGE, ...pageParam }, signal), () =>
              knownEntries(client, recordId, () => true),
            )
        : skipToken,
    initialPageParam: {},
    getNextPageParam: ({ rows, leftOut }) => {
      const last = rows.at(-1);
      return last && rows.length + leftOut === PAST_PAGE ? { before: last.id } : undefined;
    },
    select: ({ pages }) => pages.flatMap(usable),
  });
  const shown = useShownEntries(data, useStoredRecords());
  const ended = shown?.filter(hasEnded).filter((entry) => entry.recordId === recordId);
  return { data: ended, hasNextPage, fetchNextPage, isFetchingNextPage };
}
