import { type Selectable, sql } from 'kysely';
import type { RowName } from '#contract/ids.ts';
import { isNamed } from '#server/db/is-named.ts';
import type { Db, Tables } from '#server/db/schema.ts';

type Entry = Selectable<Tables['time_entries']>;

export type EntryRow = Pick<
  Entry,
  'id' | 'uuid' | 'beginning_time' | 'ending_time' | 'note' | 'version'
> & {
  record: number;
  record_uuid: string;
};

export type NamedEntryRow = EntryRow & { record_name: string };

export type EntryColumns = Pick<Entry, 'record_id' | 'beginning_time' | 'ending_time' | 'note'>;

/** Without a uuid it gets one. */
type NewColumns = EntryColumns & { uuid?: string | undefined };

/** Columns of the table itself. */
export const ownColumns = [
  'time_entries.id',
  'time_entries.uuid',
  'time_entries.record_id as record',
  'beginning_time',
  'ending_time',
  'note',
  'time_entries.version',
] as const;

/** Columns with the record joined. */
export const entryColumns = [...ownColumns, 'work_records.uuid as record_uuid'] as const;

/** A time of deletion that is long past: housekeeping removes the row at its next round. */
export const EXPIRED = 0;

export interface Page {
  /** The entry that the page comes after. */
  before: RowName | undefined;
  limit: number;
}

const nextVersion = { version: sql<number>`version + 1` };

/**
 * One user's entries. Every query names the user, for each of its tables, and leaves out entries that were
 * deleted, alone or with their record.
 */
export function createEntryRepository(db: Db, user: number) {
  const own = db
    .selectFrom('time_entries')
    .innerJoin('work_records', 'work_records.id', 'time_entries.record_id')
    .where('time_entries.user_id', '=', user)
    .where('work_records.user_id', '=', user);
  const live = own
    .where('time_entries.deleted_at', 'is', null)
    .where('work_records.deleted_at', 'is', null);

  function update(id: number) {
    return db
      .updateTable('time_entries')
      .set(nextVersion)
      .where('id', '=', id)
      .where('user_id', '=', user);
  }

  /** Updates the number and the last beginning of a record's entries, and returns the record's uuid. */
  async function noteEntries(record: number, added: number): Promise<{ record_uuid: string }> {
    const latest = db
      .selectFrom('time_entries')
      .select('beginning_time')
      .where('user_id', '=', user)
      .where('record_id', '=', record)
      .where('deleted_at', 'is', null)
      .orderBy('beginning_time', 'desc')
      .limit(1);
    return db
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

  /** Oldest first. */
  function running(): Promise<NamedEntryRow[]> {
    return live
      .select([...entryColumns, 'name as record_name'])
      .where('ending_time', 'is', null)
      .orderBy('beginning_time')
      .orderBy('time_entries.id')
      .execute();
  }

  return {
    running,

    /** Oldest first. Few run: asked for by the record, a database may read all that it has. */
    async runningOf(record: number): Promise<EntryRow[]> {
      return (await running()).filter((entry) => entry.record === record);
    },

    /** Newest first. */
    pageOf(record: number, { before, limit }: Page): Promise<EntryRow[]> {
      return live
        .select(entryColumns)
        .where('record_id', '=', record)
        .$if(before !== undefined, (query) =>
          query.where(
            sql<boolean>`(beginning_time, time_entries.id) < (
              select beginning_time, id from time_entries
              where ${isNamed('time_entries', before ?? 0)} and record_id = ${record} and user_id = ${user}
            )`,
          ),
        )
        .orderBy('beginning_time', 'desc')
        .orderBy('time_entries.id', 'desc')
        .limit(limit)
        .execute();
    },

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

    /** Also one that was deleted, alone or with its record. */
    async findAny(entry: RowName): Promise<(EntryRow & { isThere: boolean }) | undefined> {
      const row = await own
        .select(entryColumns)
        .select(['time_entries.deleted_at', 'work_records.deleted_at as record_deleted_at'])
        .where(isNamed('time_entries', entry))
        .executeTakeFirst();
      return row && { ...row, isThere: (row.deleted_at ?? row.record_deleted_at) === null };
    },

    async insert(columns: NewColumns): Promise<EntryRow> {
      const entry = await db
        .insertInto('time_entries')
        .values({ ...columns, user_id: user })
        .returning(ownColumns)
        .executeTakeFirstOrThrow();
      return { ...entry, ...(await noteEntries(entry.record, 1)) };
    },

    async update(entry: EntryRow, columns: Partial<EntryColumns>): Promise<EntryRow> {
      const changed = await update(entry.id)
        .set(columns)
        .returning(ownColumns)
        .executeTakeFirstOrThrow();
      const moved = changed.record === entry.record ? 0 : 1;
      const record = await noteEntries(changed.record, moved);
      if (moved > 0) await noteEntries(entry.record, -1);
      return { ...changed, ...record };
    },

    delete: (entry: EntryRow, deletedAt: number) => setDeleted(entry, deletedAt),
    restore: (entry: EntryRow) => setDeleted(entry, null),
  };
}
