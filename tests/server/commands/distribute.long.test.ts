import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { distribution } from '#server/db/distribution.ts';
import { migrate } from '#server/db/migrate.ts';
import { connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import { citusUrl, createCitusDatabase } from '#tests/support/server/citus.ts';
import { createPostgresDatabase } from '#tests/support/server/databases.ts';
import { run } from '#tests/support/server/postgres-server.ts';
import { runProgram, temporaryFolder } from '#tests/support/server/process.ts';

const USERS = 20;
const ENTRIES = 100_000;

const distributeAt = (url?: string) =>
  runProgram('server/commands/distribute.ts', [], {
    DATA_DIR: temporaryFolder(),
    ...(url !== undefined && { DATABASE_URL: url }),
  });

// OPS-27
describe('the declaration of what is distributed', () => {
  it('has every table', async () => {
    const db = connectPostgres(await createPostgresDatabase());
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    await db.destroy();
    expect(Object.keys(distribution).sort()).toEqual(tables.sort());
  });
});

// OPS-27
describe('npm run distribute', () => {
  it.each([
    { on: 'SQLite', url: async () => undefined, says: 'DATABASE_URL does not name a PostgreSQL' },
    {
      on: 'a PostgreSQL without the extension',
      url: () => createPostgresDatabase(),
      says: 'The database does not have the extension citus: see docs/operations.md',
    },
  ])('ends with 1 on $on, and says why', async ({ url, says }) => {
    expect(await distributeAt(await url())).toEqual({ code: 1, stdout: '', stderr: `${says}\n` });
  });
});

// OPS-27. A long timeout, because it makes databases.
describe.skipIf(citusUrl === undefined)(
  'npm run distribute on a Citus cluster (CITUS_DATABASE_URL)',
  { timeout: 300_000 },
  () => {
    it('distributes an empty database, once', async () => {
      const url = await createCitusDatabase();
      const first = await distributeAt(url);
      expect([first.code, first.stderr]).toEqual([0, '']);
      expect(first.stdout).toContain(
        `Distributed ${Object.keys(distribution).join(', ')}: the rows`,
      );
      const again = await distributeAt(url);
      expect([again.code, again.stderr]).toEqual([0, '']);
      expect(again.stdout).toBe('Nothing was changed: all tables were distributed before\n');
    });

    it(`distributes a database with ${ENTRIES} entries, and keeps each row`, async () => {
      const url = await createCitusDatabase();
      const db = connectPostgres(url);
      await migrate(db);
      await sql
        .raw(`insert into users (username, username_key, password_hash, uuid, created_at)
           select 'user ' || i, 'user ' || i, '', 'uuid ' || i, 0 from generate_series(1, ${USERS}) i`)
        .execute(db);
      await sql`insert into usernames select username_key, id from users`.execute(db);
      await sql`insert into work_records (user_id, name, ip_addr, created_at)
        select id, 'a', '::1', 0 from users`.execute(db);
      await sql
        .raw(`insert into time_entries (user_id, record_id, beginning_time)
           select user_id, id, i from work_records, generate_series(1, ${ENTRIES / USERS}) i`)
        .execute(db);
      const rows = async () =>
        (
          await sql`select count(*) as entries, sum(id) as ids, sum(beginning_time) as times
            from time_entries`.execute(db)
        ).rows;
      const before = await rows();
      expect((await distributeAt(url)).code).toBe(0);
      expect(await rows()).toEqual(before);
      const entry = { user_id: 1, record_id: 1, beginning_time: 1 };
      const added = await db.insertInto('time_entries').values(entry).returning('id').execute();
      expect(added).toEqual([{ id: ENTRIES + 1 }]);
      const nodes = await run(
        url,
        `select distinct nodeport from citus_shards where table_name = 'time_entries'::regclass`,
      );
      expect(nodes).toHaveLength(2);
      await db.destroy();
    });

    it('distributes what a later migration adds when the server starts', async () => {
      const url = await createCitusDatabase();
      expect((await distributeAt(url)).code).toBe(0);
      // As a migration leaves it.
      await run(
        url,
        'drop table kept_responses',
        `create table kept_responses (
           user_id bigint not null references users (id) on delete cascade,
           key text not null,
           primary key (user_id, key)
         )`,
      );
      const db = connectPostgres(url);
      await migrate(db);
      const [placed] = await run(
        url,
        `select distribution_column as by from citus_tables
         where table_name = 'kept_responses'::regclass
         and colocation_id = (select colocation_id from citus_tables where table_name = 'users'::regclass)`,
      );
      expect(placed).toEqual({ by: 'user_id' });
      await db.destroy();
    });
  },
);
