import { sql } from 'kysely';
import type { RowName } from '#contract/ids.ts';
import { isNamed } from '#server/db/is-named.ts';
import type { Db } from '#server/db/schema.ts';
import { type EntryRow, EXPIRED, entryColumns } from '../entries/repository.ts';

export type DeletedChanges = ReturnType<typeof createDeletedChanges>;

/** What one user deleted since a time, within a transaction. */
export function createDeletedChanges(transaction: Db, user: number) {
  const records = (since: number) =>
    transaction
      .selectFrom('work_records')
      .where('user_id', '=', user)
      .where('deleted_at', '>', since);
  const entries = (since: number) =>
    transaction
      .selectFrom('time_entries')
      .where('time_entries.user_id', '=', user)
      .where('time_entries.deleted_at', '>', since);

  return {
    /** Whether a record can be restored, and how many of its entries run and are there in all. */
    findRecord(name: RowName, since: number) {
      return records(since)
        .select('entry_count')
        .select((query) =>
          query
            .selectFrom('time_entries')
            .select(({ fn }) => fn.countAll<number>().as('running'))
            .whereRef('record_id', '=', 'work_records.id')
            .where('time_entries.user_id', '=', user)
            .where('ending_time', 'is', null)
            .where('time_entries.deleted_at', 'is', null)
            .as('running'),
        )
        .where(isNamed('work_records', name))
        .executeTakeFirst();
    },

    /** An entry that was deleted by itself, of a record that is not deleted. */
    findEntry(name: RowName, since: number): Promise<EntryRow | undefined> {
      return entries(since)
        .innerJoin('work_records', 'work_records.id', 'time_entries.record_id')
        .select(entryColumns)
        .where(isNamed('time_entries', name))
        .where('work_records.user_id', '=', user)
        .where('work_records.deleted_at', 'is', null)
        .executeTakeFirst();
    },

    /** The first deleted first. */
    listRecords(since: number) {
      return records(since)
        .select(['id', 'entry_count', sql<number>`deleted_at`.as('deleted_at')])
        .orderBy('work_records.deleted_at')
        .orderBy('id')
        .execute();
    },

    /** How many entries were deleted by themselves, until a time if one is given. */
    async countEntries(since: number, until = Number.MAX_SAFE_INTEGER): Promise<number> {
      const { count } = await entries(since)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('deleted_at', '<', until)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async expireRecord(id: number): Promise<void> {
      await transaction
        .updateTable('work_records')
        .set({ deleted_at: EXPIRED })
        .where('id', '=', id)
        .where('user_id', '=', user)
        .execute();
    },

    /** Those that were deleted first. */
    async expireEntries(since: number, limit: number): Promise<void> {
      await transaction
        .updateTable('time_entries')
        .set({ deleted_at: EXPIRED })
        .where('user_id', '=', user)
        .where(
          'id',
          'in',
          entries(since).select('id').orderBy('deleted_at').orderBy('id').limit(limit),
        )
        .execute();
    },
  };
}
