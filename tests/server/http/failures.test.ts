import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { Db } from '#server/db/schema.ts';
import { createTestApp } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { signedInUser, testPassword } from '#tests/support/server/session.ts';

const unavailable = { detail: 'The service is temporarily unavailable.', code: 'unavailable' };

describe.each(routeDatabases)('without $name', ({ open }) => {
  // OPS-4, OPS-11
  it('the server returns 503 and is not ready, but alive', async () => {
    const testApp = await createTestApp({ db: await open() });
    expect((await testApp.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
    await testApp.db.destroy();
    expect((await testApp.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    for (const url of ['/readyz', `/api/${paths.raffles}`]) {
      const response = await testApp.app.inject(url);
      expect([response.statusCode, response.json()]).toEqual([503, unavailable]);
      expect(response.headers['retry-after']).toBe('5');
    }
    await testApp.app.close();
  });
});

// OPS-4
describe('an SQLite database', () => {
  it.each([
    {
      what: 'whose disk is full',
      begin: async (db: Db) => {
        const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
        await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
      },
      end: (db: Db) => sql`pragma max_page_count = 1000000`.execute(db),
    },
    {
      what: 'whose folder is read-only',
      begin: (db: Db) => sql`pragma query_only = on`.execute(db),
      end: (db: Db) => sql`pragma query_only = off`.execute(db),
    },
  ])('$what is a 503 for writes, and served again when that ends', async ({ begin, end }) => {
    const testApp = await createTestApp();
    const user = await signedInUser(testApp, 'taro');
    const write = () =>
      testApp.app.inject({
        method: 'POST',
        url: `/api/${paths.workRecords}`,
        headers: user.headers,
        payload: { name: 'あ'.repeat(100) },
      });
    await begin(testApp.db);
    // What is left of the last page may still be filled.
    await expect.poll(async () => (await write()).statusCode, { interval: 0 }).toBe(503);
    expect((await write()).json()).toEqual(unavailable);
    expect((await testApp.app.inject(`/api/${paths.raffles}`)).statusCode).toBe(200);
    await end(testApp.db);
    expect((await write()).statusCode).toBe(201);
    await testApp.close();
  });
});

describe('a defect', () => {
  // SEC-14
  it('returns the id of its log line and nothing else', async () => {
    const log: string[] = [];
    const testApp = await createTestApp({ log, settings: { logLevel: 'error' } });
    await testApp.db.schema.dropTable('raffle_items').execute();
    const response = await testApp.app.inject(`/api/${paths.raffleItems(1)}`);
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('raffle_items');
    const [line] = log.map((text) => JSON.parse(text));
    expect(response.json()).toEqual({
      detail: `An unexpected error occurred (request ${line.reqId}).`,
      code: 'error',
    });
    expect(line.err.message).toContain('raffle_items');
    await testApp.close();
  });

  // LIM-14, SEC-14
  it('in place of the page is a page with that id, which asks again', async () => {
    const log: string[] = [];
    const testApp = await createTestApp({ log, settings: { logLevel: 'error' } });
    testApp.app.get('/defect', async () => {
      throw new Error('secret');
    });
    const { statusCode, headers, body } = await testApp.app.inject({
      url: '/defect',
      headers: { accept: 'text/html' },
    });
    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(body).toContain(`受付番号 ${JSON.parse(log[0] ?? '').reqId}`);
    expect(body).toContain('location.reload()');
    expect(body).not.toContain('secret');
    await testApp.close();
  });
});

// SEC-11
it('a response of 503 or 500 has the security headers too', async () => {
  const testApp = await createTestApp();
  await testApp.db.schema.dropTable('raffle_items').execute();
  const defect = await testApp.app.inject(`/api/${paths.raffleItems(1)}`);
  await testApp.db.destroy();
  const away = await testApp.app.inject(`/api/${paths.raffles}`);
  expect([defect.statusCode, away.statusCode]).toEqual([500, 503]);
  for (const { headers } of [defect, away]) {
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  }
  await testApp.app.close();
});

// OPS-12, SEC-14
describe('the log', () => {
  it('has one line for a request, without query, headers and body', async () => {
    const log: string[] = [];
    const testApp = await createTestApp({ log, settings: { logLevel: 'info' } });
    await testApp.app.inject({
      method: 'POST',
      url: `/api/${paths.token}?from=secret-query`,
      headers: { authorization: 'Bearer secret-token', cookie: 'jwtAccess=secret-cookie' },
      payload: { username: 'secret-name\n', password: testPassword },
    });
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      level: 30,
      method: 'POST',
      path: `/api/${paths.token}`,
      status: 401,
      msg: 'request',
    });
    expect(log[0]).not.toMatch(/secret|ひみつ/);
    await testApp.close();
  });

  it('contains nothing of an invalid body, and no line break of a client', async () => {
    const log: string[] = [];
    const testApp = await createTestApp({ log, settings: { logLevel: 'trace' } });
    await testApp.app.inject({
      method: 'POST',
      url: `/api/${paths.token}`,
      headers: { 'content-type': 'application/json', 'x-request-id': 'a\nb', 'user-agent': 'a\nb' },
      payload: `{"username":"taro","password":"${testPassword}`,
    });
    await testApp.app.inject('/api/%0a%0d{"level":60}\u2028');
    expect(log.map((line) => JSON.parse(line).status)).toEqual([400, 404]);
    for (const line of log) {
      expect(line).not.toContain(testPassword);
      expect(line.trimEnd()).not.toMatch(/[\n\r]/);
    }
    await testApp.close();
  });

  it('has no values of a database error', async () => {
    const log: string[] = [];
    const testApp = await createTestApp({ log, settings: { logLevel: 'error' } });
    testApp.app.get('/api/defect', async () => {
      throw Object.assign(new Error('duplicate key'), {
        code: '23505',
        detail: 'Key (username)=(secret-name) already exists.',
      });
    });
    await testApp.app.inject('/api/defect');
    expect(JSON.parse(log[0] ?? '').err).toEqual({
      type: 'Error',
      message: 'duplicate key',
      stack: expect.any(String),
      code: '23505',
    });
    expect(log[0]).not.toContain('secret-name');
    await testApp.close();
  });
});
