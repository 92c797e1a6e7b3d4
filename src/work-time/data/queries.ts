/** The queries of records and entries, as the server has them: `commands/` adds the presses that it does not have. */
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import { addDays, type Day, dayInterval, dayOf, hourMoments } from '#domain/calendar/day.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import type { Interval } from '#domain/work-time/interval.ts';
import { tellsShifts } from '#domain/work-time/shifts.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { todayOf } from '#lib/time/use-today.ts';
import { extensions } from '#session/extensions.ts';
import type { Read } from '#sync/call.ts';
import { fetchRecordEntries, fetchRunningEntries, fetchTimeline } from './entry-calls.ts';
import { fetchDeleted, fetchRecord, fetchRecords } from './record-calls.ts';

/** The prefix of all keys of the tracker, so one invalidation reloads everything. */
export const trackerKey = ['work-time'];
export const recordsKey = [...trackerKey, 'records'];
export const timelineKey = [...trackerKey, 'timeline'];

const PAST_PAGE = 20;

/** At least as long as a week, whatever its first day. */
const TIMELINE_DAYS = 7;

/** Data that an earlier page stored is marked, with the time of its reading in milliseconds since the epoch. */
export type CachedRead<Row> = Read<Row> & { isCopy?: true; readMs?: number | null };

export const recordsQuery = queryOptions<CachedRead<WorkRecord>>({
  queryKey: recordsKey,
  queryFn: ({ signal }) => fetchRecords(signal),
  // The roulette, which stands in for records that could not be read, may be in use.
  refetchOnReconnect: false,
});

/** Reads a record that the server has; nothing for `null`. */
export const recordQuery = (recordId: string | null) =>
  queryOptions({
    queryKey: [...trackerKey, recordId, 'detail'],
    queryFn:
      recordId === null
        ? skipToken
        : ({ client, signal }) =>
            orKnown(fetchRecord(recordId, signal), () => knownRecord(client, recordId)),
  });

export const runningQuery = (recordId: string | null) =>
  queryOptions({
    queryKey: [...trackerKey, recordId, 'running'],
    queryFn:
      recordId === null
        ? skipToken
        : ({ client, signal }) =>
            orKnown(fetchRunningEntries(recordId, signal), () => knownRunning(client, recordId)),
  });

/** All entries of a record, newest first, in pages. */
export const pastQuery = (recordId: string | null) =>
  infiniteQueryOptions({
    queryKey: [...trackerKey, recordId, 'past'],
    queryFn:
      recordId === null
        ? skipToken
        : ({ client, pageParam, signal }) =>
            orKnown(fetchRecordEntries(recordId, { limit: PAST_PAGE, ...pageParam }, signal), () =>
              knownEntries(client, recordId),
            ),
    initialPageParam: {},
    getNextPageParam: ({ rows, leftOut }) => {
      const last = rows.at(-1);
      return last && rows.length + leftOut === PAST_PAGE ? { before: last.id } : undefined;
    },
  });

/** The first day of which all entries are in the timeline. */
export const firstOfTimeline = (today: Day) => addDays(today, 1 - TIMELINE_DAYS);

/** The entries of all records that touch the last 7 days, with everything that runs. */
export const timelineQuery = (today: Day, zone: string) => {
  const firstDay = firstOfTimeline(today);
  return queryOptions<Read<TrackedEntry>>({
    queryKey: [...timelineKey, firstDay, zone],
    queryFn: ({ signal }) => fetchTimeline(dayInterval(firstDay, zone).beginMs, signal),
  });
};

/** The key of the timeline that is on the screen. */
export const currentTimeline = () =>
  timelineQuery(todayOf(serverClock.now()), browserZone.get()).queryKey;

/** The entries of all records that touch these days. */
export const spanQuery = ({ first, last }: DaySpan, zone: string) =>
  queryOptions<Read<TrackedEntry>>({
    queryKey: [...timelineKey, first, last, zone],
    queryFn: ({ signal }) => {
      const { beginMs } = dayInterval(first, zone);
      return fetchTimeline(beginMs, signal, dayInterval(last, zone).endMs);
    },
  });

/**
 * The entries of all records that touch these days, and all before them that may belong to their shifts: they are
 * read back, a day at a time, to the last pause between two shifts.
 *
 * @param boundary the hour at which a day begins
 */
export const shiftsQuery = ({ first, last }: DaySpan, boundary: number, zone: string) =>
  queryOptions<Read<TrackedEntry>>({
    queryKey: [...timelineKey, first, last, zone, boundary],
    queryFn: async ({ signal }) => {
      const [beginMs = 0] = hourMoments([first], zone, boundary);
      let fromMs = dayInterval(addDays(first, -1), zone).beginMs;
      const read = await fetchTimeline(fromMs, signal, dayInterval(last, zone).endMs);
      const rows = new Map(read.rows.map((entry) => [entry.id, entry]));
      while (!tellsShifts([...rows.values()].map(intervalOf), fromMs, beginMs)) {
        const earliestMs = Math.min(
          fromMs,
          ...[...rows.values()].map((entry) => entry.beginningMs),
        );
        const before = addDays(dayOf(earliestMs, zone), -1);
        const earlier = await fetchTimeline(dayInterval(before, zone).beginMs, signal, fromMs);
        for (const entry of earlier.rows) rows.set(entry.id, entry);
        fromMs = dayInterval(before, zone).beginMs;
      }
      const byBeginning = [...rows.values()].toSorted((a, b) => a.beginningMs - b.beginningMs);
      return { ...read, rows: byBeginning };
    },
  });

function intervalOf({ beginningMs, endingMs }: TrackedEntry): Interval {
  return { beginMs: beginningMs, endMs: endingMs ?? Number.POSITIVE_INFINITY };
}

export const deletedQuery = queryOptions({
  queryKey: [...trackerKey, 'deleted'],
  queryFn: ({ signal }) => fetchDeleted(signal),
  staleTime: 0,
});

export function isNoResponse(error: unknown): boolean {
  return toApiError(error).failure.kind === 'no-response';
}

/** Takes a value that other reads have brought where there is no network; all is read again when it is back. */
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

function knownRecord(client: QueryClient, recordId: string): Read<WorkRecord> | undefined {
  const read = client.getQueryData(recordsQuery.queryKey);
  const rows = read?.rows.filter(({ id }) => id === recordId) ?? [];
  return read && rows.length > 0 ? { rows, leftOut: 0, revision: read.revision } : undefined;
}

function knownEntries(client: QueryClient, recordId: string): Read<TrackedEntry> | undefined {
  const read = client.getQueryData<Read<TrackedEntry>>(currentTimeline());
  const rows = read?.rows.filter((entry) => entry.recordId === recordId) ?? [];
  return read && { rows, leftOut: 0, revision: read.revision };
}

/** The running entries of a record, as the timeline has them. */
export function knownRunning(client: QueryClient, recordId: string) {
  const known = knownEntries(client, recordId);
  return known && { ...known, rows: known.rows.filter(({ endingMs }) => endingMs === null) };
}
