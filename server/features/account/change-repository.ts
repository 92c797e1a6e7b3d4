import { lockUser } from '#server/db/lock-user.ts';
import { noteEvent, noteEventOf } from '#server/db/note-event.ts';
import type { Db } from '#server/db/schema.ts';

/** A change that was allowed by the password with this hash. */
interface Allowed {
  id: number;
  password_hash: string;
}

export type AccountChangeRepository = ReturnType<typeof createAccountChangeRepository>;

/** Changes of a whole account, each all or nothing. */
export function createAccountChangeRepository(db: Db) {
  return {
    /**
     * Replaces the password and ends all sessions but this one (ACC-2). Returns whether it did: not
     * if the password was changed in the meantime.
     */
    changePassword(user: Allowed, next: string, sid: string, now: number): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        if (!(await lockUser(transaction, user.id, user.password_hash))) return false;
        await transaction
          .updateTable('users')
          .set({ password_hash: next })
          .where('id', '=', user.id)
          .execute();
        await transaction
          .deleteFrom('refresh_families')
          .where('user_id', '=', user.id)
          .where('id', '!=', sid)
          .execute();
        await noteEventOf(transaction, sid, 'password_changed', now);
        return true;
      });
    },

    /** The operator's: replaces the password, ends all sessions and the name's wait (ACC-7). */
    resetPassword(id: number, next: string, now: number): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ password_hash: next, unlocked_at: now })
          .where('id', '=', id)
          .execute();
        return endAll(transaction, id, 'password_reset', now);
      });
    },

    /** The operator's: ends all sessions; returns how many. */
    signOut(id: number, now: number): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        await lockUser(transaction, id);
        return endAll(transaction, id, 'signed_out_by_operator', now);
      });
    },

    /** The operator's: ends the name's wait, as soon as its user tries again. */
    async unlock(id: number, now: number): Promise<void> {
      await db.updateTable('users').set({ unlocked_at: now }).where('id', '=', id).execute();
    },

    /**
     * Deletes the account with everything that is its own; of its response times it takes the user
     * away (ACC-5). Returns whether it did: not if the password was changed in the meantime.
     */
    delete(id: number, passwordHash?: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        if (!(await lockUser(transaction, id, passwordHash))) return false;
        await inTurns(() => forgetResponseTimes(transaction, id));
        await inTurns(() => deleteEntries(transaction, id));
        await transaction.deleteFrom('users').where('id', '=', id).execute();
        return true;
      });
    },
  };
}

/** In so small steps others are still served: 200,000 entries take seconds. */
const STEP = 500;

async function inTurns(step: () => Promise<bigint>): Promise<void> {
  while ((await step()) === BigInt(STEP)) await new Promise(setImmediate);
}

async function forgetResponseTimes(transaction: Db, user: number): Promise<bigint> {
  const own = transaction.selectFrom('response_times').select('id').where('user_id', '=', user);
  const { numUpdatedRows } = await transaction
    .updateTable('response_times')
    .set({ user_id: null })
    .where('id', 'in', own.limit(STEP))
    .executeTakeFirstOrThrow();
  return numUpdatedRows;
}

async function deleteEntries(transaction: Db, user: number): Promise<bigint> {
  const own = transaction.selectFrom('time_entries').select('id').where('user_id', '=', user);
  const { numDeletedRows } = await transaction
    .deleteFrom('time_entries')
    .where('id', 'in', own.limit(STEP))
    .executeTakeFirstOrThrow();
  return numDeletedRows;
}

async function endAll(
  transaction: Db,
  user: number,
  kind: 'password_reset' | 'signed_out_by_operator',
  now: number,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('refresh_families')
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  const nowhere = { browser: null, system: null, ip_addr: null };
  await noteEvent(transaction, { user_id: user, kind, created_at: now, ...nowhere });
  return Number(numDeletedRows);
}
