import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { TooManyRequestsError } from '#server/runtime/errors.ts';

/** So many requests of one user are in progress at most. */
export const REQUESTS_AT_ONCE = 20;

/**
 * Refuses more requests of a user at once: hundreds of long lists would keep all others waiting
 * (LIM-12). Requests are counted by their token before anything is done for them, then by its user, who may
 * have several. Streams of rooms do not count: they stay open.
 */
export function limitUsers(app: FastifyInstance, reportLimited: (limit: 'user') => void): void {
  const inProgress = new Map<string | number, number>();

  function enter(key: string | number, reply: FastifyReply): Error | undefined {
    const others = inProgress.get(key) ?? 0;
    if (others >= REQUESTS_AT_ONCE) {
      reportLimited('user');
      return new TooManyRequestsError(1);
    }
    inProgress.set(key, others + 1);
    // In the next turn of the event loop: with SQLite a request begins and ends within one.
    finished(reply.raw, () => setImmediate(leave, key));
    return undefined;
  }

  function leave(key: string | number): void {
    const left = (inProgress.get(key) ?? 0) - 1;
    if (left > 0) inProgress.set(key, left);
    else inProgress.delete(key);
  }

  app.addHook('onRequest', ({ headers: { authorization }, routeOptions }, reply, done) => {
    const counts = authorization !== undefined && routeOptions.config.limit !== 'roomRead';
    done(counts ? enter(authorization, reply) : undefined);
  });

  // The first hook after the token was checked.
  app.addHook('preParsing', ({ user }, reply, _payload, done) => {
    done(user === null ? undefined : enter(user.id, reply));
  });
}
