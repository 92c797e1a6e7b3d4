import type { AttemptRepository } from './attempt-repository.ts';

/** After this many wrong passwords in a row a name must wait (LIM-1). */
const TRIES = 10;
const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 15 * 60;

export type LockoutService = ReturnType<typeof createLockoutService>;

/**
 * Slows down guesses at the password of one name. Unknown names are treated the same, otherwise the
 * wait would reveal which names exist.
 */
export function createLockoutService(attempts: AttemptRepository) {
  return {
    /**
     * Returns the result of `check`, or 'waiting' without a check if the name must wait. An attempt
     * is counted before its check, so simultaneous attempts cannot all pass; attempts during a wait
     * are not counted.
     */
    async guard<Found>(
      key: string,
      check: () => Promise<Found | undefined>,
    ): Promise<Found | 'waiting' | undefined> {
      if (await attempts.isWaiting(key)) return 'waiting';
      const isLast = (await attempts.count(key)) >= TRIES;
      // Not by the count of attempts, which is too high while many are refused at once.
      if (isLast && !(await attempts.beginWait(key, nextWait(await attempts.begunWaits(key))))) {
        await attempts.uncount(key);
        return 'waiting';
      }
      let found: Found | undefined;
      try {
        found = await check();
      } catch (error) {
        // The password was not checked, so this was no guess.
        await attempts.uncount(key);
        if (isLast) await attempts.undoWait(key);
        throw error;
      }
      if (found !== undefined) {
        await attempts.forget(key);
        if (isLast) await attempts.endWait(key);
      }
      return found;
    },

    /** Clears the attempts of a name when it is registered (LIM-2). */
    async forgive(key: string): Promise<void> {
      await attempts.forget(key);
      await attempts.endWait(key);
    },
  };
}

function nextWait(earlierWaits: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** earlierWaits, LONGEST_WAIT_SECONDS);
}
