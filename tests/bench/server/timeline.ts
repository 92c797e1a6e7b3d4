/** Whether a range of a user's time entries takes longer as all of that user's entries become many. */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { Db } from '#server/db/schema.ts';
import { startPostgres } from '#tests/support/server/postgres-server.ts';
import { signedInUser } from '#tests/support/server/session.ts';
import type { Bench, Row } from '../row.ts';
import { aSecond } from './figures.ts';
import { fire } from './load.ts';
import { alternate } from './rounds.ts';
import { PRODUCT, startServer } from './servers.ts';

const HOUR_MS = 3_600_000;
const MANY = 100_000;
/** The entries in each of the ranges that are asked for, one an hour. */
const IN_A_RANGE = 33;
const NOW = Date.UTC(2026, 10, 20);
/** Hours before now: at the end, in the middle and at the beginning of what the user with many has. */
const ranges = [40, MANY / 2, MANY - 100];
const CONNECTIONS = 4;
const ROUNDS = 5;
const SECONDS = 0.8;

type Headers = Readonly<Record<string, string>>;

interface Filled {
  readonly few: Headers;
  readonly many: Headers;
}

export const timeline: Bench = {
  name: 'timeline',
  async run() {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-timeline-'));
    const onSqlite = await measure('SQLite', { DATA_DIR: join(folder.path, 'sqlite') });
    const postgres = await startPostgres(folder.path);
    try {
      await postgres.createDatabase('timeline');
      const onPostgres = await measure('PostgreSQL', { DATABASE_URL: `${postgres.url}timeline` });
      return [...onSqlite, ...onPostgres];
    } finally {
      await postgres.stop();
    }
  },
};

async function measure(name: string, settings: Headers): Promise<Row[]> {
  const db = await openDatabase({
    dataDir: settings.DATA_DIR ?? '',
    databaseUrl: settings.DATABASE_URL,
  });
  const filled = await fill(db, name).finally(() => db.destroy());
  await using server = await startServer(PRODUCT, settings);
  const rows: Row[] = [];
  for (const hours of ranges) rows.push(await measureRange(name, server.address, filled, hours));
  return rows;
}

async function measureRange(
  name: string,
  address: string,
  { few, many }: Filled,
  hoursAgo: number,
): Promise<Row> {
  const from = NOW - hoursAgo * HOUR_MS;
  const query = new URLSearchParams({
    from: new Date(from).toISOString(),
    to: new Date(from + IN_A_RANGE * HOUR_MS).toISOString(),
  });
  const url = `${address}/api/${trackerPaths.entries}?${query}`;
  const ask = (headers: Headers) => async () => {
    const load = { url, headers, connections: CONNECTIONS, seconds: SECONDS };
    return (await fire(load)).perSecond;
  };
  await assertSameCount(url, few, many);
  const perSecond = await alternate(ROUNDS, { few: ask(few), many: ask(many) });
  return {
    figure: `${IN_A_RANGE} entries, ${hoursAgo.toLocaleString('en')} hours ago, of ${MANY.toLocaleString('en')} on ${name}, time`,
    measured: aSecond(perSecond.many),
    against: `${aSecond(perSecond.few)}, of 100`,
    value: perSecond.few / perSecond.many,
    unit: '×',
    limit: { atMost: 1.3 },
  };
}

/** Two users: one with an entry in each hour, the other only in the ranges. */
async function fill(db: Db, name: string): Promise<Filled> {
  const many = await signedInUser({ db, clock: Date.now }, 'taro');
  const few = await signedInUser({ db, clock: Date.now }, 'hanako');
  await sql`
    insert into work_records (user_id, name, ip_addr, created_at)
    select id, 'a', '::1', 0 from users order by id`.execute(db);
  await sql`
    with recursive hours (i) as (
      select cast(1 as bigint) union all select i + 1 from hours where i < ${sql.lit(MANY)}
    )
    insert into time_entries (record_id, user_id, beginning_time, ending_time)
    select id, user_id, ${sql.lit(NOW)} - i * 3600000,
      case when i % 1000 = 999 then ${sql.lit(NOW)} - i * 3600000 + 200000000
        else ${sql.lit(NOW)} - i * 3600000 + 1800000 end
    from hours, work_records where user_id = ${sql.lit(many.id)}`.execute(db);
  for (const hours of ranges) {
    await sql`
      insert into time_entries (record_id, user_id, beginning_time, ending_time)
      select own.id, own.user_id, beginning_time, ending_time
      from time_entries, work_records as own
      where time_entries.user_id = ${sql.lit(many.id)} and own.user_id = ${sql.lit(few.id)}
        and beginning_time >= ${sql.lit(NOW - hours * HOUR_MS)}
        and beginning_time < ${sql.lit(NOW - (hours - IN_A_RANGE) * HOUR_MS)}`.execute(db);
  }
  // PostgreSQL does it by itself, a minute later.
  if (name === 'PostgreSQL') await sql`vacuum analyze`.execute(db);
  return { few: few.headers, many: many.headers };
}

/** Otherwise one would be asked for more than the other. */
async function assertSameCount(url: string, few: Headers, many: Headers): Promise<void> {
  const [one, other] = await Promise.all(
    [few, many].map(async (headers) => {
      const { results } = await (await fetch(url, { headers })).json();
      return results.length;
    }),
  );
  if (one !== other || one < IN_A_RANGE) throw new Error(`${url}: ${one} entries and ${other}`);
}
