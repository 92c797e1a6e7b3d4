import type { FastifyInstance } from 'fastify';

/**
 * Sends bodies as bytes. Node would append a string to the headers and encode both, which is slower
 * as soon as one character is not ASCII.
 */
export function sendBytes(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' ? Buffer.from(payload) : payload);
  });
}
