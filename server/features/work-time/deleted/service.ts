import { DELETED_ENTRY_LIMIT } from '#contract/limits.ts';
import type { DeletedItems } from '#contract/time-entries.ts';
import { toNamedTimeEntry } from '../entries/read-service.ts';
import { restorableSince } from '../limits-service.ts';
import { toTimestamp } from '../moment.ts';
import { toRecord } from '../records/service.ts';
import type { ReadTracker } from '../repository.ts';

export type DeletedService = ReturnType<typeof createDeletedService>;

/** What was deleted and can be restored (TRK-23). */
export function createDeletedService(rows: ReadTracker, clock: () => number) {
  return {
    async list(user: number): Promise<DeletedItems> {
      const since = restorableSince(clock());
      const { deleted, imports } = rows(user);
      const last = await imports.last();
      const made = last === null ? null : await imports.madeBy(last);
      const [records, entries] = await Promise.all([
        deleted.records(since),
        deleted.entries(since, DELETED_ENTRY_LIMIT),
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
        import:
          last === null || !made || made.isChanged || made.entries === 0
            ? null
            : { id: last, entries: made.entries },
      };
    },
  };
}
