import { type Selectable, sql } from 'kysely';
import type { RowName } from '#contract/ids.ts';
import { RecordFields, type WrittenFields } from '#contract/work-time.ts';
import { isNamed } from '#server/db/is-named.ts';
import type { Db, Tables } from '#server/db/schema.ts';

/** The columns that users write. */
const writtenColumns = Object.keys(RecordFields.properties) as (keyof RecordFields)[];

/** Columns that are read of a record. */
export const recordColumns = [
  'id',
  ...writtenColumns,
  'ip_addr',
  'user_id',
  'uuid',
  'version',
  'used_at',
  'archived_at',
] as const;

export type RecordRow = Pick<Selectable<Tables['work_records']>, (typeof recordColumns)[number]>;

/** The written fields of a record, picked from a body, a file or a row that has more. */
export function writtenOf<Row extends WrittenFields>(row: Row): WrittenFields {
  const fields = writtenColumns.filter((column) => row[column] !== undefined);
  return { name: row.name, ...Object.fromEntries(fields.map((column) => [column, row[column]])) };
}

export interface NewRecord extends WrittenFields {
  ip_addr: string;
  created_at: number;
  /** Without one it gets one. */
  uuid?: string | undefined;
}

const nextVersion = { version: sql<number>`version + 1` };

/**
 * One user's records. Every query contains the user, so another user's record does not exist for it
 * (API-6); nor does a deleted one.
 */
export function createRecordRepository(db: Db, user: number) {
  const own = db
    .selectFrom('work_records')
    .where('user_id', '=', user)
    .where('deleted_at', 'is', null);

  function update(row: RowName) {
    return db
      .updateTable('work_records')
      .set(nextVersion)
      .where(isNamed('work_records', row))
      .where('user_id', '=', user);
  }

  return {
    list(): Promise<RecordRow[]> {
      return own.select(recordColumns).orderBy('id').execute();
    },

    find(row: RowName): Promise<RecordRow | undefined> {
      return own.select(recordColumns).where(isNamed('work_records', row)).executeTakeFirst();
    },

    /** Deleted or not. */
    async findAny(uuid: string): Promise<(RecordRow & { isThere: boolean }) | undefined> {
      const row = await db
        .selectFrom('work_records')
        .select([...recordColumns, 'deleted_at'])
        .where('user_id', '=', user)
        .where('uuid', '=', uuid)
        .executeTakeFirst();
      return row && { ...row, isThere: row.deleted_at === null };
    },

    /** The one used last among the records of this name that are not archived. */
    findUsedLast(name: string): Promise<RecordRow | undefined> {
      return own
        .select(recordColumns)
        .where('name', '=', name)
        .where('archived_at', 'is', null)
        .orderBy((query) => query.fn.coalesce('used_at', sql.lit(0)), 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirst();
    },

    async count(): Promise<number> {
      const { records } = await own
        .select((query) => query.fn.countAll<number>().as('records'))
        .executeTakeFirstOrThrow();
      return Number(records);
    },

    /** How many entries all records together have. */
    async countEntries(): Promise<number> {
      const { entries } = await own
        .select((query) => query.fn.sum<number | null>('entry_count').as('entries'))
        .executeTakeFirstOrThrow();
      return Number(entries ?? 0);
    },

    /** How many entries this record has. */
    async countEntriesOf(id: number): Promise<number> {
      const record = await own.select('entry_count').where('id', '=', id).executeTakeFirst();
      return record?.entry_count ?? 0;
    },

    insert(record: NewRecord): Promise<RecordRow> {
      return db
        .insertInto('work_records')
        .values({ ...record, user_id: user })
        .returning(recordColumns)
        .executeTakeFirstOrThrow();
    },

    /** The entries of a deleted record keep their rows: they count as deleted as long as it is. */
    change(
      row: RowName,
      columns:
        | (WrittenFields & { group_import_id?: null })
        | { archived_at: number | null }
        | { deleted_at: number },
    ): Promise<RecordRow | undefined> {
      return update(row)
        .set(columns)
        .where('deleted_at', 'is', null)
        .returning(recordColumns)
        .executeTakeFirst();
    },

    restore(row: RowName): Promise<RecordRow> {
      return update(row)
        .set({ deleted_at: null })
        .returning(recordColumns)
        .executeTakeFirstOrThrow();
    },
  };
}
