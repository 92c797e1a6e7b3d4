import { createLimiter } from '#server/db/create-limiter.ts';
import type { Db } from '#server/db/schema.ts';

const DAY_IN_SECONDS = 86_400;

export type AttemptRepository = ReturnType<typeof createAttemptRepository>;

/** The attempts to sign in under a name since the last that succeeded, and the waits they led to. */
export function createAttemptRepository(db: Db) {
  const attempts = createLimiter(db, { name: 'attempts', points: 1, seconds: DAY_IN_SECONDS });
  const waits = createLimiter(db, { name: 'waits', points: 1, seconds: 1 });

  return {
    /** Answers how many there are, with this one. */
    async count(key: string): Promise<number> {
      return (await attempts.penalty(key)).consumedPoints;
    },

    async uncount(key: string): Promise<void> {
      await attempts.reward(key);
    },

    async forget(key: string): Promise<void> {
      await attempts.delete(key);
    },

    async isWaiting(key: string): Promise<boolean> {
      const wait = await waits.get(key);
      return wait !== null && wait.msBeforeNext > 0;
    },

    /** Answers whether the wait begins now: of several that would begin it, one does. */
    async beginWait(key: string, seconds: number): Promise<boolean> {
      const { consumedPoints } = await waits.penalty(key, 1, { customDuration: seconds });
      return consumedPoints === 1;
    },

    async endWait(key: string): Promise<void> {
      await waits.delete(key);
    },
  };
}
