/** The limits on requests per address (LIM-3). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { createLimiter, createMemoryLimiter } from '#server/db/create-limiter.ts';
import type { Db } from '#server/db/schema.ts';
import { TooManyRequestsError } from '#server/runtime/errors.ts';
import { isApiPath } from '../is-api-path.ts';
import { clientKey } from './address-key.ts';

interface Window {
  requests: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** If there are two windows, the short one limits bursts. */
const windows = {
  signIn: [
    { requests: 20, seconds: 10 },
    { requests: 100, seconds: 5 * MINUTE },
  ],
  signUp: [{ requests: 30, seconds: HOUR }],
  refresh: [
    { requests: 30, seconds: 10 },
    { requests: 150, seconds: 5 * MINUTE },
  ],
  // A tab asks 12 times a minute: room for a hundred tabs, of fifty colleagues behind one address.
  responseTime: [{ requests: 1200, seconds: MINUTE }],
  transfer: [{ requests: 60, seconds: 5 * MINUTE }],
  api: [{ requests: 300, seconds: 10 }],
  page: [{ requests: 300, seconds: 10 }],
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
    for (const limiter of limiters[name]) {
      const wait = await millisecondsToWait(limiter, key);
      if (wait === 0) continue;
      reportLimited(name);
      throw new TooManyRequestsError(Math.ceil(wait / 1000));
    }
  });
}

function createLimiters(db: Db): Record<LimitName, RateLimiterAbstract[]> {
  function limitersOf(name: LimitName): RateLimiterAbstract[] {
    return windows[name].map(({ requests, seconds }) => {
      const limit = { name: `${name}/${seconds}`, points: requests, seconds };
      // Files are served without the database, so they are counted in memory.
      return name === 'page' ? createMemoryLimiter(limit) : createLimiter(db, limit);
    });
  }
  return {
    signIn: limitersOf('signIn'),
    signUp: limitersOf('signUp'),
    refresh: limitersOf('refresh'),
    responseTime: limitersOf('responseTime'),
    transfer: limitersOf('transfer'),
    api: limitersOf('api'),
    page: limitersOf('page'),
  };
}

function limitOf({ routeOptions, url }: FastifyRequest): LimitName | 'none' {
  return routeOptions.config.limit ?? (isApiPath(url) ? 'api' : 'page');
}

/** Counts the request. Returns 0 if it is within the limit, otherwise the milliseconds to wait. */
async function millisecondsToWait(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return Math.max(1, rejection.msBeforeNext);
    throw rejection;
  }
}
