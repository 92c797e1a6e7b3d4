import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { serverOptions } from '#server/http/server-options.ts';
import { createTestApp } from '#tests/support/server/app.ts';
import { suiteApp } from '#tests/support/server/suite.ts';

const KIBIBYTE = 1024;

const headers = {
  'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Sends this and waits for the server to close the connection. */
async function answerTo(port: number, start: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(start);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line) => line.split(/: (.*)/).slice(0, 2));
  return {
    status: Number(status.split(' ')[1]),
    headers: Object.fromEntries(pairs.map(([name, value]) => [name?.toLowerCase(), value])),
    body,
  };
}

// LIM-8
it('a connection is closed no later than the page times out, also when it is idle', () => {
  const { requestTimeout = 0, connectionTimeout = 0, http } = serverOptions(false);
  expect(requestTimeout).toBeGreaterThan(0);
  expect(requestTimeout).toBeLessThanOrEqual(10_000);
  expect(http?.headersTimeout).toBeLessThanOrEqual(requestTimeout);
  expect(http?.connectionsCheckingInterval).toBeLessThanOrEqual(1000);
  expect(connectionTimeout).toBeGreaterThan(requestTimeout);
  expect(connectionTimeout).toBeLessThanOrEqual(30_000);
});

// SEC-11: none of these reaches a route, and Node would answer most of them by itself.
describe('the app', () => {
  const testApp = suiteApp();
  let port: number;

  beforeAll(async () => {
    port = Number(new URL(await testApp.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });

  it.each([
    { what: 'no HTTP', start: 'hello\r\n\r\n', status: 400 },
    { what: 'no host', start: 'GET /healthz HTTP/1.1\r\n\r\n', status: 400 },
    {
      what: 'two lengths',
      start: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
      status: 400,
    },
  ])('answers $what with $status, all headers and our shape', async ({ start, status }) => {
    const answer = await answerTo(port, start);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      connection: 'close',
    });
    expect(JSON.parse(answer.body)).toEqual({
      detail: expect.any(String),
      code: expect.any(String),
    });
  });

  // LIM-15
  it('takes 63 KiB of headers, and above 64 answers with a page about cookies', async () => {
    const withCookie = (length: number) =>
      `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\nCookie: ${'a'.repeat(length)}\r\n\r\n`;
    expect((await answerTo(port, withCookie(63 * KIBIBYTE))).status).toBe(200);
    const answer = await answerTo(port, withCookie(65 * KIBIBYTE));
    expect(answer.status).toBe(431);
    expect(answer.headers).toMatchObject({
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      connection: 'close',
    });
    expect(answer.body).toContain('<h1>このサイトのクッキーを消してください</h1>');
  });

  it('ignores an unknown expectation', async () => {
    const start = 'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n';
    const answer = await answerTo(port, start);
    expect([answer.status, answer.body]).toEqual([200, '{"status":"ok"}']);
    expect(answer.headers).toMatchObject(headers);
  });
});

// LIM-8
it.each([
  ['no data', ''],
  ['headers that do not end', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  [
    'a body that does not end',
    `POST /api/${paths.register} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"slow"`,
  ],
])('a connection with %s gets 408, is closed, and is no error of the server', async (_, start) => {
  const log: string[] = [];
  const testApp = await createTestApp({ settings: { logLevel: 'warn' }, log });
  const { app } = testApp;
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  // Node looks once a second.
  app.server.requestTimeout = 100;
  app.server.headersTimeout = 100;
  const answer = await answerTo(port, start);
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([408, 'timeout']);
  expect(answer.headers).toMatchObject(headers);
  await testApp.close();
  expect(log).toEqual([]);
});

// OPS-5
it('a closing server finishes requests in progress and refuses new ones', async () => {
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const begun = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<void>();
  const { app, db } = await createTestApp();
  app.addHook('onError', async () => refused.resolve());
  app.get('/api/slow', async () => {
    begun.resolve();
    await refused.promise;
    return 'done';
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const received = text(socket);

  socket.write(request('/api/slow'));
  await begun.promise;
  const closed = app.close();
  socket.write(request('/api/roulette/noauth/'));
  await closed;

  const [first, second] = (await received).split(/(?=HTTP\/1\.1 )/);
  expect(first).toMatch(/^HTTP\/1\.1 200 .*done$/s);
  expect(second).toMatch(/^HTTP\/1\.1 503 .*"code":"unavailable"/s);
  expect(second).toMatch(/\r\nretry-after: 5\r\n/);
  await db.destroy();
});
