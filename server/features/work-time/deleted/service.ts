import { DELETED_ENTRY_LIMIT, RESTORABLE_DAYS } from '#contract/limits.ts';
import type { DeletedItems } from '#contract/time-entries.ts';
import { DAY_MS } from '#domain/time-units.ts';
import type { Change } from '../change-repository.ts';
import { toNamedTimeEntry } from '../entries/to-entry.ts';
import { toTimestamp } from '../moment.ts';
import type { Quotas } from '../quotas.ts';
import { toRecord } from '../records/to-record.ts';
import type { DeletedRepository } from './repository.ts';

/** The most entries that expire with one deletion, so that it takes no longer than others. */
const EXPIRING_AT_ONCE = 1000;

export type DeletedService = ReturnType<typeof createDeletedService>;

export function createDeletedService(deleted: DeletedRepository, clock: () => number) {
  return {
    async list(user: number): Promise<DeletedItems> {
      const since = restorableSince(clock());
      const [records, entries] = await Promise.all([
        deleted.records(user, since),
        deleted.entries(user, since, DELETED_ENTRY_LIMIT),
      ]);
      return {
        records: records.map((row) => ({
          ...toRecord(row),
          deleted_at: toTimestamp(row.deleted_at),
          entry_count: row.entry_count,
        })),
        entries: entries.map((row) => ({
          ...toNamedTimeEntry(row),
          deleted_at: toTimestamp(row.deleted_at),
        })),
      };
    },

    /** Removes a batch of what can be restored no more; returns how many rows there were. */
    async prune(limit: number): Promise<number> {
      const until = restorableSince(clock());
      const entries = await deleted.removeEntries(until, limit);
      // A record goes after its entries: all at once might be very many.
      if (entries === limit) return entries;
      return entries + (await deleted.removeRecords(until, limit - entries));
    },
  };
}

/** What was deleted later can be restored, in milliseconds since the epoch (TRK-23). */
export function restorableSince(now: number): number {
  return now - RESTORABLE_DAYS * DAY_MS;
}

/** Keeps at most as many deleted rows as there may be others: what was deleted first expires (LIM-10). */
export async function expireSurplus(
  { deleted }: Change,
  quotas: Quotas,
  now: number,
): Promise<void> {
  const since = restorableSince(now);
  const records = await deleted.listRecords(since);
  let surplus =
    sum(records.map(({ entry_count }) => entry_count)) +
    (await deleted.countEntries(since)) -
    quotas.entries;
  for (const [index, record] of records.entries()) {
    const tooManyRecords = records.length - index > quotas.records;
    if (surplus <= 0 && !tooManyRecords) return;
    const older = surplus <= 0 ? 0 : await deleted.countEntries(since, record.deleted_at);
    const expiring = Math.min(older, Math.max(surplus, 0), EXPIRING_AT_ONCE);
    if (expiring > 0) {
      await deleted.expireEntries(since, expiring);
      surplus -= expiring;
    }
    if (surplus > 0 || tooManyRecords) {
      await deleted.expireRecord(record.id);
      surplus -= record.entry_count;
    }
  }
  if (surplus > 0) await deleted.expireEntries(since, Math.min(surplus, EXPIRING_AT_ONCE));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
