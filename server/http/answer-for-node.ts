import type { FastifyInstance } from 'fastify';
import { unservable } from './broken-request.ts';

/**
 * Answers two kinds of requests that Node would answer by itself, without our headers: an
 * expectation that nobody knows, which HTTP lets a server pass over, and a missing host, which it
 * must refuse.
 */
export function answerForNode(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) {
      reply.code(400).header('connection', 'close').send(unservable);
    } else {
      done();
    }
  });
}
