import type { FastifyInstance } from 'fastify';
import { UnavailableError } from '#server/errors.ts';

/**
 * Refuses requests that come on open connections while the server closes. Fastify can do it by
 * itself, but answers without our headers and not in our shape.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? new UnavailableError('The server is closing.') : undefined);
  });
}
