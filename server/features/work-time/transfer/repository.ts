import { type Selectable, sql } from 'kysely';
import type { StoredOwnList } from '#contract/own-lists.ts';
import { readRevision } from '#server/changes/revision.ts';
import { noteEventOf } from '#server/db/note-event.ts';
import { ofOwnListColumns } from '#server/db/own-list-columns.ts';
import type { Db, Tables } from '#server/db/schema.ts';

export type TransferRepository = ReturnType<typeof createTransferRepository>;

export type StoredRecord = Selectable<Tables['work_records']>;
export type StoredEntry = Selectable<Tables['time_entries']>;
/** Reads the contents of a backup, and the rows that a file is compared with. */
export function createTransferRepository(db: Db, user: number) {
  const entries = db.selectFrom('time_entries').where('time_entries.user_id', '=', user);
  const records = db.selectFrom('work_records').where('work_records.user_id', '=', user);
  const withRecords = entries
    .innerJoin('work_records', 'work_records.id', 'time_entries.record_id')
    .where('work_records.user_id', '=', user);

  return {
    revision: async (): Promise<number> => (await readRevision(db, user)) ?? 0,

    /** All of them, deleted ones, too. The one used last comes first. */
    records(): Promise<StoredRecord[]> {
      return records
        .selectAll()
        .orderBy((query) => query.fn.coalesce('used_at', sql.lit(0)), 'desc')
        .orderBy('id', 'desc')
        .execute();
    },

    /** Own lists, by their letters. */
    async lists(): Promise<Omit<StoredOwnList, 'version'>[]> {
      const rows = await db
        .selectFrom('own_lists')
        .select(['letter', 'title', 'items', 'drawn'])
        .where('user_id', '=', user)
        .orderBy('letter')
        .execute();
      return rows.map(ofOwnListColumns);
    },

    /** Rows that follow a uuid, in the order of their uuids. With deleted ones, so that no query reads on and on. */
    entries(after: string, limit: number) {
      return entries
        .selectAll()
        .select(({ selectFrom }) =>
          selectFrom('work_records')
            .select('work_records.deleted_at')
            .whereRef('work_records.id', '=', 'record_id')
            .where('work_records.user_id', '=', user)
            .as('record_deleted_at'),
        )
        .where('uuid', '>', after)
        .orderBy('uuid')
        .limit(limit)
        .execute();
    },

    /** The rows that have these uuids, and whether they are there for their user. */
    async entriesByUuid(uuids: readonly string[]) {
      const rows = await withRecords
        .select(['time_entries.id', 'time_entries.uuid', 'time_entries.deleted_at'])
        .select('work_records.deleted_at as record_deleted_at')
        .where('time_entries.uuid', 'in', uuids)
        .execute();
      return rows.map(({ id, uuid, deleted_at, record_deleted_at }) => ({
        id,
        uuid,
        isLive: deleted_at === null && record_deleted_at === null,
      }));
    },

    /** The entries with an end that began at these moments. */
    entriesByBeginning(beginnings: readonly number[]) {
      return withRecords
        .select(['name', 'beginning_time', 'ending_time'])
        .where('time_entries.deleted_at', 'is', null)
        .where('work_records.deleted_at', 'is', null)
        .where('ending_time', 'is not', null)
        .where('beginning_time', 'in', beginnings)
        .execute();
    },

    /** Tells the owner of the account (ACC-6). */
    note: (kind: 'exported' | 'imported', sid: string, now: number): Promise<void> =>
      noteEventOf(db, { id: user, sid }, kind, now),
  };
}
