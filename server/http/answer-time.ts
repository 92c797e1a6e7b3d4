import type { FastifyInstance } from 'fastify';
import { isApiPath } from './is-api-path.ts';

/** The page waits for 10 s: the server gives up first, so that the user is told why. */
const LONGEST_ANSWER_MS = 9000;

/**
 * Answers 503 where a handler of the API takes too long. Files are left out: Fastify would cut off
 * a download that is slow because the network is.
 */
export function limitAnswerTime(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (isApiPath(route.url)) route.handlerTimeout = LONGEST_ANSWER_MS;
  });
}
