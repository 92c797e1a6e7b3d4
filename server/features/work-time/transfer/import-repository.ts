import { type Selectable, sql } from 'kysely';
import { readRevision } from '#server/db/read-revision.ts';
import type { Db, Tables } from '#server/db/schema.ts';
import { EXPIRED, isPublished } from '../entries/repository.ts';
import type { StagedEntry, StagedRecord } from './stage-import.ts';

const knownColumns = ['id', 'uuid', 'name', 'archived_at', 'entry_count', 'deleted_at'] as const;

export type KnownRecordRow = Pick<
  Selectable<Tables['work_records']>,
  (typeof knownColumns)[number]
>;

/** A row that is not there for its user, but whose uuid is taken. */
export interface Taken {
  readonly id: number;
  readonly newUuid: string;
}

export type ImportRepository = ReturnType<typeof createImportRepository>;

/**
 * Rows of an import are stored among all others and belong to it. As long as it is not published no
 * other query sees them: its entries because of it, its records because they count as deleted.
 */
export function createImportRepository(db: Db) {
  /** Removes at most `limit` rows of imports that will not be published, and those that are empty. */
  async function removeStaged(where: { user?: number; until: number }, limit: number) {
    const isOwn =
      where.user === undefined
        ? sql<boolean>`true`
        : sql<boolean>`${sql.ref('user_id')} = ${where.user}`;
    const unwanted = db
      .selectFrom('imports')
      .select(['imports.user_id', 'imports.id'])
      .where('expires_at', '<=', where.until)
      .where(isOwn)
      .$asTuple('user_id', 'id');
    let removed = 0;
    for (const table of ['time_entries', 'work_records'] as const) {
      const rows = db
        .selectFrom(table)
        .select([`${table}.user_id`, `${table}.id`])
        .where(({ eb, refTuple }) => eb(refTuple('user_id', 'import_id'), 'in', unwanted))
        .where(isOwn)
        .limit(limit - removed)
        .$asTuple('user_id', 'id');
      const { numDeletedRows } = await db
        .deleteFrom(table)
        .where(({ eb, refTuple }) => eb(refTuple('user_id', 'id'), 'in', rows))
        .where(isOwn)
        .executeTakeFirstOrThrow();
      removed += Number(numDeletedRows);
      if (removed >= limit) return removed;
    }
    await db
      .deleteFrom('imports')
      .where(({ eb, refTuple }) => eb(refTuple('user_id', 'id'), 'in', unwanted))
      .where(isOwn)
      .execute();
    return removed;
  }

  return {
    removeStaged,

    revision: async (user: number): Promise<number> => (await readRevision(db, user)) ?? 0,

    /** All of a user, deleted ones and those of imports, too. The one used last comes first. */
    records(user: number): Promise<KnownRecordRow[]> {
      return db
        .selectFrom('work_records')
        .select(knownColumns)
        .where('user_id', '=', user)
        .orderBy((query) => query.fn.coalesce('used_at', sql.lit(0)), 'desc')
        .orderBy('id', 'desc')
        .execute();
    },

    /** The letters of the user's own lists. */
    async lists(user: number): Promise<string[]> {
      const rows = await db
        .selectFrom('own_lists')
        .select('letter')
        .where('user_id', '=', user)
        .execute();
      return rows.map(({ letter }) => letter);
    },

    /** The rows that have these uuids, and whether they are there for their user. */
    async entriesByUuid(user: number, uuids: readonly string[]) {
      const rows = await db
        .selectFrom('time_entries')
        .innerJoin('work_records', 'work_records.id', 'time_entries.record_id')
        .select(['time_entries.id', 'time_entries.uuid', 'time_entries.deleted_at'])
        .select([
          'work_records.deleted_at as record_deleted_at',
          isPublished(user).as('is_published'),
        ])
        .where('time_entries.user_id', '=', user)
        .where('work_records.user_id', '=', user)
        .where('time_entries.uuid', 'in', uuids)
        .execute();
      return rows.map(({ id, uuid, deleted_at, record_deleted_at, is_published }) => ({
        id,
        uuid,
        isLive: deleted_at === null && record_deleted_at === null && Boolean(is_published),
      }));
    },

    /** The entries with an end that began at these moments. */
    entriesByBeginning(user: number, beginnings: readonly number[]) {
      return db
        .selectFrom('time_entries')
        .innerJoin('work_records', 'work_records.id', 'time_entries.record_id')
        .select(['name', 'beginning_time', 'ending_time'])
        .where('time_entries.user_id', '=', user)
        .where('work_records.user_id', '=', user)
        .where('time_entries.deleted_at', 'is', null)
        .where('work_records.deleted_at', 'is', null)
        .where('ending_time', 'is not', null)
        .where('beginning_time', 'in', beginnings)
        .where(isPublished(user))
        .execute();
    },

    async begin(user: number, expiresAt: number): Promise<number> {
      const { id } = await db
        .insertInto('imports')
        .values({ user_id: user, expires_at: expiresAt })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** None of the user's imports that are not published yet will be. */
    async abandon(user: number): Promise<void> {
      await db
        .updateTable('imports')
        .set({ expires_at: EXPIRED })
        .where('user_id', '=', user)
        .where('expires_at', 'is not', null)
        .execute();
    },

    async isExpected(user: number, id: number, now: number): Promise<boolean> {
      const row = await db
        .selectFrom('imports')
        .select('id')
        .where('id', '=', id)
        .where('user_id', '=', user)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    async renew(
      table: 'time_entries' | 'work_records',
      user: number,
      taken: readonly Taken[],
    ): Promise<void> {
      const values = taken.map(({ id, newUuid }) => sql`(cast(${id} as bigint), ${newUuid})`);
      await sql`
        update ${sql.table(table)} set uuid = renewed.column2
        from (values ${sql.join(values)}) as renewed
        where id = renewed.column1 and user_id = ${user}`.execute(db);
    },

    /** Returns the ids by uuid. */
    async stageRecords(user: number, importId: number, records: readonly StagedRecord[]) {
      const hidden = { user_id: user, import_id: importId, deleted_at: EXPIRED };
      const rows = await db
        .insertInto('work_records')
        .values(records.map((record) => ({ ...record, ...hidden })))
        .returning(['id', 'uuid'])
        .execute();
      return new Map(rows.map(({ id, uuid }) => [uuid, id]));
    },

    async stageEntries(
      user: number,
      importId: number,
      entries: readonly StagedEntry[],
    ): Promise<void> {
      const staged = { user_id: user, import_id: importId };
      await db
        .insertInto('time_entries')
        .values(entries.map((entry) => ({ ...entry, ...staged })))
        .execute();
    },
  };
}
