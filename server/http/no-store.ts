import type { FastifyInstance } from 'fastify';
import { isApiPath } from './is-api-path.ts';

/** Forbids every cache to keep an answer of the API, errors included. */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}
