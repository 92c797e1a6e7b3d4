import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { handleError } from '#server/http/errors/error-handler.ts';
import { keepUpload } from '#server/http/keep-upload.ts';
import { temporaryFolder } from '#tests/support/server/process.ts';

const LIMIT = 1000;
const app = fastify({ connectionTimeout: 30_000 });
let folder: string;
/** What is done with the text of a file. */
let work: (text: string, socket: Socket) => unknown;

beforeAll(async () => {
  app.setErrorHandler(handleError);
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.post('/', { bodyLimit: LIMIT }, (request, reply) =>
    keepUpload(request, reply, async (bytes) => {
      expect(readdirSync(folder)).toEqual([]);
      return work(await text(bytes), request.raw.socket);
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  folder = temporaryFolder();
  vi.stubEnv('TMPDIR', folder);
  work = (sent) => sent;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
});

/** Sends this without telling its length. */
async function send(...parts: readonly string[]) {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'text/csv' };
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers });
  for (const part of parts) sent.write(part);
  sent.end();
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, body: await text(response) };
}

// LIM-11
it('an upload is read from a file that nobody else can open', async () => {
  expect(await send('a'.repeat(600), 'b'.repeat(400))).toEqual({
    status: 200,
    body: 'a'.repeat(600) + 'b'.repeat(400),
  });
});

it('an upload that is too long is refused, also where its length was not told', async () => {
  expect((await send('a'.repeat(600), 'b'.repeat(401))).status).toBe(413);
});

it('an upload may take longer to be worked on than a connection may be idle', async () => {
  work = (_, socket) => ({ idle: socket.timeout });
  expect(await send('a')).toEqual({ status: 200, body: '{"idle":0}' });
});

it('an upload that cannot be kept is refused for now', async () => {
  vi.stubEnv('TMPDIR', `${folder}/missing`);
  expect((await send('a')).status).toBe(503);
});
