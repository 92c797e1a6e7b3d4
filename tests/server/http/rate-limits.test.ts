import type { InjectOptions } from 'fastify';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { roomPaths } from '#contract/room-paths.ts';
import { connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import { createPostgresDatabase, routeDatabases } from '#tests/support/server/databases.ts';
import { suiteSeconds } from '#tests/support/server/suite.ts';

const settings = { rateLimits: true };
const AT_ONCE = 50;
const wrong = { username: 'x', password: 'x' };

/** A call of each limit that the database has nothing to do with, so that it is quick. */
const calls = {
  signIn: { method: 'POST', url: `/api/${paths.token}`, payload: {} },
  signUp: { method: 'POST', url: `/api/${paths.register}`, payload: {} },
  refresh: { method: 'POST', url: `/api/${paths.refresh}`, payload: {} },
  responseTime: { method: 'GET', url: `/api/${paths.responseTime}?response_time=-1` },
  room: { method: 'POST', url: `/api/${roomPaths.rooms}`, payload: {} },
  roomJoin: { method: 'POST', url: `/api/${roomPaths.roomDevices('x')}` },
  roomRead: { method: 'GET', url: `/api/${roomPaths.roomEvents('x')}` },
  api: { method: 'GET', url: '/api/nowhere' },
  document: { method: 'GET', url: '/nowhere', headers: { accept: 'text/html' } },
  file: { method: 'GET', url: '/nowhere' },
} as const;

const passSeconds = suiteSeconds();

async function send(
  { app }: TestApp,
  call: InjectOptions,
  times: number,
  options: { remoteAddress?: string; headers?: Record<string, string> } = {},
) {
  const responses = [];
  for (let sent = 0; sent < times; sent += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, times - sent) }, () =>
      app.inject({ ...call, ...options }),
    );
    responses.push(...(await Promise.all(some)));
  }
  return {
    refused: responses.filter(({ statusCode }) => statusCode === 429).length,
    last: responses.at(-1),
  };
}

/** As if the call had been sent so many times: one is, the others are only counted. Returns how many were refused. */
async function use(testApp: TestApp, call: InjectOptions, times: number, options = {}) {
  const counts = [RateLimiterMemory, RateLimiterPostgres].map(({ prototype }) =>
    vi.spyOn(prototype, 'consume'),
  );
  const { refused } = await send(testApp, call, 1, options);
  for (const { mock } of counts) {
    for (const [index, [key]] of mock.calls.entries()) {
      await (mock.contexts[index] as RateLimiterMemory).penalty(key, times - 1);
    }
  }
  for (const count of counts) count.mockRestore();
  return refused;
}

