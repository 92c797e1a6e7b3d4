import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendBytes } from '#server/http/bytes.ts';
import { handleError } from '#server/http/errors/error-handler.ts';
import { limitAnswerMemory } from '#server/http/limits/answer-memory.ts';

const MEBIBYTE = 2 ** 20;

// LIM-12
describe('long answers', () => {
  let app: FastifyInstance;
  let port: number;
  const sockets: Socket[] = [];
  const held: (() => void)[] = [];

  beforeEach(async () => {
    app = fastify({ forceCloseConnections: true });
    app.setErrorHandler(handleError);
    app.decorateRequest('user', null);
    sendBytes(app);
    limitAnswerMemory(app, {
      smallestBytes: MEBIBYTE,
      senderBytes: 60 * MEBIBYTE,
      totalBytes: 100 * MEBIBYTE,
    });
    app.addHook<{ Querystring: { user?: number } }>('onRequest', async (request) => {
      const { user } = request.query;
      if (user !== undefined) request.user = { id: Number(user), sid: '', revision: 0 };
    });
    app.get('/api/long', async () => 'a'.repeat(20 * MEBIBYTE));
    app.get('/api/held', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.push(resolve);
      await promise;
      return 'a'.repeat(20 * MEBIBYTE);
    });
    app.get('/api/short', async () => 'short');
    app.get('/healthz', async () => 'ok');
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
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
  const connections = () => promisify(app.server.getConnections.bind(app.server))();
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

  it('are not kept for clients that went away while they were made', async () => {
    const gone = Array.from({ length: 6 }, () => connect(port, '127.0.0.1'));
    for (const socket of gone) socket.write('GET /api/held?user=1 HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(() => held.length).toBe(6);
    for (const socket of gone) socket.destroy();
    await expect.poll(() => connections()).toBe(0);
    for (const release of held.splice(0)) release();
    expect(await statusOf('/api/long?user=1')).toBe(200);
  });
});
