/** Records, as they are shown: as the server has them, with the presses that it may lack. */
import { useQuery } from '@tanstack/react-query';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { useQueueState } from '#sync/use-queue-state.ts';
import { isNoResponse, recordQuery, recordsQuery, runningQuery } from '../data/queries.ts';
import { shownRecords } from './shown.ts';

const NO_ROWS: readonly WorkRecord[] = [];

/** The records of the signed-in user. */
export function useRecords() {
  const { data: read, isError, isLoadingError, error, refetch } = useQuery(recordsQuery);
  const data = useQueueState((state) => read && shownRecords(read, state));
  const isCopy = read?.isCopy === true;
  // No network but a copy is not a failed first load; an error response is (OUT-6).
  const hasFailed = isLoadingError || (isCopy && isError && !isNoResponse(error));
  return { data, isCopy: isCopy && isError, hasFailed, error, refetch };
}

/** The records as the server has them. */
export function useStoredRecords(): readonly WorkRecord[] {
  return useQuery(recordsQuery).data?.rows ?? NO_ROWS;
}

/** The details of a record; no request while none is selected, or one that is not stored yet. */
export function useRecord(recordId: string | null) {
  const query = recordQuery(useStoredId(recordId));
  const { data: read, isLoadingError, error, refetch } = useQuery(query);
  const data = useQueueState((state) => read && shownRecords(read, state)[0]);
  return { data, isLoadingError, error, refetch };
}

/** The number of invalid records, and of invalid running entries of the selected one. */
export function useLeftOutRows(recordId: string | null): number {
  const { data: records } = useQuery(recordsQuery);
  const { data: entries } = useQuery(runningQuery(useStoredId(recordId)));
  return (records?.leftOut ?? 0) + (entries?.leftOut ?? 0);
}

/** The id of a record that the server has; `null` while it does not have it yet. */
export function useStoredId(recordId: string | null): string | null {
  const isNew = useQueueState(({ rows }) => rows.some(({ newIds }) => newIds.record === recordId));
  return isNew ? null : recordId;
}
