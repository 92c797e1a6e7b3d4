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

/** Of its own table. */
export const ownColumns = [
  'time_entries.id',
  'time_entries.uuid',
  'time_entries.record_id as record',
  'beginning_time',
  'ending_time',
  'note',
  'time_entries.version',
] as const;

/** Where its record is joined. */
export const entryColumns = [...ownColumns, 'work_records.uuid as record_uuid'] as const;

/** A time of deletion that is long past: housekeeping removes the row at its next round. */
export const EXPIRED = 0;

/** An entry that came with an import is there when the import is complete. */
export function isPublished(user: number, table = 'time_entries') {
  const importId = sql.ref(`${table}.import_id`);
  return sql<boolean>`(
    ${importId} is null or
    exists (
      select 1 from imports
      where imports.id = ${importId} and imports.user_id = ${user} and expires_at is null
    )
  )`;
}

export interface Page {
  /** The entry that the page comes after. */
  before: RowName | undefined;
  limit: number;
}

export type EntryRepository = ReturnType<typeof createEntryRepository>;

/** Every query contains the user, for each of its tables, and leaves out what was deleted, alone or with its record. */
export function createEntryRepository(db: Db) {
  const ofUser = (user: number) =>
    db
      .selectFrom('time_entries')
      .innerJoin('work_records', 'work_records.id', 'time_entries.record_id')
      .where('time_entries.user_id', '=', user)
      .where('work_records.user_id', '=', user)
      .where('time_entries.deleted_at', 'is', null)
      .where('work_records.deleted_at', 'is', null)
      .where(isPublished(user));

  /** Oldest first. */
  function running(user: number): Promise<NamedEntryRow[]> {
    return ofUser(user)
      .select([...entryColumns, 'name as record_name'])
      .where('ending_time', 'is', null)
      .orderBy('beginning_time')
      .orderBy('time_entries.id')
      .execute();
  }

  return {
    running,

    /** Oldest first. Few run: asked for by the record, a database may read all that it has. */
    async runningOf(user: number, record: number): Promise<EntryRow[]> {
      return (await running(user)).filter((entry) => entry.record === record);
    },

    /** Newest first. */
    pageOf(user: number, record: number, { before, limit }: Page): Promise<EntryRow[]> {
      return ofUser(user)
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

    find(user: number, record: RowName, entry: RowName): Promise<EntryRow | undefined> {
      return ofUser(user)
        .select(entryColumns)
        .where(isNamed('time_entries', entry))
        .where(isNamed('work_records', record))
        .executeTakeFirst();
    },
  };
}
