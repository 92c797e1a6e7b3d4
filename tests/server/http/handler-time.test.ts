import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { handleError } from '#server/http/error-handler.ts';
import { limitHandlerTime } from '#server/http/handler-time.ts';
import { healthRoutes } from '#server/http/health.ts';
import { createTestApp } from '#tests/support/server/app.ts';
import { temporaryFolder } from '#tests/support/server/process.ts';

const MEBIBYTE = 2 ** 20;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

// LIM-8
it.each([
  ['GET', undefined],
  ['POST', '{}'],
])('a handler of %s that hangs times out before the page does', async (method, body) => {
  const begun = Promise.withResolvers<void>();
  const app = fastify();
  app.setErrorHandler(handleError);
  limitHandlerTime(app);
  app.route({
    method: ['GET', 'POST'],
    url: '/api/hanging',
    handler: () => {
      begun.resolve();
      return new Promise(() => undefined);
    },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  const sent = request(`${address}/api/hanging`, { agent: false, method, headers });
  const answer = once(sent.end(body), 'response');
  await begun.promise;
  await vi.advanceTimersByTimeAsync(9100);
  const [response]: IncomingMessage[] = await answer;
  expect(response?.statusCode).toBe(503);
  response?.resume();
  await app.close();
});

it('a body that comes slowly is not taken for a handler that hangs', async () => {
  const { app, close } = await createTestApp();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const body = JSON.stringify({ username: 'taro', password: 'secret' });
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const begun = once(app.server, 'request');
  socket.write(
    `POST /api/${paths.register} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  await begun;
  await vi.advanceTimersByTimeAsync(9900);
  socket.write(body.slice(5));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /);
  await close();
});

it('a readiness check does not wait longer than 2 s for the database', async () => {
  const asked = Promise.withResolvers<void>();
  const app = fastify();
  app.setErrorHandler(handleError);
  const hanging = new Promise<string[]>(() => undefined);
  await app.register(
    healthRoutes(() => {
      asked.resolve();
      return hanging;
    }),
  );
  const answer = app.inject('/readyz').then((response) => response);
  await asked.promise;
  await vi.advanceTimersByTimeAsync(2000);
  expect((await answer).statusCode).toBe(503);
  await app.close();
});

it('a slow download is not cut off', async () => {
  const content = Buffer.alloc(16 * MEBIBYTE, 'a');
  const pageDir = temporaryFolder({
    'index.html': '<!doctype html>',
    'static/js/main.abc123.js': content,
  });
  const { app, close } = await createTestApp({ pageDir });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  const [response]: IncomingMessage[] = await once(
    get(`${address}/static/js/main.abc123.js`),
    'response',
  );
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  if (response === undefined) throw new Error('No response');
  expect((await buffer(response)).equals(content)).toBe(true);
  await close();
});
