/** The tracker's calls. Maps responses to domain values, here and nowhere else. */
import { paths } from '#contract/paths.ts';
import type { CreateWorkRecord, RenameWorkRecord } from '#contract/work-time.ts';
import type { Session } from '#domain/session/session-cookies.ts';
import type { TimeEntry } from '#domain/work-time/time-entry.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isId, isText, type Rows, readOne, readRows, readTime } from '#lib/http/read.ts';
import { callAsUser } from '#session/call-as-user.ts';
import { callToWrite, type PressSending } from './call-to-write.ts';

export async function fetchRecords(signal: AbortSignal): Promise<Rows<WorkRecord>> {
  const body = await callAsUser({ url: paths.workRecords, signal, validateStatus: only(200) });
  return readRows(body, readRecord);
}

/** A server need not repeat the requested id. */
export async function fetchRecord(recordId: number, signal: AbortSignal): Promise<WorkRecord> {
  const url = paths.workRecord(recordId);
  const body = await callAsUser({ url, signal, validateStatus: only(200) });
  return readOne({ ...fieldsOf(body), id: recordId }, readRecord);
}

export async function fetchRunningEntries(
  recordId: number,
  signal: AbortSignal,
): Promise<Rows<TimeEntry>> {
  const url = paths.runningEntries(recordId);
  return readRows(await callAsUser({ url, signal, validateStatus: only(200) }), readEntry);
}

/** A server need not return more than the new record's id. */
export async function addRecord(
  name: string,
  session: Session | null,
  sending?: PressSending,
): Promise<WorkRecord> {
  const data: CreateWorkRecord | undefined = session
    ? {
        name,
        jwt_access: session.access,
        access_token_username: session.accessPayload.username,
        user: session.accessPayload.user_id,
      }
    : undefined;
  const url = paths.workRecords;
  const body = await callToWrite({ method: 'post', url, data, validateStatus: only(201) }, sending);
  const fields = fieldsOf(body);
  return readOne({ ...fields, name: isText(fields.name) ? fields.name : name }, readRecord);
}

/** @returns `null` if the response does not contain the record */
export async function renameRecord(
  recordId: number,
  name: string,
  version?: number,
  sending?: PressSending,
): Promise<WorkRecord | null> {
  const data: RenameWorkRecord = { name, ...(version !== undefined && { version }) };
  const url = paths.workRecord(recordId);
  const body = await callToWrite({ method: 'put', url, data, validateStatus: only(200) }, sending);
  return readRecord(body) ?? null;
}

export async function deleteRecord(recordId: number, sending?: PressSending): Promise<void> {
  const url = paths.workRecord(recordId);
  await callToWrite({ method: 'delete', url, validateStatus: only(204) }, sending);
}

/** @returns `null` if the response does not contain the entry */
export async function startEntry(
  recordId: number,
  sending?: PressSending,
): Promise<TimeEntry | null> {
  const url = paths.timeEntries(recordId);
  const body = await callToWrite({ method: 'post', url, validateStatus: only(201) }, sending);
  return readEntry(body) ?? null;
}

/** What our own server says of a stop. */
export interface Stop {
  entry: TrackedEntry;
  /** `true` if this press ended it, `false` if it had ended before; otherwise it is not told. */
  isOurs: unknown;
}

/**
 * Ends an entry by the server's clock; one that has ended already stays as it is.
 *
 * @returns `null` if the response is not one of our own server
 */
export async function stopEntry(
  recordId: number,
  entryId: number,
  sending?: PressSending,
): Promise<Stop | null> {
  const url = paths.timeEntry(recordId, entryId);
  const body = await callToWrite({ method: 'put', url, validateStatus: only(200) }, sending);
  const entry = readTrackedEntry(body);
  return entry ? { entry, isOurs: fieldsOf(body).stopped } : null;
}

export function readRecord(wire: unknown): WorkRecord | undefined {
  const { id, name, ip_addr, user, version, archived, used_at } = fieldsOf(wire);
  if (!isId(id) || !isText(name)) return undefined;
  return {
    id,
    name,
    ipAddress: isText(ip_addr) ? ip_addr : null,
    userId: isId(user) ? user : null,
    ...(isId(version) && { version }),
    isArchived: archived === true,
    usedMs: readTime(used_at) ?? null,
  };
}

export function readEntry(wire: unknown): TimeEntry | undefined {
  const { id, beginning_time, ending_time } = fieldsOf(wire);
  const beginningMs = readTime(beginning_time);
  if (!isId(id) || beginningMs === undefined) return undefined;
  return { id, beginningMs, endingMs: readTime(ending_time) ?? null };
}

/** @returns `undefined` if it is not an entry of our own server */
export function readTrackedEntry(wire: unknown): TrackedEntry | undefined {
  const entry = readEntry(wire);
  const { record, note, version } = fieldsOf(wire);
  if (!entry || !isId(record) || !isText(note) || !isId(version)) return undefined;
  return { ...entry, recordId: record, note, version };
}
