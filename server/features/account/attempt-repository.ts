import type { RateLimiterRes } from 'rate-limiter-flexible';
import { createLimiter } from '#server/db/create-limiter.ts';
import { NETWORKS_KNOWN_MS } from '#server/db/delete-aged.ts';
import type { Db } from '#server/db/schema.ts';

const DAY_IN_SECONDS = 86_400;

interface WrongAttempts {
  count: number;
  /** How long they are stored. */
  secondsLeft: number;
}

export type AttemptRepository = ReturnType<typeof createAttemptRepository>;

/**
 * The wrong passwords of a name and the waits that they led to (LIM-1), and from which networks (an IPv4
 * address or an IPv6 /64) accounts signed in (LIM-18).
 */
export function createAttemptRepository(db: Db) {
  const untilForgotten = { points: 1, duration: DAY_IN_SECONDS };
  const wrong = createLimiter(db, { keyPrefix: 'wrong', ...untilForgotten });
  const waits = createLimiter(db, { keyPrefix: 'waits-begun', ...untilForgotten });

  return {
    /** The wrong attempts since the last success or the end of the last wait. */
    async wrong(key: string): Promise<WrongAttempts> {
      return toAttempts(await wrong.get(key));
    },

    /** Returns them with this one: another number for each of several simultaneous calls. */
    async addWrong(key: string): Promise<WrongAttempts> {
      return toAttempts(await wrong.penalty(key));
    },

    /** How many waits there were since the last success. */
    async waits(key: string): Promise<number> {
      return toAttempts(await waits.get(key)).count;
    },

    /** A wait is that its wrong attempts are stored: begun twice, it is one. `number` is 1 for the first. */
    async beginWait(key: string, attempts: WrongAttempts, number: number): Promise<void> {
      await wrong.set(key, attempts.count, attempts.secondsLeft);
      await waits.set(key, number, DAY_IN_SECONDS);
    },

    async forget(key: string): Promise<void> {
      await wrong.delete(key);
      await waits.delete(key);
    },

    /** True if the account signed in from the network within 90 days. */
    async isKnown(user: number, network: string, now: number): Promise<boolean> {
      const row = await db
        .selectFrom('sign_in_networks')
        .select('user_id')
        .where('user_id', '=', user)
        .where('network', '=', network)
        .where('signed_in_at', '>=', now - NETWORKS_KNOWN_MS)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** All networks that the account is remembered with. */
    async networks(user: number): Promise<string[]> {
      const rows = await db
        .selectFrom('sign_in_networks')
        .select('network')
        .where('user_id', '=', user)
        .execute();
      return rows.map(({ network }) => network);
    },

    async remember(user: number, network: string, now: number): Promise<void> {
      await db
        .insertInto('sign_in_networks')
        .values({ user_id: user, network, signed_in_at: now })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'network']).doUpdateSet({ signed_in_at: now }),
        )
        .execute();
    },
  };
}

/** In memory, expired counts are returned until a timer deletes them. */
function toAttempts(stored: RateLimiterRes | null): WrongAttempts {
  if (stored === null || stored.msBeforeNext <= 0) return { count: 0, secondsLeft: 0 };
  return { count: stored.consumedPoints, secondsLeft: stored.msBeforeNext / 1000 };
}
