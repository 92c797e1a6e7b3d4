import { type Selectable, sql } from 'kysely';
import type { RowName } from '#contract/ids.ts';
import { isNamed } from '#server/db/is-named.ts';
import type { Db, Tables } from '#server/db/schema.ts';
import { type EntryRow, entryColumns, isPublished, ownColumns } from './repository.ts';

type Columns = Pick<
  Selectable<Tables['time_entries']>,
  'record_id' | 'beginning_time' | 'ending_time' | 'note'
>;

/** Without a uuid it gets one. */
type NewColumns = Columns & { uuid?: string | undefined };

export type EntryChanges = ReturnType<typeof createEntryChanges>;

const nextVersion = { version: sql<number>`version + 1` };

/** One user's entries within a transaction. */
export function createEntryChanges(transaction: Db, user: number) {
  const own = transaction
    .selectFrom('time_entries')
    .innerJoin('work_records', 'work_records.id', 'time_entries.record_id')
    .where('time_entries.user_id', '=', user)
    .where('work_records.user_id', '=', user);
  const live = own
    .where(isPublished(user))
    .where('time_entries.deleted_at', 'is', null)
    .where('work_records.deleted_at', 'is', null);

  function update(id: number) {
    return transaction
      .updateTable('time_entries')
      .set(nextVersion)
      .where('id', '=', id)
      .where('user_id', '=', user);
  }

  /** Keeps what a record knows of its entries, and returns the record's uuid. */
  async function noteEntries(record: number, added: number): Promise<{ record_uuid: string }> {
    const latest = transaction
      .selectFrom('time_entries')
      .select('beginning_time')
      .where('user_id', '=', user)
      .where('record_id', '=', record)
      .where('deleted_at', 'is', null)
      .where(isPublished(user))
      .orderBy('beginning_time', 'desc')
      .limit(1);
    return transaction
      .updateTable('work_records')
      .set({ entry_count: sql`entry_count + ${sql.lit(added)}`, used_at: latest })
      .where('id', '=', record)
      .where('user_id', '=', user)
      .returning('uuid as record_uuid')
      .executeTakeFirstOrThrow();
  }

  async function setDeleted(entry: EntryRow, deletedAt: number | null): Promise<EntryRow> {
    const changed = await update(entry.id)
      .set({ deleted_at: deletedAt })
      .returning(ownColumns)
      .executeTakeFirstOrThrow();
    return { ...changed, ...(await noteEntries(entry.record, deletedAt === null ? 1 : -1)) };
  }

  return {
    find(entry: RowName): Promise<EntryRow | undefined> {
      return live.select(entryColumns).where(isNamed('time_entries', entry)).executeTakeFirst();
    },

    /** If it is of that record. */
    findOf(record: RowName, entry: RowName): Promise<EntryRow | undefined> {
      return live
        .select(entryColumns)
        .where(isNamed('time_entries', entry))
        .where(isNamed('work_records', record))
        .executeTakeFirst();
    },

    /** Also one that is not there for the user: deleted, or of an import that is not published. */
    async findAny(entry: RowName): Promise<(EntryRow & { isThere: boolean }) | undefined> {
      const row = await own
        .select(entryColumns)
        .select(['time_entries.deleted_at', 'work_records.deleted_at as record_deleted_at'])
        .select(isPublished(user).as('is_published'))
        .where(isNamed('time_entries', entry))
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const isDeleted = (row.deleted_at ?? row.record_deleted_at) !== null;
      // SQLite has no booleans.
      return { ...row, isThere: !isDeleted && Boolean(row.is_published) };
    },

    /** Oldest first. */
    running(): Promise<EntryRow[]> {
      return live
        .select(entryColumns)
        .where('ending_time', 'is', null)
        .orderBy('beginning_time')
        .orderBy('time_entries.id')
        .execute();
    },

    async insert(columns: NewColumns): Promise<EntryRow> {
      const entry = await transaction
        .insertInto('time_entries')
        .values({ ...columns, user_id: user })
        .returning(ownColumns)
        .executeTakeFirstOrThrow();
      return { ...entry, ...(await noteEntries(entry.record, 1)) };
    },

    async update(entry: EntryRow, columns: Columns): Promise<EntryRow> {
      const changed = await update(entry.id)
        .set(columns)
        .returning(ownColumns)
        .executeTakeFirstOrThrow();
      const moved = changed.record === entry.record ? 0 : 1;
      const record = await noteEntries(changed.record, moved);
      if (moved > 0) await noteEntries(entry.record, -1);
      return { ...changed, ...record };
    },

    async setEnd({ id, record_uuid }: EntryRow, endingTime: number | null): Promise<EntryRow> {
      const changed = await update(id)
        .set({ ending_time: endingTime })
        .returning(ownColumns)
        .executeTakeFirstOrThrow();
      return { ...changed, record_uuid };
    },

    delete: (entry: EntryRow, deletedAt: number) => setDeleted(entry, deletedAt),
    restore: (entry: EntryRow) => setDeleted(entry, null),
  };
}
