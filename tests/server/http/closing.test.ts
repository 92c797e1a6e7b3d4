import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { refuseWhileClosing } from '#server/http/closing.ts';
import { handleError } from '#server/http/error-handler.ts';

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

// Point 31.
it('a closing server finishes what is under way and refuses what follows', async () => {
  const begun = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<void>();
  const app = fastify({ return503OnClosing: false });
  app.setErrorHandler(handleError);
  refuseWhileClosing(app);
  app.addHook('onError', async () => refused.resolve());
  app.get('/slow', async () => {
    begun.resolve();
    await refused.promise;
    return 'done';
  });
  app.get('/next', async () => 'too late');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const received = text(socket);

  socket.write(request('/slow'));
  await begun.promise;
  const closed = app.close();
  socket.write(request('/next'));
  await closed;

  const [first, second] = (await received).split(/(?=HTTP\/1\.1 )/);
  expect(first).toMatch(/^HTTP\/1\.1 200 .*done$/s);
  expect(second).toMatch(/^HTTP\/1\.1 503 .*"code":"unavailable"/s);
});
