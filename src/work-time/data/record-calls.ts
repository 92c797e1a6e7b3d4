/** The calls that read records, as domain values. */
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { fieldsOf, isId, isText, readOne, readRows, readTime, textOrNull } from '#lib/http/read.ts';
import { callServer, type PressHead, type Read } from '#sync/call.ts';
import { readTrackedEntry } from './entry-calls.ts';
import { readRowId } from './read-row-id.ts';

export async function fetchRecords(signal: AbortSignal): Promise<Read<WorkRecord>> {
  const url = paths.workRecords;
  const { body, revision } = await callServer({ url, signal });
  return { ...readRows(body, readRecord), revision };
}

/** A list of one record. A server need not repeat the requested id. */
export async function fetchRecord(
  recordId: string,
  signal: AbortSignal,
): Promise<Read<WorkRecord>> {
  const url = paths.workRecord(recordId);
  const { body, revision } = await callServer({ url, signal });
  const record = readOne({ id: Number(recordId), ...fieldsOf(body) }, readRecord);
  return { rows: [{ ...record, id: recordId }], leftOut: 0, revision };
}

/** The rows that can still be restored, the last deleted first. */
export interface DeletedItems {
  records: (WorkRecord & { deletedMs: number; entryCount: number })[];
  entries: (TrackedEntry & { deletedMs: number; recordName: string })[];
  /** The last import, as long as it can be taken back. */
  imported: { id: number; entries: number } | null;
}

export async function fetchDeleted(signal: AbortSignal): Promise<DeletedItems> {
  const url = workTimePaths.deleted;
  const { body } = await callServer({ url, signal });
  const { records, entries, import: imported } = fieldsOf(body);
  const { id, entries: count } = fieldsOf(imported);
  return {
    records: readRows(records, readDeletedRecord).rows,
    entries: readRows(entries, readDeletedEntry).rows,
    // An older server, on which imports cannot be taken back, tells of none.
    imported: isId(id) && isId(count) ? { id, entries: count } : null,
  };
}

/** Takes an import back. */
export async function undoImport(id: number, press: PressHead): Promise<void> {
  await callServer({ method: 'post', url: workTimePaths.undoImport(id) }, press);
}

export function readRecord(wire: unknown): WorkRecord | undefined {
  const { id: number, name, group, ip_addr, user, version, archived, used_at } = fieldsOf(wire);
  const id = readRowId(wire);
  if (id === undefined || !isId(number) || !isText(name)) return undefined;
  return {
    id,
    number,
    name,
    group: isText(group) ? group : undefined,
    ipAddress: textOrNull(ip_addr),
    userId: isId(user) ? user : null,
    version: isId(version) ? version : undefined,
    isArchived: archived === true,
    usedMs: readTime(used_at) ?? null,
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
