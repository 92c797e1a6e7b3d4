import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { connect, type DatabaseSettings, openDatabase } from '#server/db/open-database.ts';
import { connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import type { Db } from '#server/db/schema.ts';
import { connectSqlite } from '#server/db/sqlite/connect-sqlite.ts';
import { createTokens } from '#server/features/session/tokens.ts';
import { testSettings } from '#tests/support/server/app.ts';
import { createPostgresDatabase } from '#tests/support/server/databases.ts';
import {
  createKeptPostgres,
  createKeptSqlite,
  databasesBefore1_0_0,
  type KeptApp,
  keptDatabases,
  startKept,
} from '#tests/support/server/kept-databases.ts';
import { runProgram } from '#tests/support/server/process.ts';
import { allRows } from '#tests/support/server/tables.ts';

type Rows = Record<string, unknown>[];

async function executedMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

// A long timeout, because a cluster takes its time to make one.
const TIMEOUT_MS = 60_000;
const manner = { timeout: TIMEOUT_MS };

// OPS-13
describe.each(keptDatabases)('a database of $version on $name', manner, ({ version, create }) => {
  let before: Map<string, Rows>;
  let after: Map<string, Rows>;
  let kept: KeptApp;

  beforeAll(async () => {
    const settings = await create();
    const old = await connect(settings);
    before = await allRows(old);
    await old.destroy();
    const db = await openDatabase(settings);
    after = await allRows(db);
    kept = await startKept(db, version);
  }, TIMEOUT_MS);
  afterAll(() => kept.testApp.close());

  it('keeps every row of each table', async () => {
    expect(before.size).toBeGreaterThan(15);
    for (const [table, rows] of before) {
      // Rooms last a day: the first database had none left.
      if (version !== '1.0.0' || !table.startsWith('draw_room'))
        expect(rows.length, table).toBeGreaterThan(0);
      expect(after.get(table), table).toHaveLength(rows.length);
      expect(after.get(table), table).toEqual(
        expect.arrayContaining(rows.map((row) => expect.objectContaining(row))),
      );
    }
    expect(await executedMigrations(kept.testApp.db)).toEqual(Object.keys(migrations));
  });

  it('goes on with its sessions', async () => {
    const { id, refresh_jti, issued_at, refresh_expires_at, uuid } = await kept.testApp.db
      .selectFrom('refresh_families')
      .innerJoin('users', 'users.id', 'user_id')
      .select(['refresh_families.id', 'refresh_jti', 'issued_at', 'refresh_expires_at', 'uuid'])
      .where('user_id', '=', 1)
      .where('previous_refresh_jti', 'is not', null)
      .executeTakeFirstOrThrow();
    const refresh = await createTokens(testSettings.jwtSecret, kept.testApp.clock).sign({
      token_type: 'refresh',
      exp: refresh_expires_at,
      iat: issued_at,
      jti: refresh_jti,
      sid: id,
      user_id: 1,
      uuid,
      username: 'taro',
    });
    expect((await kept.post(paths.refresh, { refresh })).statusCode).toBe(200);
  });

  it('is taken over once by processes that start together', async () => {
    const settings = await create();
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = '' } = settings;
    const programs = Array.from({ length: 4 }, () =>
      runProgram('server/commands/users.ts', ['list'], { DATA_DIR, DATABASE_URL }),
    );
    for (const { code, stderr } of await Promise.all(programs)) {
      expect([code, stderr]).toEqual([0, '']);
    }
    const db = await connect(settings);
    expect(await executedMigrations(db)).toEqual(Object.keys(migrations));
    await db.destroy();
  });

  it('is taken over with all that follows, or stays as it is', async () => {
    const settings = await create();
    const old = await connect(settings);
    const left = await executedMigrations(old);
    migrations['999-fails'] = { up: () => Promise.reject(new Error('stop')) };
    await expect(openDatabase(settings)).rejects.toThrow('stop');
    delete migrations['999-fails'];
    expect(await executedMigrations(old)).toEqual(left);
    await old.destroy();
    await (await openDatabase(settings)).destroy();
  });
});

// OPS-13
describe.each(databasesBefore1_0_0)('a database before 1.0.0 on $name', manner, ({ create }) => {
  it('is refused with what to do, and stays as it is', async () => {
    const settings = await create();
    const db = await connect(settings);
    const state = async () => [await allRows(db), await executedMigrations(db)];
    const older = await state();
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = '' } = settings;
    expect(await runProgram('server/main.ts', [], { DATA_DIR, DATABASE_URL })).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Cannot start: the database is of a version of the server before 1.0.0: start 1.0.0 once, then this one\n',
    });
    expect(await state()).toEqual(older);
    await db.destroy();
  });
});

/** Tables, columns, indexes and constraints, as lines of text. */
async function schemaOf(db: Db, query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ line: string }>(query).execute(db);
  return rows.map(({ line }) => line).sort();
}

const SQLITE_SCHEMA = `select type || ' ' || name || ' ' || coalesce(sql, '') as line from sqlite_schema`;

const POSTGRES_SCHEMA = `
  select concat_ws(' ', relname, relkind, relpersistence) as line from pg_class
    where relnamespace = 'public'::regnamespace
  union all
  select concat_ws(' ', attrelid::regclass, row_number() over (partition by attrelid order by attnum),
      attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attcollation::regcollation, pg_get_expr(adbin, adrelid))
    from pg_attribute join pg_class on pg_class.oid = attrelid and relkind = 'r'
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
  union all
  select indexdef from pg_indexes where schemaname = 'public'
  union all
  select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace`;

// OPS-13
describe('the tables of a database of 1.0.0 are those of a new one', () => {
  async function schemasOf(old: DatabaseSettings, fresh: Db, query: string) {
    const upgraded = await openDatabase(old);
    await migrate(fresh);
    const schemas = [await schemaOf(upgraded, query), await schemaOf(fresh, query)] as const;
    await Promise.all([upgraded.destroy(), fresh.destroy()]);
    return schemas;
  }

  it('on SQLite, but for spaces and quotation marks', async () => {
    const db = connectSqlite(':memory:');
    const [upgraded, fresh] = await schemasOf(await createKeptSqlite('1.0.0'), db, SQLITE_SCHEMA);
    const bare = (line: string) => line.replace(/["\s]+/g, ' ').replace(/ ?([(),]) ?/g, '$1');
    expect(upgraded.map(bare)).toEqual(fresh.map(bare));
    expect(upgraded.length).toBeGreaterThan(60);
  });

  it('on PostgreSQL', async () => {
    const db = connectPostgres(await createPostgresDatabase('template0'));
    const [upgraded, fresh] = await schemasOf(
      await createKeptPostgres('1.0.0'),
      db,
      POSTGRES_SCHEMA,
    );
    expect(upgraded).toEqual(fresh);
    expect(upgraded.length).toBeGreaterThan(250);
  });
});
