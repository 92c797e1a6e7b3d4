import { lockUser } from '#server/db/lock-user.ts';
import { noteEvent } from '#server/db/note-event.ts';
import type { Db } from '#server/db/schema.ts';

export type OperatorRepository = ReturnType<typeof createOperatorRepository>;

/** The operator's list of accounts, and changes of one beside its user (ACC-7). */
export function createOperatorRepository(db: Db) {
  return {
    /** All accounts; `used_at` is `null` without a session. */
    async list() {
      const rows = await db
        .selectFrom('users')
        .leftJoin('refresh_families', 'refresh_families.user_id', 'users.id')
        .select(['users.id', 'username', 'users.created_at'])
        .select(({ fn }) => [
          fn.count('refresh_families.id').as('sessions'),
          fn.max('used_at').as('used_at'),
        ])
        .where('users.deleted_at', 'is', null)
        .groupBy(['users.id', 'username', 'users.created_at'])
        .orderBy('users.id')
        .execute();
      return rows.map(({ username, created_at, sessions, used_at }) => ({
        username,
        created_at,
        sessions: Number(sessions),
        used_at: used_at === null ? null : Number(used_at),
      }));
    },

    /**
     * Replaces the password, removes passkeys, and ends all sessions and the name's wait. Returns how many
     * sessions there were.
     */
    resetPassword(id: number, next: string, now: number): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ password_hash: next, unlocked_at: now })
          .where('id', '=', id)
          .execute();
        await transaction.deleteFrom('passkeys').where('user_id', '=', id).execute();
        return endAll(transaction, id, 'password_reset', now);
      });
    },

    /** Ends all sessions; returns how many. */
    signOut(id: number, now: number): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        await lockUser(transaction, id);
        return endAll(transaction, id, 'signed_out_by_operator', now);
      });
    },

    /** Ends the name's wait, as soon as its user tries again. */
    async unlock(id: number, now: number): Promise<void> {
      await db.updateTable('users').set({ unlocked_at: now }).where('id', '=', id).execute();
    },
  };
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
