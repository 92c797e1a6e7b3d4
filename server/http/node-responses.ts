import type { FastifyInstance } from 'fastify';
import { unservable } from './broken-request.ts';

/**
 * Handles two kinds of requests to which Node itself would respond, without our headers (SEC-11):
 * an unknown `Expect`, which HTTP lets a server ignore, and a missing `Host`, which it must refuse.
 */
export function replaceNodeResponses(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) {
      reply.code(400).header('connection', 'close').send(unservable);
    } else {
      done();
    }
  });
}
