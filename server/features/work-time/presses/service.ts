import { PRESS_TIME_HEADER } from '#contract/extensions.ts';
import { KEPT_RESPONSE_DAYS, PRESS_AGE_LIMIT_MS } from '#contract/limits.ts';
import { DAY_MS } from '#domain/time-units.ts';
import { InvalidFieldError, KeyReusedError } from '#server/runtime/errors.ts';
import type { Press } from '#server/runtime/press.ts';
import type { Change, TransactChange } from '../change-repository.ts';
import type { StoredResponseRepository } from './repository.ts';

/**
 * The most responses that are stored for one user. A user makes some hundred changes a week; one who
 * makes more than this within seven days is no person (OUT-2).
 */
export const KEPT_RESPONSES = 5000;

/**
 * Runs `work` for a press, alone among the changes of its user: all of it or, if it throws, nothing.
 * It may read, decide and write without another request coming between. A press that was successful
 * before is not run again: it gets the same result (OUT-2).
 *
 * @throws KeyReusedError if the key belongs to another request
 * @throws InvalidFieldError if it was made over a year ago, by a wrong clock
 */
export type Transact = <Result>(
  press: Press,
  work: (change: Change) => Promise<Result>,
) => Promise<Result>;

/** Not a failure: it undoes what the transaction has written, which is the new revision. */
class Repetition extends Error {
  readonly body: string;

  constructor(body: string) {
    super('This press was successful before.');
    this.body = body;
  }
}

/** Lets each press count once. */
export function createTransact(transactChange: TransactChange, clock: () => number): Transact {
  return async <Result>(
    { user, time, identity }: Press,
    work: (change: Change) => Promise<Result>,
  ): Promise<Result> => {
    if (time !== null && time < clock() - PRESS_AGE_LIMIT_MS) {
      throw new InvalidFieldError(PRESS_TIME_HEADER, 'This is more than a year ago.');
    }
    if (identity === null) return transactChange(user, work);
    try {
      return await transactChange(user, async (change) => {
        const { responses, revision } = change;
        const earlier = await responses.find(identity.key);
        if (earlier !== undefined) {
          if (earlier.requestHash !== identity.requestHash) throw new KeyReusedError();
          throw new Repetition(earlier.body);
        }
        const result = await work(change);
        await responses.add({
          key: identity.key,
          request_hash: identity.requestHash,
          body: JSON.stringify(result ?? null),
          revision,
          created_at: clock(),
        });
        // Each change raises the revision, so that this leaves so many at most.
        await responses.deleteUpTo(revision - KEPT_RESPONSES);
        return result;
      });
    } catch (error) {
      if (error instanceof Repetition) return JSON.parse(error.body);
      throw error;
    }
  };
}

/**
 * When a press counts, in milliseconds since the epoch: when it was made, however long it was on its
 * way, and never in the future (OUT-10).
 *
 * @param now when it arrived
 */
export function pressedAt({ time }: Press, now: number): number {
  return Math.min(time ?? now, now);
}

/** Deletes a batch of responses that have been stored long enough; returns how many. */
export function createPruneResponses(repository: StoredResponseRepository, clock: () => number) {
  return (limit: number): Promise<number> =>
    repository.deleteOlderThan(clock() - KEPT_RESPONSE_DAYS * DAY_MS, limit);
}
