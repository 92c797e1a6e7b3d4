import { DELETED_ENTRY_LIMIT } from '#contract/limits.ts';
import type { DeletedItems } from '#contract/time-entries.ts';
import { toNamedTimeEntry } from '../entries/read-service.ts';
import { toTimestamp } from '../moment.ts';
import { toRecord } from '../records/service.ts';
import { restorableSince } from '../surplus-service.ts';
import type { DeletedRepository } from './repository.ts';

export type DeletedService = ReturnType<typeof createDeletedService>;

/** What was deleted, until it is removed for good (TRK-23). */
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
