import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { StoredOwnList } from '#contract/own-lists.ts';
import { toOwnListColumns } from '#server/db/own-list-columns.ts';
import type { Db, Tables } from '#server/db/schema.ts';
import { inTurns } from '#server/runtime/in-turns.ts';

type NewRecordRow = Omit<Insertable<Tables['work_records']>, 'user_id'>;
type NewEntryRow = Omit<Insertable<Tables['time_entries']>, 'user_id'>;

/** The imports of one user: within a transaction, one adds rows or is taken back. */
export function createImportRepository(db: Db, user: number) {
  const entries = db.selectFrom('time_entries').where('user_id', '=', user);
  const records = db.selectFrom('work_records').where('work_records.user_id', '=', user);
  const imports = db.selectFrom('imports').select('id').where('user_id', '=', user);

  /** Counts the entries of records again, and finds when the latest began. */
  async function recount(ids: readonly number[]): Promise<void> {
    for await (const part of inTurns(ids)) {
      // As one join: record by record, PostgreSQL would read all of the entries for each.
      const counted = records
        .leftJoin('time_entries', (join) =>
          join
            .onRef('time_entries.record_id', '=', 'work_records.id')
            .on('time_entries.user_id', '=', user)
            .on('time_entries.deleted_at', 'is', null),
        )
        .select(({ fn }) => [
          'work_records.id',
          fn.count<number>('time_entries.id').as('count'),
          fn.max('beginning_time').as('last'),
        ])
        .where('work_records.id', 'in', part)
        .groupBy('work_records.id');
      await db
        .updateTable('work_records')
        .from(counted.as('counted'))
        .set(({ ref }) => ({ entry_count: ref('counted.count'), used_at: ref('counted.last') }))
        .whereRef('work_records.id', '=', 'counted.id')
        .where('work_records.user_id', '=', user)
        .execute();
    }
  }

  return {
    recount,

    /** Begins an import. Returns its id, which the rows that it adds remember. */
    async begin(): Promise<number> {
      const { id } = await db
        .insertInto('imports')
        .values({ user_id: user })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** How many entries an import has made, and whether one of them was changed since; `null` if there is none. */
    async madeBy(id: number) {
      const found = await imports.where('id', '=', id).executeTakeFirst();
      if (found === undefined) return null;
      const { count, version, deleted } = await entries
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          fn.max('version').as('version'),
          fn.count<number>('deleted_at').as('deleted'),
        ])
        .where('import_id', '=', id)
        .executeTakeFirstOrThrow();
      return { entries: Number(count), isChanged: (version ?? 1) > 1 || Number(deleted) > 0 };
    },

    async last(): Promise<number | null> {
      const row = await imports.orderBy('id', 'desc').limit(1).executeTakeFirst();
      return row?.id ?? null;
    },

    /** Takes an import back: removes its entries, its records that have no others, and the groups that it filled. */
    async remove(id: number): Promise<void> {
      const touched = await entries
        .select('record_id')
        .where('import_id', '=', id)
        .distinct()
        .execute();
      await db
        .deleteFrom('time_entries')
        .where('user_id', '=', user)
        .where('import_id', '=', id)
        .execute();
      await db
        .deleteFrom('work_records')
        .where('user_id', '=', user)
        .where('id', 'in', records.select('id').where('import_id', '=', id))
        .where('id', 'not in', entries.select('record_id'))
        .execute();
      await db
        .updateTable('work_records')
        .set({ import_id: null })
        .where('user_id', '=', user)
        .where('import_id', '=', id)
        .execute();
      await emptyGroups(db, user, id);
      await recount(touched.map(({ record_id }) => record_id));
      await db.deleteFrom('imports').where('user_id', '=', user).where('id', '=', id).execute();
    },

    fillGroups: fillGroups.bind(null, db, user),

    /** Gives new uuids to deleted rows, whose uuids the new rows need. */
    async renew(table: 'time_entries' | 'work_records', ids: readonly number[]): Promise<void> {
      for await (const part of inTurns(ids)) {
        const values = part.map((id) => sql`(cast(${id} as bigint), ${randomUUID()})`);
        await sql`
          update ${sql.table(table)} set uuid = renewed.column2
          from (values ${sql.join(values)}) as renewed
          where id = renewed.column1 and user_id = ${user}`.execute(db);
      }
    },

    /** Returns their ids by their uuids. */
    async addRecords(records: readonly NewRecordRow[]): Promise<ReadonlyMap<string, number>> {
      const ids = new Map<string, number>();
      for await (const part of inTurns(records)) {
        const added = await db
          .insertInto('work_records')
          .values(part.map((record) => ({ ...record, user_id: user })))
          .returning(['id', 'uuid'])
          .execute();
        for (const { id, uuid } of added) ids.set(uuid, id);
      }
      return ids;
    },

    async addEntries(entries: readonly NewEntryRow[]): Promise<void> {
      for await (const part of inTurns(entries)) {
        await db
          .insertInto('time_entries')
          .values(part.map((entry) => ({ ...entry, user_id: user })))
          .execute();
      }
    },

    /** Adds lists, of letters that have none. */
    async addLists(lists: readonly StoredOwnList[]): Promise<void> {
      if (lists.length === 0) return;
      const rows = lists.map((list) => ({ ...toOwnListColumns(list), user_id: user }));
      await db.insertInto('own_lists').values(rows).execute();
    },
  };
}

/** Gives records their groups. @param groups by the ids of records */
async function fillGroups(
  db: Db,
  user: number,
  groups: ReadonlyMap<number, string>,
  import_id: number,
): Promise<void> {
  for await (const part of inTurns([...groups])) {
    const values = part.map(([id, group]) => sql`(cast(${id} as bigint), ${group})`);
    await sql`
      update work_records
      set "group" = filled.column2, group_import_id = ${import_id}, version = version + 1
      from (values ${sql.join(values)}) as filled
      where id = filled.column1 and user_id = ${user}`.execute(db);
  }
}

/** Takes the groups of an import back, but for those that were changed since. */
async function emptyGroups(db: Db, user: number, import_id: number): Promise<void> {
  await db
    .updateTable('work_records')
    .set(({ eb }) => ({ group: '', group_import_id: null, version: eb('version', '+', 1) }))
    .where('user_id', '=', user)
    .where('group_import_id', '=', import_id)
    .execute();
}
