import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverOptions } from '#server/http/server-options.ts';

const KIBIBYTE = 1024;

/** The server's own options, with shorter times. */
const options = {
  ...serverOptions(false),
  requestTimeout: 200,
  http: { ...serverOptions(false).http, headersTimeout: 100, connectionsCheckingInterval: 20 },
};

// Point 14.
describe('a connection', () => {
  const app = fastify(options);
  let port: number;

  beforeAll(async () => {
    app.post('/', async () => 'read');
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => app.close());

  async function answerTo(start: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(start);
    return text(socket);
  }

  it.each([
    {
      what: 'headers that do not end',
      start: 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
      status: 408,
    },
    {
      what: 'a body that does not end',
      start:
        'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nslow',
      status: 408,
    },
    {
      what: 'headers of more than 16 KiB',
      start: `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(17 * KIBIBYTE)}\r\n\r\n`,
      status: 431,
    },
    { what: 'no HTTP', start: 'hello\r\n\r\n', status: 400 },
    {
      what: 'two lengths',
      start: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
      status: 400,
    },
  ])('with $what is answered with $status and closed', async ({ start, status }) => {
    const [head = '', body = ''] = (await answerTo(start)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('X-Content-Type-Options: nosniff');
    expect(head).toContain("Content-Security-Policy: default-src 'none'");
    expect(JSON.parse(body)).toEqual({ detail: expect.any(String), code: expect.any(String) });
  });
});

it('the server gives up a slow request no later than the page does', () => {
  const { requestTimeout = 0, http } = serverOptions(false);
  expect(requestTimeout).toBeGreaterThan(0);
  expect(requestTimeout).toBeLessThanOrEqual(10_000);
  expect(http?.connectionsCheckingInterval).toBeLessThanOrEqual(1000);
});
