import type { Selectable } from 'kysely';
import type { AccountList } from '#contract/own-lists.ts';
import { ofListColumns } from '#server/db/list-columns.ts';
import { noteEventOf } from '#server/db/note-event.ts';
import type { Db, Tables } from '#server/db/schema.ts';

const entryColumns = ['uuid', 'record_id', 'beginning_time', 'ending_time', 'note'] as const;

export type StoredRecord = Selectable<Tables['work_records']>;
export type BackupEntryRow = Pick<
  Selectable<Tables['time_entries']>,
  (typeof entryColumns)[number]
> & { isLive: boolean };

/** The contents of one user's backup. */
export function createBackupRepository(db: Db, user: number) {
  return {
    /** Tells the owner of the account (ACC-6). */
    noteExport: (sid: string, now: number): Promise<void> =>
      noteEventOf(db, { id: user, sid }, 'exported', now),

    /** By their creation. */
    records(): Promise<StoredRecord[]> {
      return db
        .selectFrom('work_records')
        .selectAll()
        .where('user_id', '=', user)
        .where('deleted_at', 'is', null)
        .orderBy('created_at')
        .orderBy('uuid')
        .execute();
    },

    /** Own lists, by their letters. */
    async lists(): Promise<Omit<AccountList, 'version'>[]> {
      const rows = await db
        .selectFrom('own_lists')
        .select(['letter', 'title', 'items', 'drawn'])
        .where('user_id', '=', user)
        .orderBy('letter')
        .execute();
      return rows.map(ofListColumns);
    },

    /** Rows that follow a uuid, in the order of their uuids; deleted ones, too. */
    async entries(after: string, limit: number): Promise<BackupEntryRow[]> {
      const rows = await db
        .selectFrom('time_entries')
        .select([...entryColumns, 'deleted_at'])
        .select((query) =>
          query
            .selectFrom('work_records')
            .select('work_records.deleted_at')
            .whereRef('work_records.id', '=', 'record_id')
            .where('work_records.user_id', '=', user)
            .as('record_deleted_at'),
        )
        .where('user_id', '=', user)
        .where('uuid', '>', after)
        .orderBy('uuid')
        .limit(limit)
        .execute();
      // Told apart here, so that no query reads on and on for what it may return.
      return rows.map(({ deleted_at, record_deleted_at, ...row }) => ({
        ...row,
        isLive: deleted_at === null && record_deleted_at === null,
      }));
    },
  };
}
