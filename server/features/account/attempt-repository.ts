import type { RateLimiterRes } from 'rate-limiter-flexible';
import { createLimiter } from '#server/db/create-limiter.ts';
import type { Db } from '#server/db/schema.ts';

const DAY_IN_SECONDS = 86_400;

export interface WrongAttempts {
  count: number;
  /** How long they are stored. */
  secondsLeft: number;
}

export interface Wait {
  /** The wrong attempts that led to it. */
  tries: number;
  seconds: number;
  /** 1 for the first since the last success. */
  number: number;
}

export type AttemptRepository = ReturnType<typeof createAttemptRepository>;

/** The wrong passwords of a name, and the waits that they led to (LIM-1). */
export function createAttemptRepository(db: Db) {
  const wrong = createLimiter(db, { name: 'wrong', points: 1, seconds: DAY_IN_SECONDS });
  const waits = createLimiter(db, { name: 'waits-begun', points: 1, seconds: DAY_IN_SECONDS });

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

    /** A wait is that its wrong attempts are stored. Begun twice, it is one. */
    async beginWait(key: string, { tries, seconds, number }: Wait): Promise<void> {
      await wrong.set(key, tries, seconds);
      await waits.set(key, number, DAY_IN_SECONDS);
    },

    async forget(key: string): Promise<void> {
      await wrong.delete(key);
      await waits.delete(key);
    },
  };
}

/** In memory, what has expired is returned until a timer deletes it. */
function toAttempts(stored: RateLimiterRes | null): WrongAttempts {
  if (stored === null || stored.msBeforeNext <= 0) return { count: 0, secondsLeft: 0 };
  return { count: stored.consumedPoints, secondsLeft: stored.msBeforeNext / 1000 };
}
