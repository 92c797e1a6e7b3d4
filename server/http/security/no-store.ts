import type { FastifyInstance } from 'fastify';
import { isApiPath } from '../is-api-path.ts';

/** Forbids caches to store API responses, errors included (SEC-13). */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}
