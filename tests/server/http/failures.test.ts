import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { createTestApp } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { signedInUser, testPassword } from '#tests/support/server/session.ts';

/** The headers of every response of the API (SEC-11). */
const headers = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};
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
      expect(response.headers).toMatchObject({ ...headers, 'retry-after': '5' });
    }
    await testApp.app.close();
  });
});

// OPS-4
it('an SQLite database whose folder is read-only is a 503 for writes, and served again when that ends', async () => {
  const testApp = await createTestApp();
  const user = await signedInUser(testApp, 'taro');
  const write = () => testApp.call('POST', paths.workRecords, { name: 'a' }, user);
  await sql`pragma query_only = on`.execute(testApp.db);
  const refused = await write();
  expect([refused.statusCode, refused.json()]).toEqual([503, unavailable]);
  expect((await testApp.call('GET', paths.raffles)).statusCode).toBe(200);
  await sql`pragma query_only = off`.execute(testApp.db);
  expect((await write()).statusCode).toBe(201);
  await testApp.close();
});

describe('a defect', () => {
  // SEC-14
  it('returns the id of its log line and nothing else', async () => {
    const log: string[] = [];
    const testApp = await createTestApp({ log, settings: { logLevel: 'error' } });
    await testApp.db.schema.dropTable('raffle_items').execute();
    const response = await testApp.app.inject(`/api/${paths.raffleItems(1)}`);
    expect(response.statusCode).toBe(500);
    expect(response.headers).toMatchObject(headers);
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

  // SEC-13
  it('in place of a file that cannot be read has none of its headers', async () => {
    const testApp = await createTestApp();
    const ofFile = { etag: '"a"', 'last-modified': 'now', 'content-encoding': 'br' };
    testApp.app.get('/static/broken.js', (_, reply) => {
      const unread = new Readable({ read: () => unread.destroy(new Error('unreadable')) });
      reply.headers({ ...ofFile, 'content-length': 7, 'cache-control': 'immutable' });
      return reply.type('text/javascript').send(unread);
    });
    const response = await testApp.app.inject('/static/broken.js');
    expect([response.statusCode, response.json().code]).toEqual([500, 'error']);
    expect(response.headers['cache-control']).toBe('no-store');
    for (const name of Object.keys(ofFile)) expect(response.headers).not.toHaveProperty(name);
    await testApp.close();
  });
});

// OPS-12, SEC-14
describe('the log', () => {
  it('has one line for a request, without query, headers and body', async () => {
    const log: string[] = [];
    const testApp = await createTestApp({ log, settings: { logLevel: 'info' } });
    const body = { username: 'secret-name\n', password: testPassword };
    await testApp.call('POST', `${paths.token}?from=secret-query`, body, {
      access: 'secret-token',
      headers: { cookie: 'jwtAccess=secret-cookie' },
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
    await testApp.call('POST', paths.token, `{"username":"taro","password":"${testPassword}`, {
      headers: { 'content-type': 'application/json', 'x-request-id': 'a\nb', 'user-agent': 'a\nb' },
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
