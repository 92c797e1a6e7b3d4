import { setTimeout as delay } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Db } from '#server/db/schema.ts';
import { connectSqlite } from '#server/db/sqlite/connect-sqlite.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import { temporaryFolder } from '#tests/support/server/process.ts';
import { signedInUser, type TestUser } from '#tests/support/server/session.ts';
import { watchPauses } from './longest-pause.ts';

// OPS-15
describe('while another program holds the lock of the SQLite file', () => {
  let testApp: TestApp;
  let user: TestUser;
  let other: Sqlite.Database;

  beforeEach(async () => {
    const file = `${temporaryFolder()}/app.db`;
    const db = connectSqlite(file);
    await migrate(db);
    testApp = await createTestApp({ db });
    user = await signedInUser(testApp, 'taro');
    await write('compiles what the first one needs');
    other = new Sqlite(file);
    other.exec('begin immediate');
  });
  afterEach(async () => {
    other.close();
    await testApp.close();
  });

  function write(name = 'waiting') {
    return testApp.app.inject({
      method: 'POST',
      url: `/api/${paths.workRecords}`,
      headers: user.headers,
      payload: { name },
    });
  }

  // Again where the machine, busy with other things, stopped the process: a wait would be in each try.
  it('reads go on, the event loop never stops for 100 ms, and writes succeed afterwards', {
    retry: 4,
  }, async () => {
    const pauses = watchPauses();
    const writes = Array.from({ length: 20 }, (_, index) => write(`${index}`));
    const insert = testApp.app.inject(`/api/${paths.responseTime}`);
    for (let round = 0; round < 5; round += 1) {
      const reads = [`/api/${paths.raffles}`, `/api/${paths.raffleItems(1)}`].map((url) =>
        testApp.app.inject({ url }),
      );
      for (const { statusCode } of await Promise.all(reads)) expect(statusCode).toBe(200);
      await delay(50);
    }
    expect(pauses.longest()).toBeLessThan(100);
    pauses.stop();
    other.exec('commit');
    for (const { statusCode } of await Promise.all(writes)) expect(statusCode).toBe(201);
    expect((await insert).statusCode).toBe(200);
  });

  it('a write that still waits after 5 s is answered with 503', async () => {
    const begin = performance.now();
    const response = await write();
    const took = performance.now() - begin;
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(took).toBeGreaterThan(4900);
    expect(took).toBeLessThan(6500);
    expect((await testApp.app.inject('/readyz')).statusCode).toBe(503);
    other.exec('commit');
    expect((await testApp.app.inject('/readyz')).statusCode).toBe(200);
    expect((await write()).statusCode).toBe(201);
  }, 10_000);

  it('a transaction waits, and other queries do not wait for it', async () => {
    const transaction = testApp.db.transaction().execute((inside) => addRaffle(inside, 'a'));
    const raffles = testApp.db.selectFrom('raffles').selectAll().execute();
    expect(await raffles).toHaveLength(3);
    other.exec('commit');
    await transaction;
    expect(await testApp.db.selectFrom('raffles').selectAll().execute()).toHaveLength(4);
  });
});

async function addRaffle(db: Db, title: string): Promise<void> {
  await db.insertInto('raffles').values({ title }).execute();
}

it('transactions that wait for a lock run one after another', async () => {
  const file = `${temporaryFolder()}/app.db`;
  const db = connectSqlite(file);
  await migrate(db);
  const other = new Sqlite(file);
  other.exec('begin immediate');
  const transactions = Array.from({ length: 5 }, (_, index) =>
    db.transaction().execute(async (inside) => {
      await addRaffle(inside, `${index} first`);
      await new Promise(setImmediate);
      await addRaffle(inside, `${index} second`);
    }),
  );
  await delay(20);
  other.exec('commit');
  await Promise.all(transactions);
  const titles = (await db.selectFrom('raffles').select('title').orderBy('id').execute())
    .slice(3)
    .map(({ title }) => title.slice(0, 1));
  expect(titles.filter((_, index) => index % 2 === 0)).toEqual(
    titles.filter((_, index) => index % 2 === 1),
  );
  other.close();
  await db.destroy();
});
