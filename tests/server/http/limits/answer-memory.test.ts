import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendBytes } from '#server/http/bytes.ts';
import { handleError } from '#server/http/errors/error-handler.ts';
import { type AnswerMemory, limitAnswerMemory } from '#server/http/limits/answer-memory.ts';
import { UnavailableError } from '#server/runtime/errors.ts';

const MEBIBYTE = 2 ** 20;

// LIM-12
describe('long answers', () => {
  let app: FastifyInstance;
  let port: number;
  let made: number;
  const sockets: Socket[] = [];
  const held: (() => void)[] = [];
  const replies: FastifyReply[] = [];

  async function listen(memory: Partial<AnswerMemory>) {
    app = fastify({ forceCloseConnections: true });
    made = 0;
    held.length = 0;
    replies.length = 0;
    app.setErrorHandler(handleError);
    app.decorateRequest('user', null);
    app.addHook('onRequest', (_request, reply, done) => {
      replies.push(reply);
      done();
    });
    sendBytes(app);
    limitAnswerMemory(app, {
      smallestBytes: MEBIBYTE,
      senderBytes: 60 * MEBIBYTE,
      totalBytes: 100 * MEBIBYTE,
      turnBytes: MEBIBYTE,
      inProgress: 100,
      waiting: 1000,
      ...memory,
    });
    app.get<{ Querystring: { user?: number } }>('/api/long', {
      onRequest: async (request) => {
        if (request.query.user !== undefined) {
          request.user = { id: Number(request.query.user), sid: '' };
        }
      },
      handler: async () => {
        made += 1;
        return 'a'.repeat(20 * MEBIBYTE);
      },
    });
    app.get('/api/checked', {
      onRequest: (_request, _reply, done) => {
        held.push(done);
      },
      handler: async () => {
        made += 1;
        return { long: 'a'.repeat(2 * MEBIBYTE) };
      },
    });
    app.get('/api/short', async () => 'short');
    app.get('/api/held', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.push(resolve);
      await promise;
      return {
        toJSON() {
          made += 1;
          return 'a'.repeat(2 * MEBIBYTE);
        },
      };
    });
    app.get('/healthz', async () => 'ok');
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  }

  beforeEach(() => listen({}));
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  });

  /** Asks and does not read. Resolves with the status when the response begins. */
  async function ask(path: string) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await once(socket, 'readable');
    const start = String(socket.read());
    return { status: Number(start.split(' ')[1]), start, socket };
  }
  const statusOf = async (path: string) => (await ask(path)).status;

  it('that nobody reads are bounded for each user, and others still get theirs', async () => {
    for (let i = 0; i < 3; i += 1) expect(await statusOf('/api/long?user=1')).toBe(200);
    const { status, start } = await ask('/api/long?user=1');
    expect(status).toBe(503);
    expect(start).toMatch(/\r\nretry-after: 5\r\n/);
    expect(await statusOf('/api/long?user=2')).toBe(200);
    expect(await statusOf('/api/short')).toBe(200);
  });

  it('that nobody reads are bounded for all together', async () => {
    const statuses: number[] = [];
    // One of them is already sent where the system keeps much for a connection.
    for (let user = 1; user <= 8; user += 1) {
      statuses.push(await statusOf(`/api/long?user=${user}`));
    }
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/api/short')).toBe(200);
  });

  it('are forgotten when they were read, or when the client has gone', async () => {
    const asked = [await ask('/api/long'), await ask('/api/long'), await ask('/api/long')];
    expect(await statusOf('/api/long')).toBe(503);
    for (const { socket } of asked) socket.destroy();
    await expect.poll(() => statusOf('/api/long')).toBe(200);
  });

  it('that were let in together are not all kept', async () => {
    const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf('/api/long')));
    expect(statuses.filter((status) => status === 200).length).toBe(3);
  });

  it('are made one in a turn of the event loop once there are many', async () => {
    const asked = Array.from({ length: 5 }, (_, user) => ask(`/api/long?user=${user}`));
    await expect.poll(() => made, { interval: 0 }).toBeGreaterThan(0);
    const before = made;
    await app.inject('/healthz');
    expect(made - before).toBeLessThan(4);
    await Promise.all(asked);
  });

  it.each([
    ['their tokens were checked', '/api/checked'],
    ['the database has responded', '/api/held'],
  ])('are made one in a turn also where all can go on at once, since %s', async (_, path) => {
    const asked = [1, 2, 3, 4, 5].map(() => app.inject(path));
    await expect.poll(() => held.length).toBe(5);
    for (const goOn of held.splice(0)) setImmediate(goOn);
    await nextTurn();
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(4);
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  });

  it('are not begun while so many are in progress', async () => {
    await app.close();
    await listen({ inProgress: 2 });
    const asked = [1, 2, 3].map(() => app.inject('/api/held'));
    await expect.poll(() => held.length).toBe(2);
    expect(await statusOf('/healthz')).toBe(200);
    expect(held.length).toBe(2);
    for (const release of held.splice(0)) release();
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('leave no turn taken when they are given up while they wait', async () => {
    await app.close();
    await listen({ inProgress: 1 });
    const first = app.inject('/api/held');
    await expect.poll(() => held.length).toBe(1);
    const waiting = statusOf('/api/short');
    await expect.poll(() => replies.length).toBe(2);
    // As for a response that takes too long.
    replies[1]?.send(new UnavailableError());
    expect(await waiting).toBe(503);
    held[0]?.();
    await first;
    for (let i = 0; i < 3; i += 1) expect(await statusOf('/api/short')).toBe(200);
  });

  it('are refused where too many wait', async () => {
    await app.close();
    await listen({ waiting: 0 });
    const statuses = await Promise.all([1, 2, 3].map((user) => statusOf(`/api/long?user=${user}`)));
    expect(statuses).toContain(503);
    expect(statuses).toContain(200);
  });
});
