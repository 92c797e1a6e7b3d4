import type { FastifyInstance, FastifyReply } from 'fastify';
import { UnavailableError } from '#server/errors.ts';
import { isApiPath } from './is-api-path.ts';

/** The page waits for 10 s: the server gives up first, so that the user is told why. */
const LONGEST_ANSWER_MS = 9000;
const LOOK_EVERY_MS = 250;

/**
 * Answers 503 where a handler of the API takes too long. Files are left out: a download may be slow
 * because the network is. One timer looks after all requests; Fastify's `handlerTimeout`, which
 * makes one for each and more besides, took a quarter of the time of a small request.
 */
export function limitAnswerTime(app: FastifyInstance): void {
  /** Since when an answer is awaited, the longest first. */
  const awaited = new Map<FastifyReply, number>();

  app.addHook('onRequest', (request, reply, done) => {
    if (isApiPath(request.url)) awaited.set(reply, performance.now());
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    awaited.delete(reply);
    done();
  });

  function giveUp(): void {
    const late = performance.now() - LONGEST_ANSWER_MS;
    for (const [reply, since] of awaited) {
      if (since > late) return;
      awaited.delete(reply);
      // Whoever has gone away gets no response, and so is still here.
      if (!reply.raw.destroyed) reply.send(new UnavailableError('The answer takes too long.'));
    }
  }
  const timer = setInterval(giveUp, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
