import type { AttemptRepository } from './attempt-repository.ts';

/** After this many wrong passwords in a row a name must wait (LIM-1), then after each. */
const TRIES = 10;
const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 15 * 60;
/** A time that is stored for longer is no wait yet: the clocks of two servers differ by less. */
const NO_WAIT_SECONDS = 2 * LONGEST_WAIT_SECONDS;

/**
 * The outcome of an attempt that was checked: `proof`, or 'waiting' if the name must wait. Only wrong ones
 * (`undefined`) count. One write counts them and ends the tries, so simultaneous guesses learn no more than
 * guesses in a row. Unknown names are treated the same, otherwise the wait would reveal which names exist.
 */
export async function outcomeOfAttempt<Proof>(
  attempts: AttemptRepository,
  key: string,
  proof: Proof | undefined,
): Promise<Proof | 'waiting' | undefined> {
  const isWrong = proof === undefined;
  const waits = await attempts.waits(key);
  const tries = waits === 0 ? TRIES : 1;
  const wrong = await (isWrong ? attempts.addWrong(key) : attempts.wrong(key));
  if (wrong.count < tries) {
    if (!isWrong) await attempts.forget(key);
    return proof;
  }
  const isLastTry = isWrong && wrong.count === tries;
  // Also in place of another process that ended at the last try.
  if (isLastTry || wrong.secondsLeft > NO_WAIT_SECONDS) {
    const secondsLeft = Math.min(FIRST_WAIT_SECONDS * 2 ** waits, LONGEST_WAIT_SECONDS);
    await attempts.beginWait(key, { count: tries, secondsLeft }, waits + 1);
  }
  return isLastTry ? undefined : 'waiting';
}
