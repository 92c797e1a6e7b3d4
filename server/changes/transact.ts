import { PRESS_TIME_HEADER } from '#contract/extensions.ts';
import { PRESS_AGE_LIMIT_MS } from '#contract/limits.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db, Tables } from '#server/db/schema.ts';
import { InvalidFieldError, Refusal } from '#server/runtime/errors.ts';
import type { Press, PressIdentity } from './press.ts';
import { bumpRevision } from './revision.ts';

/**
 * The most responses that are stored for one user. A user makes some hundred changes a week; one who
 * makes more than this within seven days is no person (OUT-2).
 */
export const KEPT_RESPONSES = 5000;

/** The world of one user's change: the user's rows, and the revision that it makes. */
export type ChangeOf<Rows> = Rows & { readonly revision: number };

/**
 * Runs `work` for a press, alone among the changes of its user: all of it or, if it throws, nothing.
 * It may read, decide and write without another request coming between. A press that was successful
 * before is not run again: it gets the same result (OUT-2).
 *
 * @throws Refusal if the key belongs to another request
 * @throws InvalidFieldError if it was made over a year ago, by a wrong clock
 */
export type Transact<Rows> = <Result>(
  press: Press,
  work: (change: ChangeOf<Rows>) => Promise<Result>,
) => Promise<Result>;

/** Lets each press count once. */
export function createTransact<Rows extends object>(
  db: Db,
  rowsOf: (transaction: Db, user: number) => Rows,
  clock: () => number,
): Transact<Rows> {
  return async ({ user, time, identity }, work) => {
    if (time !== null && time < clock() - PRESS_AGE_LIMIT_MS) {
      throw new InvalidFieldError(PRESS_TIME_HEADER, 'This is more than a year ago.');
    }
    return db.transaction().execute(async (transaction) => {
      if (identity !== null) {
        // A repetition changes nothing, not even the revision: the user is locked before it is looked for.
        await lockUser(transaction, user);
        const kept = await findKept(transaction, user, identity);
        if (kept !== undefined) return JSON.parse(kept);
      }
      const revision = await bumpRevision(transaction, user);
      const result = await work({ ...rowsOf(transaction, user), revision });
      if (identity !== null) {
        const body = JSON.stringify(result ?? null);
        const { key, requestHash: request_hash } = identity;
        const row = { user_id: user, key, request_hash, body, revision, created_at: clock() };
        await keep(transaction, row);
      }
      return result;
    });
  };
}

async function findKept(
  transaction: Db,
  user: number,
  { key, requestHash }: PressIdentity,
): Promise<string | undefined> {
  const kept = await transaction
    .selectFrom('kept_responses')
    .select(['request_hash', 'body'])
    .where('user_id', '=', user)
    .where('key', '=', key)
    .executeTakeFirst();
  if (kept !== undefined && kept.request_hash !== requestHash) {
    throw new Refusal('key_reused', 'This key was used for another request.');
  }
  return kept?.body;
}

/** Each change raises the revision, so that this leaves so many at most. */
async function keep(transaction: Db, row: Tables['kept_responses']): Promise<void> {
  await transaction.insertInto('kept_responses').values(row).execute();
  await transaction
    .deleteFrom('kept_responses')
    .where('user_id', '=', row.user_id)
    .where('revision', '<=', row.revision - KEPT_RESPONSES)
    .execute();
}
