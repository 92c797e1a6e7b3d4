import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { entryColumns, type NamedEntryRow } from '../entries/repository.ts';
import { type RecordRow, recordColumns } from '../records/repository.ts';

export type DeletedRecordRow = RecordRow & { deleted_at: number; entry_count: number };
export type DeletedEntryRow = NamedEntryRow & { deleted_at: number };
export type DeletedRepository = ReturnType<typeof createDeletedRepository>;

/** What was deleted. `since` and `until` are times of deletion. */
export function createDeletedRepository(db: Db) {
  return {
    /** The last deleted first. */
    records(user: number, since: number): Promise<DeletedRecordRow[]> {
      return db
        .selectFrom('work_records')
        .select(recordColumns)
        .select([sql<number>`deleted_at`.as('deleted_at'), 'entry_count'])
        .where('user_id', '=', user)
        .where('deleted_at', '>', since)
        .orderBy('work_records.deleted_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
    },

    /** The last deleted first, of records that are not deleted. */
    entries(user: number, since: number, limit: number): Promise<DeletedEntryRow[]> {
      return db
        .selectFrom('time_entries')
        .innerJoin('work_records', 'work_records.id', 'time_entries.record_id')
        .select(entryColumns)
        .select(['name as record_name', sql<number>`time_entries.deleted_at`.as('deleted_at')])
        .where('time_entries.user_id', '=', user)
        .where('work_records.user_id', '=', user)
        .where('time_entries.deleted_at', '>', since)
        .where('work_records.deleted_at', 'is', null)
        .orderBy('time_entries.deleted_at', 'desc')
        .orderBy('time_entries.id', 'desc')
        .limit(limit)
        .execute();
    },

    /** Removes at most `limit` entries that were deleted, alone or with their record. */
    async removeEntries(until: number, limit: number): Promise<number> {
      const entries = db.selectFrom('time_entries').select(['user_id', 'id']);
      const alone = entries.where('deleted_at', '<=', until);
      const records = db
        .selectFrom('work_records')
        .select(['user_id', 'id'])
        .where('deleted_at', '<=', until)
        .where('import_id', 'is', null)
        .$asTuple('user_id', 'id');
      const together = entries.where(({ eb, refTuple }) =>
        eb(refTuple('user_id', 'record_id'), 'in', records),
      );
      let removed = 0;
      for (const deleted of [alone, together]) {
        const { numDeletedRows } = await db
          .deleteFrom('time_entries')
          .where(({ eb, refTuple }) =>
            eb(
              refTuple('user_id', 'id'),
              'in',
              deleted.limit(limit - removed).$asTuple('user_id', 'id'),
            ),
          )
          .executeTakeFirstOrThrow();
        removed += Number(numDeletedRows);
      }
      return removed;
    },

    /** Removes at most `limit` records that have no entries left. */
    async removeRecords(until: number, limit: number): Promise<number> {
      const empty = db
        .selectFrom('work_records')
        .select(['user_id', 'id'])
        .where('deleted_at', '<=', until)
        .where('import_id', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('time_entries')
                .select('time_entries.id')
                .whereRef('record_id', '=', 'work_records.id')
                .whereRef('time_entries.user_id', '=', 'work_records.user_id'),
            ),
          ),
        )
        .limit(limit)
        .$asTuple('user_id', 'id');
      const { numDeletedRows } = await db
        .deleteFrom('work_records')
        .where(({ eb, refTuple }) => eb(refTuple('user_id', 'id'), 'in', empty))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
