import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountEvent } from '#contract/account.ts';
import { accountPaths } from '#contract/account-paths.ts';
import { PRESS_KEY_HEADER } from '#contract/extensions.ts';
import { paths } from '#contract/paths.ts';
import { roomPaths } from '#contract/room-paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
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
  type KeptVersion,
  keptDatabases,
  readKept,
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

type Press = { path: string; body?: object; key?: string; status: number; answer: object };

const passkey = { id: 1, name: 'Google Password Manager', browser: 'Firefox' };
/** What each version has left beside its backup, and its presses, with key and uuid of the first. */
const left: Record<
  KeptVersion,
  { reads: Record<string, object>; events: string; presses: (key: string, uuid: string) => Press[] }
> = {
  '1.0.0': {
    reads: {
      [workTimePaths.deleted]: {
        records: [{ id: 4, name: `O'Brien; -- "引用"` }],
        entries: [{ id: 3, note: '消した' }],
      },
      [accountPaths.passkeys]: [{ ...passkey, system: 'Windows' }],
      [accountPaths.sessions]: [{}, {}, {}, {}],
      [paths.raffles]: [
        { id: 1, title: '昼食' },
        { id: 3, title: 'くじ' },
        { id: 4, title: '席替え' },
      ],
      [paths.raffleItems(4)]: [{ title: '窓側' }, { title: '廊下側' }],
    },
    events:
      'signed_in signed_in passkey_added exported imported signed_out signed_in signed_in signed_in',
    presses: () => [
      { path: paths.timeEntries(1), key: 'press-00000004', status: 201, answer: { id: 8 } },
      { path: paths.timeEntries(1), key: 'press-00000005', status: 201, answer: { id: 14 } },
      { path: paths.workRecords, body: { name: '新規' }, status: 201, answer: { id: 9 } },
    ],
  },
  '1.0.0-new': {
    reads: {
      [workTimePaths.deleted]: {
        records: [{ id: 4, name: '消した案件' }],
        entries: [{ id: 3, note: '消す' }],
      },
      [accountPaths.passkeys]: [{ ...passkey, system: 'Linux' }],
      [workTimePaths.feed]: { since: expect.any(String) },
      [roomPaths.room('HJ7Ptc1okQiYNkmXbwMPBA')]: { round: { round: 1, version: 2, result: {} } },
    },
    events: 'signed_in exported signed_in passkey_added calendar_made imported signed_in',
    presses: (key, uuid) => [
      ...[
        { name: '設計', status: 201, answer: { id: 1 } },
        { name: '別', status: 422, answer: {} },
      ].map(({ name, ...rest }) => ({
        ...{ path: paths.workRecords, body: { name, uuid }, key },
        ...rest,
      })),
      { path: paths.workRecords, body: { name: '新規' }, status: 201, answer: { id: 6 } },
      { path: workTimePaths.undoImport(1), status: 200, answer: { entries: 2 } },
    ],
  },
};

/** Without uuids, by which entries are in order, and times of records: they differ from database to database. */
function comparable(backup: string) {
  const { entries, ...rest } = JSON.parse(
    backup.replaceAll(/[0-9a-f-]{36}|(?<="created_at":")[^"]+/g, ''),
  );
  return { ...rest, entries: entries.map((entry: object) => JSON.stringify(entry)).sort() };
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

  it('tells its user what they had', async () => {
    for (const [path, value] of Object.entries(left[version].reads)) {
      expect(await kept.read(path), path).toMatchObject(value);
    }
    const events = (await kept.read(accountPaths.events)) as AccountEvent[];
    expect(events.map(({ kind }) => kind).join(' ')).toBe(left[version].events);
    const backup = JSON.stringify(await kept.read(workTimePaths.backup));
    expect(comparable(backup)).toEqual(comparable(readKept(version, 'backup.json')));
  });

  it('knows the presses and the import that it had, and gives no id twice', async () => {
    const press = before.get('kept_responses')?.find(({ revision }) => Number(revision) === 1);
    const record = before.get('work_records')?.find(({ id }) => Number(id) === 1);
    const presses = left[version].presses(String(press?.key), String(record?.uuid));
    for (const { path, body, key, status, answer } of presses) {
      const response = await kept.post(path, body, key ? { [PRESS_KEY_HEADER]: `"${key}"` } : {});
      expect([response.statusCode, response.json()]).toMatchObject([status, answer]);
    }
  });

  // The databases of one kind are taken over alike.
  it.runIf(version === '1.0.0')('is taken over once by processes that start together', async () => {
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

  it('is left alone by a program that does not know its last migrations', async () => {
    const settings = await create();
    const db = await connect(settings);
    await sql`insert into kysely_migration values ('998-rooms', '2027'), ('999-seats', '2027')`.execute(
      db,
    );
    const newer = await allRows(db);
    await expect(openDatabase(settings)).rejects.toThrow(
      'the database is of a newer version of the server: start one that knows the migration 999-seats',
    );
    expect(await allRows(db)).toEqual(newer);
    await db.destroy();
  });
});

// OPS-13
describe.each(databasesBefore1_0_0)('a database before 1.0.0 on $name', manner, ({ create }) => {
  it('is refused with what to do, and stays as it is', async () => {
    const settings = await create();
    const db = await connect(settings);
    const state = async () => [await allRows(db), await executedMigrations(db)];
    const older = await state();
    await expect(openDatabase(settings)).rejects.toThrow(
      'the database is of a version of the server before 1.0.0: start 1.0.0 once, then this one',
    );
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
