/** Shows what was done at once, before the lists are read again. */
import type { QueryClient } from '@tanstack/react-query';
import type { TimeEntry } from '#domain/work-time/time-entry.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import type { Rows } from '#lib/http/read.ts';
import { detailKey, recordsKey, runningKey } from '../use-records.ts';
import { timelineKey } from '../use-timeline.ts';

/**
 * Puts entries into the timeline, by their beginning, and among what runs of their records, which are
 * used from now on; what was not loaded yet stays unloaded.
 */
export function cacheEntries(client: QueryClient, entries: readonly TrackedEntry[]): void {
  const ids = new Set(entries.map(({ id }) => id));
  changeTimeline(client, (loaded) =>
    [...loaded.filter(({ id }) => !ids.has(id)), ...entries].sort(
      (one, other) => one.beginningMs - other.beginningMs || one.id - other.id,
    ),
  );
  for (const entry of entries) {
    changeRunning(client, entry.recordId, (running) => {
      const others = running.filter(({ id }) => id !== entry.id);
      return entry.endingMs === null ? [...others, entry] : others;
    });
  }
  changeRecords(client, (records) =>
    records.map((record) => {
      const ofRecord = entries.filter(({ recordId }) => recordId === record.id);
      if (ofRecord.length === 0) return record;
      const begins = ofRecord.map(({ beginningMs }) => beginningMs);
      return { ...record, usedMs: Math.max(record.usedMs ?? 0, ...begins) };
    }),
  );
}

export function uncacheEntry(client: QueryClient, entryId: number): void {
  changeTimeline(client, (loaded) => loaded.filter(({ id }) => id !== entryId));
}

export function entryInCache(client: QueryClient, entryId: number): TrackedEntry | undefined {
  return client
    .getQueriesData<TrackedEntry[]>({ queryKey: timelineKey })
    .flatMap(([, entries]) => entries ?? [])
    .find(({ id }) => id === entryId);
}

/** Puts a record into the list, by its id, or in place of what stands there. */
export function cacheRecord(client: QueryClient, record: WorkRecord): void {
  changeRecords(client, (records) =>
    [...records.filter(({ id }) => id !== record.id), record].sort(
      (one, other) => one.id - other.id,
    ),
  );
}

/** Nothing runs of it yet. */
export function cacheNewRecord(client: QueryClient, record: WorkRecord): void {
  cacheRecord(client, record);
  client.setQueryData<Rows<TimeEntry>>(
    runningKey(record.id),
    (loaded) => loaded ?? { rows: [], leftOut: 0 },
  );
}

export function cacheName(client: QueryClient, recordId: number, name: string): void {
  const renamed = (record: WorkRecord) => ({ ...record, name });
  changeRecords(client, (records) =>
    records.map((record) => (record.id === recordId ? renamed(record) : record)),
  );
  client.setQueryData<WorkRecord>(detailKey(recordId), (record) => record && renamed(record));
}

/** With its entries. */
export function uncacheRecord(client: QueryClient, recordId: number): void {
  changeRecords(client, (records) => records.filter(({ id }) => id !== recordId));
  changeTimeline(client, (loaded) => loaded.filter((entry) => entry.recordId !== recordId));
}

export function recordInCache(client: QueryClient, recordId: number): WorkRecord | undefined {
  const records = client.getQueryData<Rows<WorkRecord>>(recordsKey);
  return records?.rows.find(({ id }) => id === recordId);
}

export function cacheStart(client: QueryClient, recordId: number, entry: TimeEntry): void {
  changeRunning(client, recordId, (running) => [...running, entry]);
}

export function cacheStop(client: QueryClient, recordId: number, entryId: number): void {
  changeRunning(client, recordId, (running) => running.filter(({ id }) => id !== entryId));
}

function changeTimeline(
  client: QueryClient,
  change: (entries: TrackedEntry[]) => TrackedEntry[],
): void {
  client.setQueriesData<TrackedEntry[]>(
    { queryKey: timelineKey },
    (loaded) => loaded && change(loaded),
  );
}

function changeRecords(client: QueryClient, change: (records: WorkRecord[]) => WorkRecord[]): void {
  client.setQueryData<Rows<WorkRecord>>(
    recordsKey,
    (loaded) => loaded && { ...loaded, rows: change(loaded.rows) },
  );
}

function changeRunning(
  client: QueryClient,
  recordId: number,
  change: (entries: TimeEntry[]) => TimeEntry[],
): void {
  client.setQueryData<Rows<TimeEntry>>(
    runningKey(recordId),
    (loaded) => loaded && { ...loaded, rows: change(loaded.rows) },
  );
}
