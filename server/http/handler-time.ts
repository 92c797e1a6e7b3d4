import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UnavailableError } from '#server/runtime/errors.ts';
import { isApiPath } from './paths.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that takes as long as there is much to do. */
    mayTakeLong?: boolean;
  }
}

/** The page waits 10 s; the server times out first, so the user gets a reason (LIM-8). */
const LONGEST_RESPONSE_MS = 9000;

/**
 * Returns 503 if an API request takes too long. Files are exempt: a download is as slow as the network.
 * Fastify's `handlerTimeout` ends when the body was read (5.12).
 */
export function limitHandlerTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { mayTakeLong = false } = request.routeOptions.config;
    if (isApiPath(request.url) && !mayTakeLong) {
      const timer = setTimeout(giveUp, LONGEST_RESPONSE_MS, request, reply).unref();
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

function giveUp({ raw }: FastifyRequest, reply: FastifyReply): void {
  // A body that does not come has a limit of its own, and a client that has gone does not wait.
  if (raw.complete === false || reply.raw.destroyed) return;
  reply.send(new UnavailableError('The request takes too long.'));
}
