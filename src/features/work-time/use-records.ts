import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isEnded } from '#domain/work-time/time-entry.ts';
import { fetchEntries, fetchRecord, fetchRecords, fetchRunningEntries } from './api.ts';

/** Everything the tracker knows begins with this, so that one word makes it read again. */
export const trackerKey = ['work-time'];

export const recordsKey = [...trackerKey, 'records'];

const PAST_PAGE = 20;

/** The records of whoever is signed in. */
export function useRecords() {
  return useQuery({
    queryKey: recordsKey,
    queryFn: ({ signal }) => fetchRecords(signal),
  });
}

/** One record in detail; nothing is asked while none is selected. */
export function useRecord(recordId: number | null) {
  return useQuery({
    queryKey: [...trackerKey, recordId, 'detail'],
    queryFn: recordId === null ? skipToken : ({ signal }) => fetchRecord(recordId, signal),
  });
}

/** The running entries of a record, oldest first. */
export function useRunningEntries(recordId: number | null) {
  return useQuery({
    queryKey: [...trackerKey, recordId, 'running'],
    queryFn: recordId === null ? skipToken : ({ signal }) => fetchRunningEntries(recordId, signal),
  });
}

/** The ended entries of a record, newest first, page by page; none where a server has no such call. */
export function usePastEntries(recordId: number) {
  return useInfiniteQuery({
    queryKey: [...trackerKey, recordId, 'past'],
    queryFn: ({ pageParam, signal }) =>
      fetchEntries(recordId, { limit: PAST_PAGE, ...pageParam }, signal),
    initialPageParam: {},
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && page.length === PAST_PAGE ? { before: last.id } : undefined;
    },
    select: ({ pages }) => pages.flat().filter(isEnded),
  });
}
