import type { FastifyInstance, FastifyReply } from 'fastify';
import { UnavailableError } from '#server/runtime/errors.ts';
import { isApiPath } from '../is-api-path.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route takes as long as there is much to do, until its client gives up. */
    mayTakeLong?: boolean;
  }
}

/** The page waits 10 s; the server times out first, so the user gets a reason (LIM-8). */
const LONGEST_RESPONSE_MS = 9000;
const LOOK_EVERY_MS = 250;

/**
 * Returns 503 if an API handler takes too long. Files are exempt: a download may be slow because
 * the network is. One timer checks all requests; Fastify's `handlerTimeout` creates one for each,
 * which cost a quarter of a small request.
 */
export function limitResponseDuration(app: FastifyInstance): void {
  /** Start times of the requests in progress, oldest first. */
  const awaited = new Map<FastifyReply, number>();

  app.addHook('onRequest', (request, reply, done) => {
    const { mayTakeLong = false } = request.routeOptions.config;
    if (isApiPath(request.url) && !mayTakeLong) awaited.set(reply, performance.now());
    done();
  });
  // Sending the body takes the client's time, for which there is a limit of its own.
  app.addHook('preValidation', ({ body }, reply, done) => {
    if (body !== undefined && awaited.delete(reply)) awaited.set(reply, performance.now());
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    awaited.delete(reply);
    done();
  });

  function giveUp(): void {
    const late = performance.now() - LONGEST_RESPONSE_MS;
    for (const [reply, since] of awaited) {
      if (since > late) return;
      if (reply.request.raw.complete === false) continue;
      awaited.delete(reply);
      // A client that has disconnected gets no response.
      if (!reply.raw.destroyed) reply.send(new UnavailableError('The request takes too long.'));
    }
  }
  const timer = setInterval(giveUp, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