// LIM-3, LIM-5
describe.each(routeDatabases)('requests of one address on $name', ({ open }) => {
  let testApp: TestApp;

  beforeEach(async () => {
    testApp = await createTestApp({ db: await open(), settings });
  });
  afterEach(() => testApp.close());

  it.each([
    { name: 'signIn', burst: 60, wait: 10 },
    { name: 'signUp', burst: 60, wait: 10 },
    { name: 'refresh', burst: 60, wait: 10 },
    { name: 'responseTime', burst: 6000, wait: 60 },
    { name: 'room', burst: 60, wait: 3600 },
    // 300 phones that scan a code: they join once, and read every three seconds.
    { name: 'roomJoin', burst: 600, wait: 10 },
    { name: 'roomRead', burst: 3000, wait: 10 },
    { name: 'api', burst: 3000, wait: 10 },
  ] as const)(
    'are $burst of $name at once, and then have to wait $wait s',
    async ({ name, burst, wait }) => {
      expect(await use(testApp, calls[name], burst - 1)).toBe(0);
      expect((await send(testApp, calls[name], 1)).refused).toBe(0);
      const { last } = await send(testApp, calls[name], 1);
      expect(last?.statusCode).toBe(429);
      expect(last?.headers['retry-after']).toBe(String(wait));
      expect(last?.headers['content-security-policy']).toBeDefined();
      expect(last?.json()).toEqual({
        detail: `Request was throttled. Expected available in ${wait} seconds.`,
        code: 'throttled',
      });
      passSeconds(wait);
      expect((await send(testApp, calls[name], 1)).refused).toBe(0);
    },
  );

  it.each([
    { name: 'signIn', minutes: 5 },
    { name: 'signUp', minutes: 60 },
    { name: 'refresh', minutes: 5 },
  ] as const)('are no more than 300 of $name in $minutes minutes', async ({ name, minutes }) => {
    for (let sent = 0; sent < 300; sent += 60) {
      expect((await send(testApp, calls[name], 60)).refused).toBe(0);
      passSeconds(10);
    }
    const { last } = await send(testApp, calls[name], 1);
    expect([last?.statusCode, Number(last?.headers['retry-after'])]).toEqual([
      429,
      minutes * 60 - 50,
    ]);
  });

  // ROM-6
  it('with the token of a device are 40 in 10 s, whatever others behind its address do', async () => {
    const room = 'x'.repeat(21).concat('A');
    const payload = { id: room, payload: 'AAAA' };
    const opened = await testApp.app.inject({ ...calls.room, payload });
    const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    const call = { method: 'GET', url: `/api/${roomPaths.room(room)}` } as const;
    const invented = withToken('A'.repeat(43));
    expect(await use(testApp, call, 3000, invented)).toBe(0);
    expect((await send(testApp, call, 1, invented)).refused).toBe(1);
    const own = withToken(opened.json().token);
    expect((await send(testApp, call, 41, own)).refused).toBe(1);
    const joined = await testApp.app.inject({
      ...calls.roomJoin,
      url: `/api/${roomPaths.roomDevices(room)}`,
    });
    expect((await send(testApp, call, 1, withToken(joined.json().token))).refused).toBe(0);
  });

  it('are counted separately from other addresses and other calls', async () => {
    await send(testApp, calls.signIn, 61);
    expect((await send(testApp, calls.signIn, 1)).refused).toBe(1);
    expect((await send(testApp, calls.refresh, 1)).refused).toBe(0);
    const other = { remoteAddress: '203.0.113.7' };
    expect((await send(testApp, calls.signIn, 1, other)).refused).toBe(0);
  });

  it('are counted together despite a forged X-Forwarded-For, and within a /64', async () => {
    let refused = 0;
    for (let i = 0; i < 65; i += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${i}` };
      const remoteAddress = `2001:db8::${i.toString(16)}`;
      refused += (await send(testApp, calls.signIn, 1, { headers, remoteAddress })).refused;
    }
    expect(refused).toBe(5);
  });
});

// LIM-14
it('one address gets 600 documents and 20,000 files at once, then a page that asks again 10 to 20 s later, and health checks always', async () => {
  const testApp = await createTestApp({ settings });
  await use(testApp, calls.document, 599);
  expect((await send(testApp, calls.document, 1)).refused).toBe(0);
  const { last } = await send(testApp, calls.document, 1);
  expect(last?.statusCode).toBe(429);
  expect(last?.headers).toMatchObject({
    'retry-after': '10',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  const wait = Number(/reload\(\), (\d+)000\)/.exec(last?.body ?? '')?.[1]);
  expect(wait).toBeGreaterThanOrEqual(10);
  expect(wait).toBeLessThanOrEqual(20);
  expect(last?.body).toContain(`約${wait}秒後に、自動でもう一度読み込みます`);
  await use(testApp, calls.file, 19_999);
  expect((await send(testApp, calls.file, 2)).refused, 'files').toBe(1);
  for (const check of ['/healthz', '/readyz']) {
    expect((await testApp.app.inject(check)).statusCode, check).toBe(200);
  }
  passSeconds(10);
  expect((await send(testApp, calls.document, 1)).refused).toBe(0);
  await testApp.close();
});

// LIM-3
it('30 pupils behind one address register and sign in at the same moment', async () => {
  const testApp = await createTestApp({ settings });
  for (const { call, status } of [
    { call: calls.signUp, status: 201 },
    { call: calls.signIn, status: 200 },
  ]) {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, pupil) =>
        testApp.app.inject({ ...call, payload: { username: `pupil${pupil}`, password: 'secret' } }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode !== status)).toEqual([]);
  }
  await testApp.close();
});

// OPS-8
it('two servers on one PostgreSQL count together, and each on its own while it is unavailable', async () => {
  const url = await createPostgresDatabase();
  const first = await createTestApp({ db: connectPostgres(url), settings });
  const second = await createTestApp({ db: connectPostgres(url), settings });
  await send(first, calls.signIn, 30);
  expect((await send(second, calls.signIn, 32)).refused).toBe(2);

  await second.db.destroy();
  expect((await send(second, calls.signIn, 61)).refused).toBe(1);
  await second.app.close();
  await first.close();
});

it('the setting RATE_LIMITS=off lets all requests through', async () => {
  const testApp = await createTestApp({ settings: { rateLimits: false } });
  expect((await send(testApp, calls.signUp, 61)).refused).toBe(0);
  expect((await testApp.app.inject({ ...calls.signIn, payload: wrong })).statusCode).toBe(401);
  await testApp.close();
});
