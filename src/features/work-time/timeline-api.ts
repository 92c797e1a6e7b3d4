/** The calls for time entries that only our own server has (TRK-20 to TRK-25). */
import { paths } from '#contract/paths.ts';
import type {
  CreateTimeEntry,
  DeleteTimeEntry,
  EditTimeEntry,
  SwitchEntry,
  TimelineQuery,
  UndoSwitch,
} from '#contract/time-entries.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import type { ArchiveWorkRecord, TimeEntryQuery } from '#contract/work-time.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isText, type Rows, readOne, readRows, readTime } from '#lib/http/read.ts';
import { callAsUser } from '#session/call-as-user.ts';
import { readRecord, readTrackedEntry } from './api.ts';
import { callToWrite, type PressSending } from './call-to-write.ts';
import type { SeenRows } from './commands/command.ts';

/**
 * All entries that touch the time from one moment on, and up to another if there is one, by their
 * beginning; running ones included.
 */
export async function fetchTimeline(
  fromMs: number,
  signal: AbortSignal,
  toMs?: number,
): Promise<TrackedEntry[]> {
  const bounds: TimelineQuery = { from: new Date(fromMs).toISOString() };
  if (toMs !== undefined) bounds.to = new Date(toMs).toISOString();
  const entries: TrackedEntry[] = [];
  let params = bounds;
  for (;;) {
    const url = trackerPaths.entries;
    const body = await callAsUser({ url, params, signal, validateStatus: only(200) });
    const { results, next } = fieldsOf(body);
    entries.push(...readRows(results, readTrackedEntry).rows);
    if (!isText(next)) return entries;
    params = { ...bounds, cursor: next };
  }
}

/** What can still be restored, the last deleted first. */
export interface DeletedItems {
  records: (WorkRecord & { deletedMs: number; entryCount: number })[];
  entries: (TrackedEntry & { deletedMs: number; recordName: string })[];
}

export async function fetchDeleted(signal: AbortSignal): Promise<DeletedItems> {
  const url = trackerPaths.deleted;
  const body = fieldsOf(await callAsUser({ url, signal, validateStatus: only(200) }));
  return {
    records: readRows(body.records, readDeletedRecord).rows,
    entries: readRows(body.entries, readDeletedEntry).rows,
  };
}

function readDeletedRecord(wire: unknown): DeletedItems['records'][number] | undefined {
  const record = readRecord(wire);
  const { deleted_at, entry_count } = fieldsOf(wire);
  const deletedMs = readTime(deleted_at);
  if (!record || deletedMs === undefined) return undefined;
  return { ...record, deletedMs, entryCount: Number(entry_count) || 0 };
}

function readDeletedEntry(wire: unknown): DeletedItems['entries'][number] | undefined {
  const entry = readTrackedEntry(wire);
  const { deleted_at, record_name } = fieldsOf(wire);
  const deletedMs = readTime(deleted_at);
  if (!entry || deletedMs === undefined || !isText(record_name)) return undefined;
  return { ...entry, deletedMs, recordName: record_name };
}

/** The entries of a record, newest first: one page. */
export async function fetchRecordEntries(
  recordId: number,
  params: TimeEntryQuery,
  signal: AbortSignal,
): Promise<Rows<TrackedEntry>> {
  const url = paths.timeEntries(recordId);
  const body = await callAsUser({ url, params, signal, validateStatus: only(200) });
  return readRows(body, readTrackedEntry);
}

/** What a switch did, as it is undone. */
export interface Switched {
  started: TrackedEntry;
  ended: TrackedEntry[];
  created: WorkRecord | null;
  undo: SeenRows;
}

export async function switchEntry(data: SwitchEntry, sending?: PressSending): Promise<Switched> {
  const url = trackerPaths.switch;
  const body = await callToWrite({ method: 'post', url, data, validateStatus: only(201) }, sending);
  const { started, ended, created } = fieldsOf(body);
  const begun = readOne(started, readTrackedEntry);
  const stopped = readRows(ended, readTrackedEntry).rows;
  const record = readRecord(created) ?? null;
  return {
    started: begun,
    ended: stopped,
    created: record,
    undo: {
      started: seen(begun),
      ended: stopped.map(seen),
      created: record?.version === undefined ? null : { id: record.id, version: record.version },
    },
  };
}

/** @returns what runs again */
export async function undoSwitch(
  data: UndoSwitch,
  sending?: PressSending,
): Promise<TrackedEntry[]> {
  const url = trackerPaths.undoSwitch;
  const body = await callToWrite({ method: 'post', url, data, validateStatus: only(200) }, sending);
  return readRows(fieldsOf(body).resumed, readTrackedEntry).rows;
}

export async function createEntry(
  data: CreateTimeEntry,
  sending?: PressSending,
): Promise<TrackedEntry> {
  const url = trackerPaths.entries;
  const body = await callToWrite({ method: 'post', url, data, validateStatus: only(201) }, sending);
  return readOne(body, readTrackedEntry);
}

export async function editEntry(
  entryId: number,
  data: EditTimeEntry,
  sending?: PressSending,
): Promise<TrackedEntry> {
  const url = trackerPaths.entry(entryId);
  const body = await callToWrite(
    { method: 'patch', url, data, validateStatus: only(200) },
    sending,
  );
  return readOne(body, readTrackedEntry);
}

/** @param version if it is given, any other is a conflict */
export async function deleteEntry(
  entryId: number,
  version?: number,
  sending?: PressSending,
): Promise<void> {
  const url = trackerPaths.entry(entryId);
  const params: DeleteTimeEntry = version === undefined ? {} : { version };
  await callToWrite({ method: 'delete', url, params, validateStatus: only(204) }, sending);
}

export async function restoreEntry(entryId: number, sending?: PressSending): Promise<TrackedEntry> {
  const url = trackerPaths.restoreEntry(entryId);
  const body = await callToWrite({ method: 'post', url, validateStatus: only(200) }, sending);
  return readOne(body, readTrackedEntry);
}

export async function archiveRecord(
  recordId: number,
  archived: boolean,
  sending?: PressSending,
): Promise<WorkRecord> {
  const url = trackerPaths.archiveRecord(recordId);
  const data: ArchiveWorkRecord = { archived };
  const body = await callToWrite(
    { method: 'patch', url, data, validateStatus: only(200) },
    sending,
  );
  return readOne(body, readRecord);
}

/** With the entries that were deleted with it. */
export async function restoreRecord(recordId: number, sending?: PressSending): Promise<WorkRecord> {
  const url = trackerPaths.restoreRecord(recordId);
  const body = await callToWrite({ method: 'post', url, validateStatus: only(200) }, sending);
  return readOne(body, readRecord);
}

const seen = ({ id, version }: TrackedEntry) => ({ id, version });
