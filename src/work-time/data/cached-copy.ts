/** The last known records and entries, for a tracker that is opened without a network (OUT-6). */

import type { QueryClient } from '@tanstack/react-query';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { privateCopy } from '#lib/storage/private-copy.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { todayOf } from '#lib/time/use-today.ts';
import { extensions } from '#session/extensions.ts';
import { sessionStore } from '#session/session-store.ts';
import type { Read } from '#sync/call.ts';
import { type CachedRead, recordsKey, timelineKey, timelineQuery } from './queries.ts';

interface Copy {
  records: Read<WorkRecord>;
  entries: Read<TrackedEntry>;
}

/** Shows the copy until the server has responded; does nothing where there is none. */
export function showCopy(client: QueryClient): void {
  const user = sessionStore.get()?.accessPayload.uuid;
  if (user === undefined || !extensions.get() || client.getQueryData(recordsKey)) return;
  const copy = readCopy(privateCopy.read(user));
  if (!copy) return;
  client.setQueryData(recordsKey, { ...copy.records, isCopy: true });
  client.setQueryData(currentTimeline(), copy.entries);
  // Marked as stale, so that they are read again when they are shown.
  void client.invalidateQueries({ queryKey: recordsKey, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: timelineKey, refetchType: 'none' });
}

/**
 * Stores the records and entries with each read from the server.
 *
 * @returns a function that stops it
 */
export function storeCopies(client: QueryClient, user: string): () => void {
  store();
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const [area, part] = event.query.queryKey;
    if (area === recordsKey[0] && (part === recordsKey[1] || part === timelineKey[1])) store();
  });

  function store(): void {
    const records = client.getQueryData<CachedRead<WorkRecord>>(recordsKey);
    const entries = client.getQueryData<Read<TrackedEntry>>(currentTimeline());
    // A response may come after the session's end.
    if (!records || records.isCopy || !entries) return;
    if (sessionStore.get()?.accessPayload.uuid !== user) return;
    privateCopy.write(user, JSON.stringify({ records, entries } satisfies Copy));
  }
}

/** Checks only the form: the page itself has written it, perhaps in another version. */
function readCopy(text: string | null): Copy | null {
  if (text === null) return null;
  try {
    const { records, entries } = fieldsOf(JSON.parse(text));
    const readRecords = readRead<WorkRecord>(records);
    const readEntries = readRead<TrackedEntry>(entries);
    return readRecords && readEntries && { records: readRecords, entries: readEntries };
  } catch {
    return null;
  }
}

function readRead<Row>(stored: unknown): Read<Row> | null {
  const { rows, leftOut, revision } = fieldsOf(stored);
  if (!Array.isArray(rows) || typeof leftOut !== 'number') return null;
  return typeof revision === 'number' ? { rows, leftOut, revision } : null;
}

function currentTimeline() {
  return timelineQuery(todayOf(serverClock.now()), browserZone.get()).queryKey;
}
