/** The calls that read time entries, as domain values. */
import { paths } from '#contract/paths.ts';
import type { TimelineQuery } from '#contract/time-entries.ts';
import type { TimeEntryQuery } from '#contract/work-time.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { fieldsOf, isId, isText, readRows, readTime } from '#lib/http/read.ts';
import { callServer, type Read } from '#sync/call.ts';
import { readRowId } from './read-row-id.ts';

/** The running entries of a record, oldest first. */
export async function fetchRunningEntries(
  recordId: string,
  signal: AbortSignal,
): Promise<Read<TrackedEntry>> {
  const url = paths.runningEntries(recordId);
  const { body, revision } = await callServer({ url, signal });
  const rows = readRows(body, (wire) => {
    const times = readTimes(wire);
    return times && { ...times, recordId, note: '', version: 1 };
  });
  return { ...rows, revision };
}

/**
 * All entries that touch the time from one moment on, and up to another if there is one, by their
 * beginning; running ones included.
 */
export async function fetchTimeline(
  fromMs: number,
  signal: AbortSignal,
  toMs?: number,
): Promise<Read<TrackedEntry>> {
  const url = workTimePaths.entries;
  const bounds: TimelineQuery = { from: new Date(fromMs).toISOString() };
  if (toMs !== undefined) bounds.to = new Date(toMs).toISOString();
  const read: Read<TrackedEntry> = { rows: [], leftOut: 0, revision: null };
  let params = bounds;
  for (;;) {
    const { body, revision } = await callServer({ url, params, signal });
    const { results, next } = fieldsOf(body);
    read.rows.push(...readRows(results, readTrackedEntry).rows);
    // A change made while the pages were read may be missing in the first of them.
    read.revision ??= revision;
    if (!isText(next)) return read;
    params = { ...bounds, cursor: next };
  }
}

/** The entries of a record, newest first: one page. */
export async function fetchRecordEntries(
  recordId: string,
  params: TimeEntryQuery,
  signal: AbortSignal,
): Promise<Read<TrackedEntry>> {
  const url = paths.timeEntries(recordId);
  const { body, revision } = await callServer({ url, params, signal });
  return { ...readRows(body, readTrackedEntry), revision };
}

/** @returns `undefined` if it is not an entry of our own server */
export function readTrackedEntry(wire: unknown): TrackedEntry | undefined {
  const times = readTimes(wire);
  const { note, version } = fieldsOf(wire);
  const recordId = readRowId(wire, 'record');
  if (!times || recordId === undefined || !isText(note) || !isId(version)) return undefined;
  return { ...times, recordId, note, version };
}

/** The entry as the server has it, if a change was refused because it was changed elsewhere. */
export function entryInConflict({ failure }: ApiError, entryId: string): TrackedEntry | null {
  if (failure.kind !== 'response' || failure.status !== 409) return null;
  const current = readTrackedEntry(fieldsOf(failure.data).current);
  // It may be about another entry of the same press.
  return current?.id === entryId ? current : null;
}

function readTimes(wire: unknown) {
  const { beginning_time, ending_time } = fieldsOf(wire);
  const id = readRowId(wire);
  const beginningMs = readTime(beginning_time);
  if (id === undefined || beginningMs === undefined) return undefined;
  return { id, beginningMs, endingMs: readTime(ending_time) ?? null };
}
