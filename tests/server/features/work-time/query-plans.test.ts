/** A page of entries reads little more than it returns, however many there are (TRK-21). */

import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/time-units.ts';
import type { Db } from '#server/db/schema.ts';
import { workTimeRows } from '#server/features/work-time/repository.ts';
import { databases } from '#tests/support/server/databases.ts';
import { noteStatements } from '#tests/support/server/note-statements.ts';
import { signedInUser } from '#tests/support/server/session.ts';

const NOW = Date.UTC(2026, 10, 20);
const range = { from: NOW - DAY_MS, to: NOW, limit: 501 };
const start = { beginning_time: Number.MIN_SAFE_INTEGER, id: 0 };

const pageAfter = (after: typeof start) => (db: Db, user: number) =>
  workTimeRows(db, user)
    .ranges.pages({ ...range, after })
    .next();
const entry = { record_id: 1, beginning_time: NOW, ending_time: null, note: '' };

/** Reads, and the index of `time_entries` that each goes by. */
const queries: readonly [string, index: string, run: (db: Db, user: number) => unknown][] = [
  ['entries that begin in a range or up to 48 hours before', 'timeline', pageAfter(start)],
  ['the long entries that reach into a range', 'long', pageAfter(start)],
  ['the running entries that began before a range', 'running', pageAfter(start)],
  ['a page after another', 'timeline', pageAfter({ beginning_time: NOW - DAY_MS / 2, id: 7 })],
  ['everything that runs', 'running', (db, user) => workTimeRows(db, user).entries.running()],
  ['what runs of a record', 'running', (db, user) => workTimeRows(db, user).entries.runningOf(1)],
  [
    'a page of a record',
    'record',
    (db, user) => workTimeRows(db, user).entries.pageOf(1, { before: 50_000, limit: 100 }),
  ],
  [
    'when the latest entry of a record began',
    'record',
    (db, user) => workTimeRows(db, user).entries.insert(entry),
  ],
  [
    'deleted entries',
    'user_deleted',
    (db, user) => workTimeRows(db, user).deleted.entries(NOW - 30 * DAY_MS, 500),
  ],
];

/** A shard is read as a table of PostgreSQL. */
const planners = databases.filter(({ name }) => name !== 'Citus');

describe.each(planners)('among 20,000 entries on $name', ({ name, open }) => {
  let db: Db;
  let user: number;

  beforeAll(async () => {
    db = await open();
    user = (await signedInUser({ db, clock: () => NOW }, 'taro')).id;
    await fill(db);
    // PostgreSQL does it by itself; an SQLite in use has no statistics.
    if (name === 'PostgreSQL') await sql`analyze`.execute(db);
  });
  afterAll(() => db.destroy());

  it.each(queries)('%s are read by the index %s', async (_, index, run) => {
    const statements: CompiledQuery[] = [];
    await run(noteStatements(db, statements), user);
    const plans = await Promise.all(statements.map((statement) => explain(db, name, statement)));
    expect(plans.join('\n')).toContain(`time_entries_${index}_index`);
    // By their beginnings, long entries are found among all that came before the range.
    const ofLong = plans.filter((_, number) => statements[number]?.sql.includes('ending_time - '));
    for (const plan of ofLong) expect(plan).not.toContain('time_entries_timeline_index');
    for (const plan of plans)
      expect(plan).not.toMatch(/SCAN time_entries|Seq Scan on time_entries/);
  });
});

/** Ten users with twenty records each; a hundred entries in each record, an hour apart. */
async function fill(db: Db): Promise<void> {
  await sql`
    with recursive numbers (i) as (select 2 union all select i + 1 from numbers where i < 10)
    insert into users (username, username_key, password_hash, uuid, created_at)
    select 'user ' || i, 'user ' || i, '', 'uuid ' || i, 0 from numbers
  `.execute(db);
  for (let record = 0; record < 20; record += 1) {
    await sql`
      insert into work_records (user_id, name, ip_addr, created_at)
      select id, 'a', '::1', 0 from users order by id`.execute(db);
  }
  await sql`
    with recursive hours (i) as (
      select cast(1 as bigint) union all select i + 1 from hours where i < 100
    ), entries as (
      select work_records.id as record_id, user_id, i, ${sql.lit(NOW)} - i * 3600000 as beginning
      from work_records, hours
    )
    insert into time_entries (record_id, user_id, beginning_time, ending_time, deleted_at)
    select record_id, user_id, beginning,
      case when i % 50 = 0 then null when i % 40 = 1 then beginning + 200000000
        else beginning + 3600000 end,
      case when i % 50 = 3 then ${sql.lit(NOW)} - i else null end
    from entries`.execute(db);
}

async function explain(db: Db, name: string, { sql: words, parameters }: CompiledQuery) {
  const prefix = name === 'SQLite' ? 'explain query plan' : 'explain';
  const { rows } = await db.executeQuery(CompiledQuery.raw(`${prefix} ${words}`, [...parameters]));
  return JSON.stringify(rows);
}
