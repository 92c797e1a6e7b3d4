/** The last known records and entries, for a tracker that is opened without a network (OUT-6). */
import type { QueryClient } from '@tanstack/react-query';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { fieldsOf, type Rows } from '#lib/http/read.ts';
import { privateCopy } from '#lib/storage/private-copy.ts';
import { extensions } from '#session/extensions.ts';
import { sessionStore } from '#session/session-store.ts';
import { recordsKey } from '../use-records.ts';
import { currentTimelineKey, timelineKey } from '../use-timeline.ts';
import type { Copied } from './copied.ts';

interface Copy {
  records: Rows<WorkRecord>;
  entries: TrackedEntry[];
}

/** Shows the copy until the server has responded; does nothing where there is none. */
export function showCopy(client: QueryClient): void {
  const user = sessionStore.get()?.accessPayload.uuid;
  if (user === undefined || !extensions.get() || client.getQueryData(recordsKey)) return;
  const copy = readCopy(privateCopy.read(user));
  if (!copy) return;
  client.setQueryData(recordsKey, { ...copy.records, isCopy: true });
  client.setQueryData(currentTimelineKey(), copy.entries);
  // To be read again as soon as they are shown.
  void client.invalidateQueries({ queryKey: recordsKey, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: timelineKey, refetchType: 'none' });
}

/**
 * Keeps what was read from the server.
 *
 * @returns stops keeping
 */
export function keepCopies(client: QueryClient, user: string): () => void {
  keep();
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const [area, part] = event.query.queryKey;
    if (area === recordsKey[0] && (part === recordsKey[1] || part === timelineKey[1])) keep();
  });

  function keep(): void {
    const records = client.getQueryData<Rows<WorkRecord> & Copied>(recordsKey);
    const entries = client.getQueryData<TrackedEntry[]>(currentTimelineKey());
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
    const { rows, leftOut } = fieldsOf(records);
    if (!Array.isArray(rows) || typeof leftOut !== 'number' || !Array.isArray(entries)) return null;
    return { records: { rows, leftOut }, entries };
  } catch {
    return null;
  }
}
