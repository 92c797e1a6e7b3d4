/** Limits of one user: how many rows, and for how long after they were deleted (LIM-10, TRK-23). */
import { MARKED_DAYS_PER_USER, RESTORABLE_DAYS } from '#contract/limits.ts';
import { DAY_MS } from '#domain/time-units.ts';
import type { Settings } from '#server/config/settings.ts';
import { NotFoundError, Refusal } from '#server/runtime/errors.ts';
import type { ReadWorkTime, TransactWorkTime, WorkTimeChange, WorkTimeRows } from './repository.ts';

/** The most that a user can have of each. */
export type Quotas = Settings['quotas'];

/** Dependencies of every service that changes a tracker. */
export interface WorkTimeServiceDeps {
  rows: ReadWorkTime;
  transact: TransactWorkTime;
  quotas: Quotas;
  clock: () => number;
}

/** Throws a `Refusal` unless so many may be there at once. */
export function assertWithin(quotas: Quotas, kind: keyof Quotas, count: number): void {
  assertAtMost(quotas[kind], kind, count);
}

function assertAtMost(limit: number, kind: string, count: number): void {
  if (count <= limit) return;
  const words = kind.replace('_', ' ');
  throw new Refusal(`too_many_${kind}`, `No more than ${limit} ${words} are allowed.`);
}

/** Throws a `Refusal` if so many days cannot be marked beside others (LIM-19). */
export async function assertDayQuota({ sheet }: WorkTimeRows, more: number): Promise<void> {
  if (more > 0) assertAtMost(MARKED_DAYS_PER_USER, 'marked_days', (await sheet.countDays()) + more);
}

/** Throws a `Refusal` if so many more are not allowed. */
export async function assertQuota(
  { records, entries }: WorkTimeRows,
  quotas: Quotas,
  more: { records?: number; entries?: number; running?: number },
): Promise<void> {
  const { records: newRecords = 0, entries: newEntries = 0, running = 0 } = more;
  if (newRecords > 0) assertWithin(quotas, 'records', (await records.count()) + newRecords);
  if (newEntries > 0) assertWithin(quotas, 'entries', (await records.countEntries()) + newEntries);
  if (running > 0) {
    assertWithin(quotas, 'running_entries', (await entries.running()).length + running);
  }
}

/** The row that has this uuid already (EXT-4). Throws a `NotFoundError` if it is deleted. */
export async function repeated<Row extends { isThere: boolean }>(
  rows: { findAny(uuid: string): Promise<Row | undefined> },
  uuid: string | undefined,
): Promise<Row | undefined> {
  const row = uuid === undefined ? undefined : await rows.findAny(uuid);
  if (row?.isThere === false) throw new NotFoundError();
  return row;
}

/** The time after which deleted rows can be restored, in milliseconds since the epoch (TRK-23). */
export function restorableSince(now: number): number {
  return now - RESTORABLE_DAYS * DAY_MS;
}

/**
 * Keeps at most as many deleted rows as there may be others: entries and then records expire, in the order of
 * their deletion (LIM-10). Rows that were deleted just now stay, however many they are.
 */
export async function expireSurplus(
  { deleted }: WorkTimeChange,
  quotas: Quotas,
  now: number,
): Promise<void> {
  const since = restorableSince(now);
  const records = await deleted.records(since);
  const entries = await deleted.countEntries(since);
  let surplus = records.reduce((sum, { entry_count }) => sum + entry_count, entries);
  surplus -= quotas.entries;
  if (surplus > 0) surplus -= await deleted.expireEntries(since, now, surplus);
  for (const [index, { id, entry_count, deleted_at }] of records.reverse().entries()) {
    const areTooMany = surplus > 0 || records.length - index > quotas.records;
    if (!areTooMany || deleted_at === now) return;
    await deleted.expireRecord(id);
    surplus -= entry_count;
  }
}
