import { sql } from 'kysely';
import type { RowName } from '#contract/ids.ts';
import { deleteFirst } from '#server/db/delete-first.ts';
import { isNamed } from '#server/db/is-named.ts';
import type { Db } from '#server/db/schema.ts';
import { type EntryRow, EXPIRED, entryColumns } from '../entries/repository.ts';
import { recordColumns } from '../records/repository.ts';

/** Deleted rows of one user. `since` and `until` are times of deletion. */
export function createDeletedRepository(db: Db, user: number) {
  const ownRecords = (since: number) =>
    db
      .selectFrom('work_records')
      .select([...recordColumns, 'entry_count', sql<number>`deleted_at`.as('deleted_at')])
      .where('user_id', '=', user)
      .where('deleted_at', '>', since);
  const ownEntries = (since: number) =>
    db
      .selectFrom('time_entries')
      .where('time_entries.user_id', '=', user)
      .where('time_entries.deleted_at', '>', since);
  /** Entries that were deleted by themselves, of records that are not deleted. */
  const entriesOfRecords = (since: number) =>
    ownEntries(since)
      .innerJoin('work_records', 'work_records.id', 'time_entries.record_id')
      .where('work_records.user_id', '=', user)
      .where('work_records.deleted_at', 'is', null);

  return {
    /** The last deleted first. */
    records(since: number) {
      return ownRecords(since)
        .orderBy('work_records.deleted_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
    },

    /** The last deleted first. */
    entries(since: number, limit: number) {
      return entriesOfRecords(since)
        .select(entryColumns)
        .select(['name as record_name', sql<number>`time_entries.deleted_at`.as('deleted_at')])
        .orderBy('time_entries.deleted_at', 'desc')
        .orderBy('time_entries.id', 'desc')
        .limit(limit)
        .execute();
    },

    /** Tells if a record can be restored, and how many of its entries run. */
    findRecord(name: RowName, since: number) {
      return ownRecords(since)
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

    findEntry(name: RowName, since: number): Promise<EntryRow | undefined> {
      return entriesOfRecords(since)
        .select(entryColumns)
        .where(isNamed('time_entries', name))
        .executeTakeFirst();
    },

    /** How many entries were deleted by themselves. */
    async countEntries(since: number): Promise<number> {
      const { count } = await ownEntries(since)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async expireRecord(id: number): Promise<void> {
      await db
        .updateTable('work_records')
        .set({ deleted_at: EXPIRED })
        .where('id', '=', id)
        .where('user_id', '=', user)
        .execute();
    },

    /** Lets the entries expire that were deleted first, before `until`; returns how many. */
    async expireEntries(since: number, until: number, limit: number): Promise<number> {
      const first = ownEntries(since)
        .select('id')
        .where('deleted_at', '<', until)
        .orderBy('deleted_at')
        .orderBy('id')
        .limit(limit);
      const { numUpdatedRows } = await db
        .updateTable('time_entries')
        .set({ deleted_at: EXPIRED })
        .where('user_id', '=', user)
        .where('id', 'in', first)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  };
}

/** Removes at most `limit` rows of all users that were deleted until then; returns how many. */
export async function removeDeleted(db: Db, until: number, limit: number): Promise<number> {
  const alone = sql<boolean>`deleted_at <= ${until}`;
  const withRecord = sql<boolean>`(user_id, record_id) in (
    select user_id, id from work_records where deleted_at <= ${until})`;
  let left = limit;
  for (const where of [alone, withRecord]) {
    left -= await deleteFirst(db, { table: 'time_entries', key: ['user_id', 'id'], where }, left);
  }
  // A record goes after its entries: all at once might be very many.
  const where = sql<boolean>`deleted_at <= ${until} and not exists (
    select 1 from time_entries
    where record_id = work_records.id and time_entries.user_id = work_records.user_id)`;
  if (left === 0) return limit;
  left -= await deleteFirst(db, { table: 'work_records', key: ['user_id', 'id'], where }, left);
  return limit - left;
}
