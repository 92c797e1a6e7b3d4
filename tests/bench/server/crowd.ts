/** Whether a month of a user's time entries takes longer as the entries of all users become many. */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { startPostgres } from '#tests/support/server/postgres-server.ts';
import { signedInUser } from '#tests/support/server/session.ts';
import type { Bench, Row } from '../row.ts';
import { aSecond } from './figures.ts';
import { fire } from './load.ts';
import { alternate } from './rounds.ts';
import { PRODUCT, startServer } from './servers.ts';

/** Of users with an entry on each day. */
const few = { users: 1, days: 100 };
const many = { users: 10_000, days: 1000 };
const DAYS_IN_RANGE = 31;
const NOW = Date.UTC(2026, 10, 20);
const CONNECTIONS = 4;
const ROUNDS = 5;
const ROUND = { seconds: 0.8 };

type Crowd = typeof few;
type Settings = Readonly<Record<string, string>>;

export const crowd: Bench = {
  name: 'crowd',
  takesLong: true,
  async run() {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-crowd-'));
    const onSqlite = await measure('SQLite', async ({ users }) => ({
      DATA_DIR: join(folder.path, `${users} users`),
    }));
    const postgres = await startPostgres(folder.path);
    try {
      const onPostgres = await measure('PostgreSQL', async ({ users }) => {
        const name = `users_${users}`;
        await postgres.createDatabase(name);
        return { DATABASE_URL: postgres.url + name };
      });
      return [onSqlite, onPostgres];
    } finally {
      await postgres.stop();
    }
  },
};

async function measure(name: string, place: (of: Crowd) => Promise<Settings>): Promise<Row> {
  await using opened = new AsyncDisposableStack();
  const askAmong = async (of: Crowd) => {
    const settings = await place(of);
    const headers = await fill(settings, of);
    const server = opened.use(await startServer(PRODUCT, settings));
    const query = new URLSearchParams({
      from: new Date(NOW - 2 * DAYS_IN_RANGE * DAY_MS).toISOString(),
      to: new Date(NOW - DAYS_IN_RANGE * DAY_MS).toISOString(),
    });
    const urls = [`${server.address}/api/${trackerPaths.entries}?${query}`];
    const { results } = await (await fetch(urls[0] ?? '', { headers })).json();
    if (results.length !== DAYS_IN_RANGE) throw new Error(`${results.length} entries in the range`);
    return async () =>
      (await fire({ urls, headers, connections: CONNECTIONS, until: ROUND })).perSecond;
  };
  const perSecond = await alternate(ROUNDS, {
    few: await askAmong(few),
    many: await askAmong(many),
  });
  return {
    figure: `${DAYS_IN_RANGE} days of entries among ${entriesOf(many)} of all users on ${name}, time`,
    measured: aSecond(perSecond.many),
    against: `${aSecond(perSecond.few)}, among ${entriesOf(few)}`,
    value: perSecond.few / perSecond.many,
    unit: '×',
    limit: { atMost: 1.3 },
  };
}

/**
 * Fills an empty database, and returns the headers of one of its users. The entries come day by day, as
 * they come in life: those of one user lie far apart. Their indexes are made at the end, which is the
 * only way to be done within minutes.
 */
async function fill(settings: Settings, { users, days }: Crowd): Promise<Settings> {
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = settings;
  const db = await openDatabase({ dataDir, databaseUrl });
  const { headers } = await signedInUser({ db, clock: Date.now }, 'taro').finally(() =>
    db.destroy(),
  );
  await using database = await (databaseUrl === undefined
    ? openSqlite(join(dataDir, 'app.db'))
    : openPostgres(databaseUrl));
  const { run, indexes } = database;
  for (const { name } of indexes) await run(`drop index ${name}`);
  await run(`
    with recursive numbers (i) as (select 2 union all select i + 1 from numbers where i < ${users})
    insert into users (username, username_key, password_hash, uuid, created_at)
    select 'user ' || i, 'user ' || i, '', 'uuid ' || i, 0 from numbers where i <= ${users}`);
  await run(`
    insert into work_records (user_id, name, ip_addr, created_at)
    select id, 'a', '::1', 0 from users order by id`);
  for (let day = days; day > 0; day -= 1) {
    const begin = NOW - day * DAY_MS;
    await run(`
      insert into time_entries (record_id, user_id, beginning_time, ending_time)
      select id, user_id, ${begin}, ${begin + 8 * HOUR_MS} from work_records order by id`);
  }
  for (const { definition } of indexes) await run(definition);
  // PostgreSQL does it by itself, a minute later.
  if (databaseUrl !== undefined) await run('vacuum analyze');
  return headers;
}

/** A database without the product's limits of time. */
interface Filled extends AsyncDisposable {
  readonly run: (statement: string) => Promise<unknown>;
  /** Of the entries, without those that a constraint needs. */
  readonly indexes: readonly { readonly name: string; readonly definition: string }[];
}

async function openSqlite(file: string): Promise<Filled> {
  const database = new Sqlite(file);
  database.pragma('synchronous = OFF');
  const indexes = database.prepare<[], Filled['indexes'][number]>(
    `select name, sql as definition from sqlite_master
     where type = 'index' and tbl_name = 'time_entries' and sql is not null`,
  );
  return {
    run: async (statement) => database.exec(statement),
    indexes: indexes.all(),
    [Symbol.asyncDispose]: async () => void database.close(),
  };
}

async function openPostgres(connectionString: string): Promise<Filled> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Filled['indexes'][number]>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'time_entries' and indexname not in (select conname from pg_constraint)`,
  );
  return {
    run: (statement) => client.query(statement),
    indexes: rows,
    [Symbol.asyncDispose]: () => client.end(),
  };
}

function entriesOf({ users, days }: Crowd): string {
  return (users * days).toLocaleString('en');
}
