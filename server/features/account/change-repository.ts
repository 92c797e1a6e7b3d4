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
        await noteEventOf(transaction, { user: user.id, sid }, 'password_changed', now);
        return true;
      });
    },

    /**
     * The operator's: replaces the password, removes passkeys, and ends all sessions and the name's
     * wait (ACC-7).
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
     * Ends the account (ACC-5): its sessions, its name, and all that its user could read. The rows
     * are left to `removal-repository.ts`. Returns whether it did: not if the password was changed in
     * the meantime.
     */
    delete(id: number, now: number, passwordHash?: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        if (!(await lockUser(transaction, id, passwordHash))) return false;
        await transaction.deleteFrom('refresh_families').where('user_id', '=', id).execute();
        await transaction.deleteFrom('passkeys').where('user_id', '=', id).execute();
        await transaction.deleteFrom('own_lists').where('user_id', '=', id).execute();
        // Some marks a year: few rows.
        await transaction.deleteFrom('day_notes').where('user_id', '=', id).execute();
        await transaction.deleteFrom('sheet_settings').where('user_id', '=', id).execute();
        // For requests that are under way: entries are read with their records only.
        await transaction
          .updateTable('work_records')
          .set({ deleted_at: LONG_AGO })
          .where('user_id', '=', id)
          .execute();
        const { username_key } = await transaction
          .selectFrom('users')
          .select('username_key')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        await transaction
          .deleteFrom('usernames')
          .where('username_key', '=', username_key)
          .execute();
        await transaction
          .updateTable('users')
          .set({ deleted_at: now, username: '', username_key: nobodysKey(id), password_hash: '' })
          .where('id', '=', id)
          .execute();
        return true;
      });
    },
  };
}

/** Nothing that was deleted then can be restored. */
const LONG_AGO = 0;

/** No name holds the line break: SQLite keeps these unique, too. */
function nobodysKey(id: number): string {
  return `\n${id}`;
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
