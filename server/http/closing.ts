import type { FastifyInstance } from 'fastify';
import { UnavailableError } from '#server/runtime/errors.ts';

/**
 * Refuses requests on open connections while the server closes (OPS-5). Fastify can do it, too, but
 * without our headers and error shape.
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
