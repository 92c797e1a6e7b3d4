/** The limits on requests per address (LIM-3). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { createLimiter } from '#server/db/create-limiter.ts';
import type { Db } from '#server/db/schema.ts';
import { TooManyRequestsError } from '#server/runtime/errors.ts';
import { clientKey } from './client-address.ts';
import { isApiPath, isNavigation } from './paths.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const PASSWORDS = [
  { points: 60, duration: 10 },
  { points: 300, duration: 5 * MINUTE },
] as const;

/**
 * Points are requests, durations seconds. If there are two windows, the short one limits bursts. An address may be
 * a school: forty who come at once, and all that their workers copy, stay far below.
 */
const windows = {
  signIn: PASSWORDS,
  signUp: [
    { points: 60, duration: 10 },
    { points: 300, duration: HOUR },
  ],
  refresh: PASSWORDS,
  // A tab asks 12 times a minute: room for 500 of them.
  responseTime: [{ points: 6000, duration: MINUTE }],
  transfer: [{ points: 60, duration: 5 * MINUTE }],
  room: [{ points: 60, duration: HOUR }],
  // A hall of 300 who scan the code at the same moment, and read every three seconds where they have no seat.
  roomJoin: [{ points: 600, duration: 10 }],
  roomRead: [{ points: 3000, duration: 10 }],
  // Three rounds, and all that a bad connection repeats.
  roomDevice: [{ points: 40, duration: 10 }],
  api: [{ points: 3000, duration: 10 }],
  document: [{ points: 600, duration: 10 }],
  file: [{ points: 20_000, duration: 10 }],
} as const satisfies Record<string, readonly { points: number; duration: number }[]>;

export type LimitName = keyof typeof windows;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit that counts the route, or `none`; routes without it share the general limit. */
    limit?: LimitName | 'none';
    /** The key of a device with a token of the server's: no other behind its address uses up its calls. */
    deviceOf?: (request: FastifyRequest) => string | undefined;
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
    const device = request.routeOptions.config.deviceOf?.(request);
    const name = device === undefined ? limitOf(request) : 'roomDevice';
    if (name === 'none') return;
    const key = device ?? clientKey(request);
    for (const limiter of limiters.get(name) ?? []) {
      await countRequest(limiter, key, () => reportLimited(name));
    }
  });
}

/** Counted in memory: the page is served without the database, and all devices of a room call at once. */
const IN_MEMORY: readonly string[] = ['document', 'file', 'roomDevice'];

function createLimiters(db: Db): ReadonlyMap<string, readonly RateLimiterAbstract[]> {
  const limiters = new Map<string, RateLimiterAbstract[]>();
  for (const [name, all] of Object.entries(windows)) {
    const limits = all.map((window) => {
      const limit = { ...window, keyPrefix: `${name}/${window.duration}` };
      return IN_MEMORY.includes(name) ? new RateLimiterMemory(limit) : createLimiter(db, limit);
    });
    limiters.set(name, limits);
  }
  return limiters;
}

function limitOf(request: FastifyRequest): LimitName | 'none' {
  const { routeOptions, url } = request;
  if (routeOptions.config.limit !== undefined) return routeOptions.config.limit;
  if (isApiPath(url)) return 'api';
  return isNavigation(request) ? 'document' : 'file';
}

/** Counts a request; throws a `TooManyRequestsError` beyond the limit. */
export async function countRequest(
  limiter: RateLimiterAbstract,
  key: string,
  reportLimited?: () => void,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    reportLimited?.();
    throw new TooManyRequestsError(Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)));
  }
}
