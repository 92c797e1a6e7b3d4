import { setImmediate as nextTurn } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { handleError } from '#server/http/error-handler.ts';
import { limitUsers, REQUESTS_AT_ONCE } from '#server/http/user-limit.ts';

// LIM-12
it('requests beyond 20 at once of one user with two sessions are 429 for that user alone', async () => {
  const app = fastify();
  const reported: string[] = [];
  const checked: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  app.setErrorHandler(handleError);
  app.decorateRequest('user', null);
  limitUsers(app, (limit) => reported.push(limit));
  app.addHook('onRequest', async (request) => {
    const { authorization } = request.headers;
    if (authorization === undefined) return;
    checked.push(authorization);
    request.user = { id: Number(authorization.at(-1)), sid: '', revision: 0 };
  });
  app.get('/held', () => released);
  app.get('/read', async () => 'read');
  const send = async (url: string, token?: string) =>
    await app.inject({ url, headers: token === undefined ? {} : { authorization: token } });

  const held = Array.from({ length: REQUESTS_AT_ONCE }, (_, index) =>
    send('/held', index % 2 === 0 ? 'at home: 1' : 'at work: 1'),
  );
  const guests = Array.from({ length: REQUESTS_AT_ONCE + 1 }, () => send('/held'));
  await expect.poll(() => checked.length).toBe(REQUESTS_AT_ONCE);
  const refused = await send('/read', 'at home: 1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  expect((await send('/read', '2')).statusCode).toBe(200);
  expect((await send('/read')).statusCode).toBe(200);
  release();
  const answers = await Promise.all([...held, ...guests]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(reported).toEqual(['user']);
  await nextTurn();
  expect((await send('/read', 'at home: 1')).statusCode).toBe(200);
  await app.close();
});
