import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { migrate } from '#server/db/migrate.ts';
import { connectSqlite } from '#server/db/sqlite/connect-sqlite.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import { temporaryFolder } from '#tests/support/server/process.ts';
import { signedInUser, type TestUser } from '#tests/support/server/session.ts';

// OPS-28
describe('a write while another program holds the lock of the SQLite file', () => {
  let testApp: TestApp;
  let user: TestUser;
  let file: string;

  beforeEach(async () => {
    file = `${temporaryFolder()}/app.db`;
    const db = connectSqlite(file);
    await migrate(db);
    testApp = await createTestApp({ db });
    user = await signedInUser(testApp, 'taro');
    // Compiles what the first one needs.
    await write();
  });
  afterEach(() => testApp.close());

  /** A program that holds the lock for so long, or until it is ended. */
  async function hold(ms = 60_000): Promise<Worker> {
    const other = new Worker(
      `const { parentPort, workerData: { file, ms } } = require('node:worker_threads');
       const database = new (require('better-sqlite3'))(file);
       database.exec('begin immediate');
       parentPort.postMessage('held');
       setTimeout(() => database.exec('commit'), ms);`,
      { eval: true, workerData: { file, ms } },
    );
    await once(other, 'message');
    return other;
  }

  const write = () => testApp.call('POST', paths.workRecords, { name: 'waiting' }, user);

  it('waits and is stored', async () => {
    const other = await hold(500);
    expect((await write()).statusCode).toBe(201);
    await other.terminate();
  });

  it('is 503 after a second, and reads go on', async () => {
    const other = await hold();
    const began = performance.now();
    const refused = await write();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(performance.now() - began).toBeGreaterThan(900);
    expect((await testApp.app.inject(`/api/${paths.raffles}`)).statusCode).toBe(200);
    expect((await testApp.app.inject('/readyz')).statusCode).toBe(503);
    await other.terminate();
    expect((await testApp.app.inject('/readyz')).statusCode).toBe(200);
    expect((await write()).statusCode).toBe(201);
  });

  it('keeps nobody else waiting, however many there are, with a transaction or without', async () => {
    const other = await hold();
    const began = performance.now();
    const without = () => testApp.db.deleteFrom('raffles').where('id', '=', -1).execute();
    const refused = Promise.all([write(), write(), write(), write(), write()]);
    const failed = expect(without()).rejects.toThrow('locked');
    let slowest = 0;
    for (const path of ['/healthz', `/api/${paths.raffles}`, '/healthz', `/api/${paths.raffles}`]) {
      const asked = performance.now();
      expect((await testApp.app.inject(path)).statusCode).toBe(200);
      slowest = Math.max(slowest, performance.now() - asked);
    }
    expect(slowest).toBeLessThan(150);
    expect((await refused).map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503]);
    await failed;
    // All of them for the same second.
    expect(performance.now() - began).toBeLessThan(1900);
    await other.terminate();
  });

  it('is stored once for each, where several waited', async () => {
    const other = await hold(300);
    const stored = await Promise.all([write(), write(), write(), write(), write()]);
    expect(new Set(stored.map(({ body }) => body)).size).toBe(5);
    expect(stored.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    await other.terminate();
  });
});
