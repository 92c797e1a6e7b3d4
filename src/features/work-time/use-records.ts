import { queryOptions, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { hasEnded } from '#domain/work-time/tracked-entry.ts';
import type { Rows } from '#lib/http/read.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { fetchRecord, fetchRecords, fetchRunningEntries } from './api.ts';
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
    queryFn: recordId === null ? skipToken : ({ signal }) => fetchRunningEntries(recordId, signal),
  });

/** The records of the signed-in user. */
export function useRecords() {
  return useQuery({ ...records, select: usable });
}

/** The details of a record; no request while none is selected. */
export function useRecord(recordId: number | null) {
  return useQuery({
    queryKey: detailKey(recordId),
    queryFn: recordId === null ? skipToken : ({ signal }) => fetchRecord(recordId, signal),
  });
}

/** The running entries of a record, oldest first. */
export function useRunningEntries(recordId: number | null) {
  return useQuery({ ...runningOf(recordId), select: usable });
}

/** How many records, and running entries of the selected one, were invalid. */
export function useLeftOutRows(recordId: number | null): number {
  const { data: ofRecords = 0 } = useQuery({ ...records, select: leftOut });
  const { data: ofEntries = 0 } = useQuery({ ...runningOf(recordId), select: leftOut });
  return ofRecords + ofEntries;
}

const usable = <Row>({ rows }: Rows<Row>) => rows;
const leftOut = ({ leftOut }: Rows<unknown>) => leftOut;

/** The ended entries of a record, newest first, in pages; none if the server lacks the call. */
export function usePastEntries(recordId: number | null) {
  const extended = useExtensions();
  return useInfiniteQuery({
    queryKey: [...trackerKey, recordId, 'past'],
    queryFn:
      extended && recordId !== null
        ? ({ pageParam, signal }) =>
            fetchRecordEntries(recordId, { limit: PAST_PAGE, ...pageParam }, signal)
        : skipToken,
    initialPageParam: {},
    getNextPageParam: ({ rows, leftOut }) => {
      const last = rows.at(-1);
      return last && rows.length + leftOut === PAST_PAGE ? { before: last.id } : undefined;
    },
    select: ({ pages }) => pages.flatMap(usable).filter(hasEnded),
  });
}
