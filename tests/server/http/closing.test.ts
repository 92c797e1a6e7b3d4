import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createTestApp } from '#tests/support/server/app.ts';

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

// OPS-5
it('a closing server finishes requests in progress and refuses new ones', async () => {
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
