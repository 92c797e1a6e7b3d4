import { PRESS_TIME_HEADER } from '#contract/extensions.ts';
import { PRESS_AGE_LIMIT_MS } from '#contract/limits.ts';
import type { Db } from '#server/db/schema.ts';
import { InvalidFieldError, KeyReusedError } from '#server/runtime/errors.ts';
import type { Press } from './press.ts';
import { bumpRevision } from './revision.ts';

/**
 * The most responses that are stored for one user. A user makes some hundred changes a week; one who
 * makes more than this within seven days is no person (OUT-2).
 */
export const KEPT_RESPONSES = 5000;

/** The world of one user's change: the user's rows, and the revision that it makes. */
export type ChangeOf<Rows> = Rows & { readonly revision: number };

/** Runs `work` alone among the changes of this user: all of it or, if it throws, nothing. */
export type TransactChange<Rows> = <Result>(
  user: number,
  work: (change: ChangeOf<Rows>) => Promise<Result>,
) => Promise<Result>;

/**
 * Runs `work` for a press, alone among the changes of its user: all of it or, if it throws, nothing.
 * It may read, decide and write without another request coming between. A press that was successful
 * before is not run again: it gets the same result (OUT-2).
 *
 * @throws KeyReusedError if the key belongs to another request
 * @throws InvalidFieldError if it was made over a year ago, by a wrong clock
 */
export type Transact<Rows> = <Result>(
  press: Press,
  work: (change: ChangeOf<Rows>) => Promise<Result>,
) => Promise<Result>;

/** Changes of a user, one at a time. */
export function createTransactChange<Rows extends object>(
  db: Db,
  rowsOf: (transaction: Db, user: number) => Rows,
): TransactChange<Rows> {
  return (user, work) =>
    db.transaction().execute(async (transaction) => {
      const revision = await bumpRevision(transaction, user);
      return work({ ...rowsOf(transaction, user), revision });
    });
}

/** Not a failure: it undoes what the transaction has written, which is the new revision. */
class Repetition extends Error {
  readonly body: string;

  constructor(body: string) {
    super('This press was successful before.');
    this.body = body;
  }
}

/** Lets each press count once. */
export function createTransact<Rows extends object>(
  db: Db,
  rowsOf: (transaction: Db, user: number) => Rows,
  clock: () => number,
): Transact<Rows> {
  const transactChange = createTransactChange(db, (transaction, user) => ({
    ...rowsOf(transaction, user),
    transaction,
  }));

  return async <Result>(
    { user, time, identity }: Press,
    work: (change: ChangeOf<Rows>) => Promise<Result>,
  ): Promise<Result> => {
    if (time !== null && time < clock() - PRESS_AGE_LIMIT_MS) {
      throw new InvalidFieldError(PRESS_TIME_HEADER, 'This is more than a year ago.');
    }
    if (identity === null) return transactChange(user, work);
    const { key, requestHash } = identity;
    try {
      return await transactChange(user, async (change: ChangeOf<Rows> & { transaction: Db }) => {
        const { transaction, revision } = change;
        const earlier = await transaction
          .selectFrom('kept_responses')
          .select(['request_hash', 'body'])
          .where('user_id', '=', user)
          .where('key', '=', key)
          .executeTakeFirst();
        if (earlier !== undefined) {
          if (earlier.request_hash !== requestHash) throw new KeyReusedError();
          throw new Repetition(earlier.body);
        }
        const result = await work(change);
        const body = JSON.stringify(result ?? null);
        const made = { revision, created_at: clock() };
        const row = { user_id: user, key, request_hash: requestHash, body, ...made };
        await transaction.insertInto('kept_responses').values(row).execute();
        // Each change raises the revision, so that this leaves so many at most.
        await transaction
          .deleteFrom('kept_responses')
          .where('user_id', '=', user)
          .where('revision', '<=', revision - KEPT_RESPONSES)
          .execute();
        return result;
      });
    } catch (error) {
      if (error instanceof Repetition) return JSON.parse(error.body);
      throw error;
    }
  };
}
