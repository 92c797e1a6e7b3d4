import type { FastifyInstance } from 'fastify';

/**
 * Sends bodies as bytes. Given a text, Node joins it to the headers and encodes the whole, which
 * takes longer than the body alone as soon as one character of it is not ASCII.
 */
export function sendBytes(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' ? Buffer.from(payload) : payload);
  });
}
