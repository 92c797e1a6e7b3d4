/**
 * The last known records and entries, with what the day's target needs, for a tracker that is opened without a
 * network (OUT-6).
 */

import type { QueryClient } from '@tanstack/react-query';
import type { MarkedDay } from '#contract/timesheet.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { privateCopy } from '#lib/storage/private-copy.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { todayOf } from '#lib/time/use-today.ts';
import { extensions } from '#session/extensions.ts';
import { sessionStore } from '#session/session-store.ts';
import type { Read } from '#sync/call.ts';
import { type CachedRead, currentTimeline, recordsKey, timelineKey } from './data/queries.ts';
import { type KnownSettings, readStored } from './sheets/sheet-calls.ts';
import { daysQuery, settingsQuery, sheetsKey } from './sheets/sheet-queries.ts';

interface Copy {
  records: Read<WorkRecord>;
  entries: Read<TrackedEntry>;
  settings: KnownSettings | null;
  /** The mark of the day. */
  days: Read<MarkedDay> | null;
  /** When the entries were read, in milliseconds since the epoch; `null` in a copy of an earlier version. */
  readMs: number | null;
}

/** Shows the copy until the server has responded; does nothing where there is none. */
export function showCopy(client: QueryClient): void {
  const user = sessionStore.get()?.accessPayload.uuid;
  if (user === undefined || !extensions.get() || client.getQueryData(recordsKey)) return;
  const copy = readCopy(privateCopy.read(user));
  if (!copy) return;
  client.setQueryData(recordsKey, { ...copy.records, isCopy: true, readMs: copy.readMs });
  client.setQueryData(currentTimeline(), copy.entries);
  if (copy.settings) client.setQueryData(settingsQuery.queryKey, copy.settings);
  if (copy.days) client.setQueryData(marksOfToday(), copy.days);
  // Marked as stale, so that they are read again when they are shown.
  for (const queryKey of [recordsKey, timelineKey, sheetsKey])
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

/**
 * Stores the copy with each read from the server.
 *
 * @returns a function that stops it
 */
export function storeCopies(client: QueryClient, user: string): () => void {
  store();
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const [area, part] = event.query.queryKey;
    const isOfTracker =
      area === recordsKey[0] && (part === recordsKey[1] || part === timelineKey[1]);
    if (isOfTracker || area === sheetsKey[0]) store();
  });

  function store(): void {
    const records = client.getQueryData<CachedRead<WorkRecord>>(recordsKey);
    const entries = client.getQueryData<Read<TrackedEntry>>(currentTimeline());
    // A response may come after the session's end.
    if (!records || records.isCopy || !entries) return;
    if (sessionStore.get()?.accessPayload.uuid !== user) return;
    const settings = client.getQueryData(settingsQuery.queryKey) ?? null;
    const days = client.getQueryData(marksOfToday()) ?? null;
    const readMs = Date.now();
    const copy = { records, entries, settings, days, readMs } satisfies Copy;
    privateCopy.write(user, JSON.stringify(copy));
  }
}

/** Checks only the form: the page itself has written it, perhaps in another version. */
function readCopy(text: string | null): Copy | null {
  if (text === null) return null;
  try {
    const stored = fieldsOf(JSON.parse(text));
    const records = readRead<WorkRecord>(stored.records);
    const entries = readRead<TrackedEntry>(stored.entries);
    const settings = readSettings(stored.settings);
    const days = readRead<MarkedDay>(stored.days);
    const readMs = typeof stored.readMs === 'number' ? stored.readMs : null;
    return records && entries && { records, entries, settings, days, readMs };
  } catch {
    return null;
  }
}

function readRead<Row>(stored: unknown): Read<Row> | null {
  const { rows, leftOut, revision } = fieldsOf(stored);
  if (!Array.isArray(rows) || typeof leftOut !== 'number') return null;
  return typeof revision === 'number' ? { rows, leftOut, revision } : null;
}

function readSettings(stored: unknown): KnownSettings | null {
  const { revision } = fieldsOf(stored);
  const settings = readStored(stored);
  return settings && typeof revision === 'number' ? { ...settings, revision } : null;
}

function marksOfToday() {
  const today = todayOf(serverClock.now());
  return daysQuery({ first: today, last: today }).queryKey;
}
