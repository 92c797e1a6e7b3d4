import { paths } from '#contract/paths.ts';
import type {
  CreateWorkRecord,
  RenameWorkRecord,
  RunningEntry,
  TimeEntry,
  TimeEntryQuery,
  WorkRecord,
} from '#contract/work-time.ts';
import type { Session } from '#domain/session/session-cookies.ts';
import { expectList } from '#lib/expect-list.ts';
import { callAsUser } from '#session/call-as-user.ts';

export async function fetchRecords(signal: AbortSignal): Promise<WorkRecord[]> {
  return expectList(await callAsUser<WorkRecord[]>({ url: paths.workRecords, signal }));
}

/** A server need not repeat the id that was asked for. */
export type RecordDetail = Pick<WorkRecord, 'name' | 'ip_addr' | 'user'>;

export function fetchRecord(recordId: number, signal: AbortSignal): Promise<RecordDetail> {
  return callAsUser({ url: paths.workRecord(recordId), signal });
}

export async function fetchRunningEntries(
  recordId: number,
  signal: AbortSignal,
): Promise<RunningEntry[]> {
  const url = paths.runningEntries(recordId);
  return expectList(await callAsUser<RunningEntry[]>({ url, signal }));
}

export async function fetchEntries(
  recordId: number,
  params: TimeEntryQuery,
  signal: AbortSignal,
): Promise<TimeEntry[]> {
  const url = paths.timeEntries(recordId);
  return expectList(await callAsUser<TimeEntry[]>({ url, params, signal }));
}

export function addRecord(name: string, session: Session | null): Promise<WorkRecord> {
  const data: CreateWorkRecord | undefined = session
    ? {
        name,
        jwt_access: session.access,
        access_token_username: session.accessPayload.username,
        user: session.accessPayload.user_id,
      }
    : undefined;
  return callAsUser({ method: 'post', url: paths.workRecords, data });
}

export function renameRecord(recordId: number, name: string): Promise<void> {
  const data: RenameWorkRecord = { name };
  return callAsUser({ method: 'put', url: paths.workRecord(recordId), data });
}

export function deleteRecord(recordId: number): Promise<void> {
  return callAsUser({ method: 'delete', url: paths.workRecord(recordId) });
}

export function startEntry(recordId: number): Promise<void> {
  return callAsUser({ method: 'post', url: paths.timeEntries(recordId) });
}

export function stopEntry(recordId: number, entryId: number): Promise<void> {
  return callAsUser({ method: 'put', url: paths.timeEntry(recordId, entryId) });
}
