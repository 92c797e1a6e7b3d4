import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { handleError } from '#server/http/errors/error-handler.ts';
import { lineUpReads } from '#server/http/limits/read-lines.ts';
import { UnavailableError } from '#server/runtime/errors.ts';

const KIBIBYTE = 1024;

async function* endless(): AsyncGenerator<string> {
  for (;;) {
    yield 'a'.repeat(1024);
    await nextTurn();
  }
}

// LIM-12
describe('reads', () => {
  let app: FastifyInstance;
  const asked: string[] = [];
  const held: { user: string; release: () => void }[] = [];
  const replies: FastifyReply[] = [];
  let made = 0;

  function build(size: Partial<Parameters<typeof lineUpReads>[1]> = {}): void {
    app = fastify();
    asked.length = 0;
    held.length = 0;
    replies.length = 0;
    made = 0;
    app.setErrorHandler(handleError);
    app.decorateRequest('user', null);
    lineUpReads(app, { atOnce: 4, waiting: 100, ...size });
    app.addHook('onRequest', async (request, reply) => {
      const { authorization = 'a guest' } = request.headers;
      // As the check of a token does.
      await nextTurn();
      asked.push(authorization);
      replies.push(reply);
      if (authorization.startsWith('user'))
        request.user = { id: Number(authorization.at(-1)), sid: '', revision: 0 };
    });
    app.get('/api/held', async ({ headers: { authorization = 'a guest' } }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.push({ user: authorization, release: resolve });
      await promise;
      return 'released';
    });
    app.get('/api/long', async () => {
      made += 1;
      return 'a'.repeat(300 * KIBIBYTE);
    });
    app.post('/api/write', async () => 'written');
    app.get('/healthz', async () => 'ok');
  }
  afterEach(() => app.close());

  /** Begins at once, unlike what `inject` returns. */
  async function send(url: string, user?: string, method: 'GET' | 'POST' = 'GET') {
    const headers = user === undefined ? {} : { authorization: user };
    return await app.inject({ method, url, headers });
  }
  const users = () => held.map(({ user }) => user);
  const begun = (count: number) => expect.poll(() => held.length).toBe(count);

  it('of one user are worked on one by one, and delay nothing else', async () => {
    build();
    const own = [1, 2, 3].map(() => send('/api/held', 'user 1'));
    const guest = send('/api/held');
    const other = send('/api/held', 'user 2');
    await begun(3);
    expect(users().sort()).toEqual(['a guest', 'user 1', 'user 2']);
    expect((await send('/api/write', 'user 1', 'POST')).statusCode).toBe(200);
    expect((await send('/healthz', 'user 1')).statusCode).toBe(200);
    for (let count = 3; count <= 5; count += 1) {
      await begun(count);
      for (const { release } of held) release();
    }
    const answers = await Promise.all([...own, guest, other]);
    expect(answers.map(({ body }) => body)).toEqual(Array(5).fill('released'));
  });

  it('of one user with several sessions stand in one line', async () => {
    build();
    const own = ['user, at home: 1', 'user, at work: 1'].map((token) => send('/api/held', token));
    await expect.poll(() => asked.length).toBe(2);
    const other = send('/api/held', 'user 2');
    await begun(2);
    expect(users()).toEqual(['user, at home: 1', 'user 2']);
    for (const { release } of held) release();
    await begun(3);
    held[2]?.release();
    await Promise.all([...own, other]);
  });

  it('that are too many are 503 for their user alone', async () => {
    build({ waiting: 2 });
    const own = Array.from({ length: 5 }, () => send('/api/held', 'user 1'));
    const refused = await Promise.all(own.slice(3));
    for (const { statusCode, headers } of refused) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    }
    const others = [2, 3].map((id) => send('/api/held', `user ${id}`));
    for (let count = 3; count <= 5; count += 1) {
      await begun(count);
      for (const { release } of held) release();
    }
    const served = await Promise.all([...own.slice(0, 3), ...others]);
    expect(served.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
  });

  it('leave no place taken where they are given up while they wait', async () => {
    build({ atOnce: 1 });
    const first = send('/api/held', 'user 1');
    await begun(1);
    const waiting = [send('/api/held', 'user 1'), send('/api/held', 'user 2')];
    await expect.poll(() => replies.length).toBe(3);
    // As for a response that takes too long.
    for (const reply of replies.slice(1)) reply.send(new UnavailableError());
    for (const { statusCode } of await Promise.all(waiting)) expect(statusCode).toBe(503);
    held[0]?.release();
    await first;
    for (const user of ['user 1', 'user 2', 'user 3']) {
      expect((await send('/api/long', user)).statusCode).toBe(200);
    }
    expect(held).toHaveLength(1);
  });

  it('that are not read take the memory of one response for each user', async () => {
    build();
    app.get('/api/endless', async () => {
      made += 1;
      // More than the system keeps for a connection.
      return 'a'.repeat(20 * 1024 * KIBIBYTE);
    });
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const sockets = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'));
    for (const socket of sockets) {
      socket.write('GET /api/endless HTTP/1.1\r\nHost: a\r\nAuthorization: user 1\r\n\r\n');
    }
    await Promise.race(sockets.map((socket) => once(socket, 'readable')));
    expect((await send('/api/long', 'user 2')).statusCode).toBe(200);
    expect(made).toBe(2);
    for (const socket of sockets) socket.destroy();
    expect((await send('/api/long', 'user 1')).statusCode).toBe(200);
    expect(made).toBeLessThan(7);
  });

  it('go on while the same user downloads something, however slowly', async () => {
    build();
    app.get('/api/download', async () => Readable.from(endless()));
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /api/download HTTP/1.1\r\nHost: a\r\nAuthorization: user 1\r\n\r\n');
    await once(socket, 'readable');
    expect((await send('/api/long', 'user 1')).statusCode).toBe(200);
    socket.destroy();
  });

  it('that come all at once are let in a few at a time, those of others between them', async () => {
    build();
    const many = Array.from({ length: 200 }, () => send('/api/long', 'user 1'));
    await expect.poll(() => asked.length, { interval: 0 }).toBeGreaterThan(0);
    expect(asked.length).toBeLessThan(50);
    const before = asked.length;
    const other = send('/api/long', 'user 2');
    await expect.poll(() => asked, { interval: 0 }).toContain('user 2');
    expect(asked.indexOf('user 2') - before).toBeLessThan(50);
    expect((await other).statusCode).toBe(200);
    await Promise.all(many);
  });
});
