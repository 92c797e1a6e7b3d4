/** Shows entries at once, before the lists are read again. */
import type { QueryClient } from '@tanstack/react-query';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import type { Rows } from '#lib/http/read.ts';
import { recordsKey } from '../use-records.ts';
import { timelineKey } from '../use-timeline.ts';

/** Puts entries into the timeline, by their beginning; what was not loaded yet stays unloaded. */
export function cacheEntries(client: QueryClient, entries: readonly TrackedEntry[]): void {
  const ids = new Set(entries.map(({ id }) => id));
  changeTimeline(client, (loaded) =>
    [...loaded.filter(({ id }) => !ids.has(id)), ...entries].sort(
      (one, other) => one.beginningMs - other.beginningMs || one.id - other.id,
    ),
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

export function cacheRecord(client: QueryClient, record: WorkRecord): void {
  client.setQueryData<Rows<WorkRecord>>(
    recordsKey,
    (loaded) => loaded && { ...loaded, rows: [...loaded.rows, record] },
  );
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
