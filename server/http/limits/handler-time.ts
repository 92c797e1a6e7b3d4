import type { FastifyInstance } from 'fastify';
import { isApiPath } from '../is-api-path.ts';

/** The page waits 10 s; the server times out first, so the user gets a reason (LIM-8). */
const LONGEST_RESPONSE_MS = 9000;

/** Bounds how long each API route may take that says nothing else. Files are as slow as the network. */
export function limitHandlerTime(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (isApiPath(route.url)) route.handlerTimeout ??= LONGEST_RESPONSE_MS;
  });
}
