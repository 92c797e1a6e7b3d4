import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { handleError } from '#server/http/error-handler.ts';
import { limitUsers, REQUESTS_AT_ONCE } from '#server/http/user-limit.ts';

// LIM-12
it('requests of one user beyond 20 at once are 429 for that user alone', async () => {
  const app = fastify();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  app.setErrorHandler(handleError);
  app.decorateRequest('user', null);
  const reported: string[] = [];
  limitUsers(app, (limit) => reported.push(limit));
  app.addHook('onRequest', async (request) => {
    const { authorization } = request.headers;
    request.user =
      authorization === undefined ? null : { id: Number(authorization), sid: '', revision: 0 };
  });
  app.get('/held', () => released);
  app.get('/read', async () => 'read');
  const send = async (url: string, user?: string) =>
    await app.inject({ url, headers: user === undefined ? {} : { authorization: user } });

  const held = Array.from({ length: REQUESTS_AT_ONCE }, () => send('/held', '1'));
  const guests = Array.from({ length: REQUESTS_AT_ONCE + 1 }, () => send('/held'));
  await expect.poll(async () => (await send('/read', '1')).statusCode, { interval: 1 }).toBe(429);
  expect((await send('/read', '1')).headers['retry-after']).toBe('1');
  expect((await send('/read', '2')).statusCode).toBe(200);
  expect((await send('/read')).statusCode).toBe(200);
  release();
  const ended = await Promise.all([...held, ...guests]);
  expect(new Set(ended.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await send('/read', '1')).statusCode).toBe(200);
  expect(new Set(reported)).toEqual(new Set(['user']));
  await app.close();
});
