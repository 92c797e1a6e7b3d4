import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitAnswerTime } from '#server/http/answer-time.ts';
import { handleError } from '#server/http/error-handler.ts';
import { healthRoutes } from '#server/http/health.ts';
import { createTestApp } from '#tests/support/server-app.ts';
import { temporaryFolder } from '#tests/support/server-process.ts';

const MEBIBYTE = 2 ** 20;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

// Point 14.
it('a handler that hangs is given up before the page gives up, after 10 s', async () => {
  const begun = Promise.withResolvers<void>();
  const app = fastify();
  app.setErrorHandler(handleError);
  limitAnswerTime(app);
  app.get('/api/hanging', () => {
    begun.resolve();
    return new Promise(() => undefined);
  });
  const answer = app.inject('/api/hanging').then((response) => response);
  await begun.promise;
  await vi.advanceTimersByTimeAsync(9500);
  expect((await answer).statusCode).toBe(503);
  await app.close();
});

it('a health check does not wait longer than 2 s for the database', async () => {
  const asked = Promise.withResolvers<void>();
  const app = fastify();
  app.setErrorHandler(handleError);
  const hanging = new Promise<void>(() => undefined);
  await app.register(
    healthRoutes(() => {
      asked.resolve();
      return hanging;
    }),
  );
  const answer = app.inject('/healthz').then((response) => response);
  await asked.promise;
  await vi.advanceTimersByTimeAsync(2000);
  expect((await answer).statusCode).toBe(503);
  await app.close();
});

it('a file is not cut off, however slowly it is read', async () => {
  const pageDir = temporaryFolder();
  const content = Buffer.alloc(16 * MEBIBYTE, 'a');
  mkdirSync(join(pageDir, 'static/js'), { recursive: true });
  writeFileSync(join(pageDir, 'index.html'), '<!doctype html>');
  writeFileSync(join(pageDir, 'static/js/main.abc123.js'), content);
  const { app, close } = await createTestApp({ pageDir });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  const [response]: IncomingMessage[] = await once(
    get(`${address}/static/js/main.abc123.js`),
    'response',
  );
  await vi.advanceTimersByTimeAsync(60_000);
  if (response === undefined) throw new Error('No response');
  expect((await buffer(response)).equals(content)).toBe(true);
  await close();
});
