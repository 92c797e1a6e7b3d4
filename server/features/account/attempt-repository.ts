import { createLimiter } from '#server/db/create-limiter.ts';
import type { Db } from '#server/db/schema.ts';

const DAY_IN_SECONDS = 86_400;

export type AttemptRepository = ReturnType<typeof createAttemptRepository>;

/**
 * The failed sign-ins of a username since the last success, and the resulting waits (LIM-1).
 */
export function createAttemptRepository(db: Db) {
  const attempts = createLimiter(db, { name: 'attempts', points: 1, seconds: DAY_IN_SECONDS });
  const begunWaits = createLimiter(db, { name: 'begun-waits', points: 1, seconds: DAY_IN_SECONDS });
  const waits = createLimiter(db, { name: 'waits', points: 1, seconds: 1 });

  return {
    /** Adds an attempt; returns their number. */
    async count(key: string): Promise<number> {
      return (await attempts.penalty(key)).consumedPoints;
    },

    async uncount(key: string): Promise<void> {
      await attempts.reward(key);
    },

    async forget(key: string): Promise<void> {
      await attempts.delete(key);
      await begunWaits.delete(key);
    },

    async isWaiting(key: string): Promise<boolean> {
      const wait = await waits.get(key);
      return wait !== null && wait.msBeforeNext > 0;
    },

    /** Returns whether this call started the wait; of several simultaneous calls, one does. */
    async beginWait(key: string, seconds: number): Promise<boolean> {
      const { consumedPoints } = await waits.penalty(key, 1, { customDuration: seconds });
      const isFirst = consumedPoints === 1;
      if (isFirst) await begunWaits.penalty(key);
      return isFirst;
    },

    /** How many waits there were since the last success. */
    async begunWaits(key: string): Promise<number> {
      return (await begunWaits.get(key))?.consumedPoints ?? 0;
    },

    async endWait(key: string): Promise<void> {
      await waits.delete(key);
    },

    /** Ends a wait that should not have begun. */
    async undoWait(key: string): Promise<void> {
      await begunWaits.reward(key);
      await waits.delete(key);
    },
  };
}
