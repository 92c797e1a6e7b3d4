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
 * Returns 503 if an API handler takes too long, counted from when its body has come. Files are exempt: a
 * download is as slow as the network. Fastify's `handlerTimeout` ends when the body was read (5.12).
 */
export function limitHandlerTime(app: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

  function start(request: FastifyRequest, reply: FastifyReply): void {
    clearTimeout(timers.get(request));
    timers.set(request, setTimeout(giveUp, LONGEST_RESPONSE_MS, request, reply).unref());
  }

  function giveUp({ raw }: FastifyRequest, reply: FastifyReply): void {
    // A body that does not come has a limit of its own, and a client that has gone does not wait.
    if (raw.complete === false || reply.raw.destroyed) return;
    reply.send(new UnavailableError('The request takes too long.'));
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { mayTakeLong = false } = request.routeOptions.config;
    if (isApiPath(request.url) && !mayTakeLong) start(request, reply);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (request.body !== undefined && timers.has(request)) start(request, reply);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    clearTimeout(timers.get(request));
    done();
  });
}
