/** The limits on requests per address (LIM-3). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { createLimiter, createMemoryLimiter } from '#server/db/create-limiter.ts';
import type { Db } from '#server/db/schema.ts';
import { TooManyRequestsError } from '#server/runtime/errors.ts';
import { clientKey } from './client-address.ts';
import { isApiPath, isNavigation } from './paths.ts';

/** So many requests in so many seconds, or bodies of so many bytes. */
type Window = { seconds: number } & ({ requests: number } | { bytes: number });

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * If there are two windows, the short one limits bursts. An address may be a school: forty who come at
 * once, and all that their workers copy, stay far below.
 */
const windows = {
  signIn: [
    { requests: 60, seconds: 10 },
    { requests: 300, seconds: 5 * MINUTE },
  ],
  signUp: [
    { requests: 60, seconds: 10 },
    { requests: 300, seconds: HOUR },
  ],
  refresh: [
    { requests: 60, seconds: 10 },
    { requests: 300, seconds: 5 * MINUTE },
  ],
  // A tab asks 12 times a minute: room for 500 of them.
  responseTime: [{ requests: 6000, seconds: MINUTE }],
  transfer: [{ requests: 60, seconds: 5 * MINUTE }],
  // A hall of 200 who contribute to each draw.
  room: [{ requests: 60, seconds: HOUR }],
  roomEvent: [
    { requests: 600, seconds: 10 },
    { bytes: 64 * 1024 * 1024, seconds: HOUR },
  ],
  // Twice as many, who join at the same moment and ask every two seconds while streams do not work.
  roomRead: [{ requests: 3000, seconds: 10 }],
  api: [{ requests: 3000, seconds: 10 }],
  document: [{ requests: 600, seconds: 10 }],
  file: [{ requests: 20_000, seconds: 10 }],
} as const satisfies Record<string, readonly Window[]>;

export type LimitName = keyof typeof windows;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit that counts the route, or `none`; routes without it share the general limit. */
    limit?: LimitName | 'none';
  }
}

/** Calls `reportLimited` with the limit that refused a request. */
export function limitRates(
  app: FastifyInstance,
  db: Db,
  reportLimited: (limit: LimitName) => void,
): void {
  const limiters = createLimiters(db);
  app.addHook('onRequest', async (request) => {
    const name = limitOf(request);
    if (name === 'none') return;
    const key = clientKey(request);
    for (const { limiter, isOfBytes } of limiters.get(name) ?? []) {
      const wait = await millisecondsToWait(limiter, key, isOfBytes ? bodyBytes(request) : 1);
      if (wait === 0) continue;
      reportLimited(name);
      throw new TooManyRequestsError(Math.ceil(wait / 1000));
    }
  });
}

interface Limiter {
  limiter: RateLimiterAbstract;
  isOfBytes: boolean;
}

function createLimiters(db: Db): ReadonlyMap<string, readonly Limiter[]> {
  function limiterOf(name: string, window: Window): Limiter {
    const { seconds } = window;
    const isOfBytes = 'bytes' in window;
    const points = isOfBytes ? window.bytes : window.requests;
    const limit = { name: `${name}/${seconds}`, points, seconds };
    // The page is served without the database, so it is counted in memory.
    const isOfPage = name === 'document' || name === 'file';
    const limiter = isOfPage ? createMemoryLimiter(limit) : createLimiter(db, limit);
    return { limiter, isOfBytes };
  }
  return new Map(
    Object.entries(windows).map(([name, some]) => [
      name,
      some.map((window: Window) => limiterOf(name, window)),
    ]),
  );
}

function limitOf(request: FastifyRequest): LimitName | 'none' {
  const { routeOptions, url } = request;
  if (routeOptions.config.limit !== undefined) return routeOptions.config.limit;
  if (isApiPath(url)) return 'api';
  return isNavigation(request) ? 'document' : 'file';
}

/** As announced; a body that comes in pieces counts as the longest. */
function bodyBytes({ headers, routeOptions }: FastifyRequest): number {
  const length = headers['content-length'];
  return length === undefined ? routeOptions.bodyLimit : Math.max(1, Number(length));
}

/** Counts the points. Returns 0 if they are within the limit, otherwise the milliseconds to wait. */
async function millisecondsToWait(
  limiter: RateLimiterAbstract,
  key: string,
  points: number,
): Promise<number> {
  try {
    await limiter.consume(key, points);
    return 0;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return Math.max(1, rejection.msBeforeNext);
    throw rejection;
  }
}
