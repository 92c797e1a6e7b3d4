import type { AttemptRepository } from './attempt-repository.ts';

/** So many wrong passwords in a row make a name wait. */
const TRIES = 10;
const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 15 * 60;

export type LockoutService = ReturnType<typeof createLockoutService>;

/**
 * Slows down whoever guesses at one name. Names that do not exist are treated alike, or the wait
 * would tell which do.
 */
export function createLockoutService(attempts: AttemptRepository) {
  return {
    /**
     * Answers what `check` finds, `undefined` if that is nothing; and 'waiting', without a check,
     * to a name that has to wait. An attempt counts before its check, so that many at once are not
     * all let through; attempts while waiting do not count.
     */
    async guard<Found>(
      key: string,
      check: () => Promise<Found | undefined>,
    ): Promise<Found | 'waiting' | undefined> {
      if (await attempts.isWaiting(key)) return 'waiting';
      const count = await attempts.count(key);
      const isLast = count >= TRIES;
      if (isLast && !(await attempts.beginWait(key, waitAfter(count)))) {
        await attempts.uncount(key);
        return 'waiting';
      }
      let found: Found | undefined;
      try {
        found = await check();
      } catch (error) {
        // Nothing was learnt of the password, so nothing was guessed.
        await attempts.uncount(key);
        if (isLast) await attempts.endWait(key);
        throw error;
      }
      if (found !== undefined) {
        await attempts.forget(key);
        if (isLast) await attempts.endWait(key);
      }
      return found;
    },

    /** Whoever registers a name answers for nothing that was tried with it before. */
    async forgive(key: string): Promise<void> {
      await attempts.forget(key);
      await attempts.endWait(key);
    },
  };
}

function waitAfter(count: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (count - TRIES), LONGEST_WAIT_SECONDS);
}
