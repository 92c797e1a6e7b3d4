import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import type { Db } from '#server/db/schema.ts';
import { connectSqlite } from '#server/db/sqlite/connect-sqlite.ts';
import { createPostgresDatabase } from '#tests/support/server/databases.ts';
import { reportFigure, rounds } from '#tests/support/server/soak.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe.each([
  { name: 'SQLite', connect: async () => connectSqlite(':memory:') },
  {
    name: 'PostgreSQL',
    connect: async () => connectPostgres(await createPostgresDatabase('template0')),
  },
])('OPS-13 a database of $name from before entries could be edited', ({ connect }) => {
  async function oldDatabase(): Promise<Db> {
    const db = await connect();
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateTo('004-records-from-the-index');
    if (error !== undefined) throw error;
    for (const statement of [
      `insert into users (username, username_key, password_hash, uuid, created_at)
         values ('taro', 'taro', '', 'a', 0), ('hanako', 'hanako', '', 'b', 0)`,
      `insert into work_records (user_id, name, ip_addr, created_at)
         values (2, '設計', '::1', 5), (1, '会議', '::1', 6), (1, '空', '::1', 7)`,
      `insert into time_entries (record_id, beginning_time, ending_time)
         values (1, 1000, 2000), (1, 3000, 2500), (2, 4000, null), (2, 4500, 4500), (1, 1, 2)`,
      'delete from time_entries where id = 5',
    ]) {
      await sql.raw(statement).execute(db);
    }
    return db;
  }

  it('keeps every row and knows the user of each entry', async () => {
    const db = await oldDatabase();
    await migrate(db);
    const records = await db.selectFrom('work_records').selectAll().orderBy('id').execute();
    expect(records).toEqual(
      [
        { id: 1, user_id: 2, name: '設計', created_at: 5, entry_count: 2, used_at: 3000 },
        { id: 2, user_id: 1, name: '会議', created_at: 6, entry_count: 2, used_at: 4500 },
        { id: 3, user_id: 1, name: '空', created_at: 7, entry_count: 0, used_at: null },
      ].map((row) => ({
        ...row,
        ip_addr: '::1',
        version: 1,
        uuid: expect.stringMatching(UUID),
        archived_at: null,
        deleted_at: null,
        import_id: null,
      })),
    );
    const entries = await db.selectFrom('time_entries').selectAll().orderBy('id').execute();
    expect(entries).toEqual(
      [
        { id: 1, record_id: 1, user_id: 2, beginning_time: 1000, ending_time: 2000 },
        // These two had an end that was not after the beginning.
        { id: 2, record_id: 1, user_id: 2, beginning_time: 3000, ending_time: 3001 },
        { id: 3, record_id: 2, user_id: 1, beginning_time: 4000, ending_time: null },
        { id: 4, record_id: 2, user_id: 1, beginning_time: 4500, ending_time: 4501 },
      ].map((row) => ({
        ...row,
        note: '',
        version: 1,
        uuid: expect.stringMatching(UUID),
        deleted_at: null,
        import_id: null,
      })),
    );
    const uuids = [...records, ...entries].map(({ uuid }) => uuid);
    expect(new Set(uuids).size).toBe(uuids.length);
    await db.destroy();
  });

  it('gives no id twice', async () => {
    const db = await oldDatabase();
    await migrate(db);
    const entry = { record_id: 1, user_id: 2, beginning_time: 1 };
    const made = db.insertInto('time_entries').values(entry).returning('id');
    expect(await made.executeTakeFirst()).toEqual({ id: 6 });
    await db.destroy();
  });

  it('deletes what belongs to a user with the user', async () => {
    const db = await oldDatabase();
    await migrate(db);
    await db.deleteFrom('users').where('id', '=', 1).execute();
    const users = await db.selectFrom('time_entries').select('user_id').distinct().execute();
    expect(users).toEqual([{ user_id: 2 }]);
    await db.destroy();
  });
});

const ENTRIES = rounds({ few: 5000, all: 100_000 });
const USERS = 50;

describe.each([
  { name: 'SQLite', connect: async () => connectSqlite(':memory:') },
  {
    name: 'PostgreSQL',
    connect: async () => connectPostgres(await createPostgresDatabase('template0')),
  },
])('OPS-27 a database of $name whose keys do not begin with the user', ({ name, connect }) => {
  it(`is migrated with ${ENTRIES} entries`, { timeout: 120_000 }, async () => {
    const db = await connect();
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateTo('015-uuids-in-the-list');
    if (error !== undefined) throw error;
    await fill(db);
    const entries = async () =>
      (await sql`select * from time_entries order by id`.execute(db)).rows;
    const before = await entries();
    const began = performance.now();
    await migrate(db);
    const figure = `migration of ${ENTRIES} entries on ${name}: ms`;
    reportFigure(figure, Math.round(performance.now() - began));

    expect(before).toHaveLength(ENTRIES);
    expect(await entries()).toEqual(before);
    const names = await db.selectFrom('usernames').selectAll().orderBy('user_id').execute();
    expect(names).toHaveLength(USERS - 1);
    expect(names[0]).toEqual({ username_key: 'user 1', user_id: 1 });
    const guests = await db.selectFrom('guest_response_times').select('created_at').execute();
    expect(guests).toEqual([{ created_at: 7 }]);
    const times = await db.selectFrom('response_times').select('user_id').execute();
    expect(times).toEqual([{ user_id: 1 }]);
    const passkeys = await db.selectFrom('passkeys').select(['id', 'credential_id']).execute();
    expect(passkeys).toEqual([{ id: 1, credential_id: 'a' }]);

    await db.deleteFrom('users').where('id', '=', 1).execute();
    const left = await db.selectFrom('time_entries').select('user_id').distinct().execute();
    expect(left).toHaveLength(USERS - 1);
    await db.destroy();
  });

  async function fill(db: Db): Promise<void> {
    for (const statement of [
      `with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${USERS})
       insert into users (username, username_key, password_hash, uuid, created_at)
       select 'User ' || i, 'user ' || i, '', 'uuid ' || i, 0 from numbers`,
      `update users set deleted_at = 1 where id = ${USERS}`,
      `insert into work_records (user_id, name, ip_addr, created_at)
       select id, 'a', '::1', 0 from users order by id`,
      `with recursive numbers (i) as (
         select 1 union all select i + 1 from numbers where i < ${ENTRIES / USERS}
       )
       insert into time_entries (record_id, user_id, beginning_time)
       select id, user_id, i from work_records, numbers`,
      `insert into response_times (ip_addr, user_id, created_at) values ('::1', null, 7), ('::1', 1, 8)`,
      `insert into passkeys
         (user_id, credential_id, public_key, counter, rp_id, transports, created_at)
       values (1, 'a', '', 0, '', '', 0)`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  }
});
