import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { TooManyRequestsError } from '#server/runtime/errors.ts';

/** So many requests of one user are in progress at most. */
export const REQUESTS_AT_ONCE = 20;

/**
 * Refuses what a user asks for beyond that: whoever wants hundreds of long lists at once keeps nobody else
 * waiting (LIM-12). Streams that stay open do not count: they belong to no user.
 */
export function limitUsers(app: FastifyInstance, reportLimited: (limit: 'user') => void): void {
  const inProgress = new Map<number, number>();

  function leave(user: number): void {
    const left = (inProgress.get(user) ?? 0) - 1;
    if (left > 0) inProgress.set(user, left);
    else inProgress.delete(user);
  }

  // The first hook after the token was checked.
  app.addHook('preParsing', ({ user }, reply, _payload, done) => {
    if (user === null) return done();
    const others = inProgress.get(user.id) ?? 0;
    if (others >= REQUESTS_AT_ONCE) {
      reportLimited('user');
      return done(new TooManyRequestsError(1));
    }
    inProgress.set(user.id, others + 1);
    finished(reply.raw, () => leave(user.id));
    done();
  });
}
