import type { Insertable, Selectable } from 'kysely';
import { EVENTS_KEPT_MS } from '#server/db/delete-aged.ts';
import { lockUser } from '#server/db/lock-user.ts';
import { noteEventOf } from '#server/db/note-event.ts';
import type { Db, Tables } from '#server/db/schema.ts';

export type User = Omit<Selectable<Tables['users']>, 'revision' | 'unlocked_at' | 'deleted_at'>;
export type UserRepository = ReturnType<typeof createUserRepository>;

const columns = ['id', 'username', 'username_key', 'password_hash', 'uuid', 'created_at'] as const;

/** A change that was allowed by the password with this hash. */
type Allowed = Pick<User, 'id' | 'password_hash'>;

/** Few rows of a user: of marks, some a year. */
const SMALL_TABLES = [
  ...(['refresh_families', 'passkeys', 'own_lists'] as const),
  ...(['day_notes', 'sheet_settings'] as const),
];

/** No user has this id. */
export const NOBODY = 0;

/** The rows of accounts, and changes of whole accounts, each all or nothing. */
export function createUserRepository(db: Db) {
  function find(id: number): Promise<User | undefined> {
    return db
      .selectFrom('users')
      .select(columns)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  }

  return {
    find,

    /** Two reads also for a name that nobody has: it takes as long as one that exists (SEC-1). */
    async findByKey(usernameKey: string): Promise<User | undefined> {
      const owner = await db
        .selectFrom('usernames')
        .select('user_id')
        .where('username_key', '=', usernameKey)
        .executeTakeFirst();
      return find(owner?.user_id ?? NOBODY);
    },

    /** Returns `undefined` and stores nothing if the key is taken, also by a simultaneous call. */
    insert(user: Insertable<Tables['users']>): Promise<Pick<User, 'id' | 'username'> | undefined> {
      return db.transaction().execute(async (transaction) => {
        const added = await transaction
          .insertInto('users')
          .values(user)
          // On SQLite the key is unique here, too.
          .onConflict((conflict) => conflict.doNothing())
          .returning(['id', 'username'])
          .executeTakeFirst();
        if (added === undefined) return undefined;
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('usernames')
          .values({ username_key: user.username_key, user_id: added.id })
          .onConflict((conflict) => conflict.column('username_key').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows !== 0n) return added;
        await transaction.deleteFrom('users').where('id', '=', added.id).execute();
        return undefined;
      });
    },

    /** Returns whether it did: not if the hash has changed since. */
    async replacePasswordHash(id: number, current: string, next: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ password_hash: next })
        .where('id', '=', id)
        .where('password_hash', '=', current)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** True if the operator unlocked the account since that time, once each time. */
    async takeUnlock(id: number, since: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ unlocked_at: null })
        .where('id', '=', id)
        .where('unlocked_at', '>=', since)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

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
        await noteEventOf(transaction, { id: user.id, sid }, 'password_changed', now);
        return true;
      });
    },

    /**
     * Ends the account (ACC-5): its sessions, its name, and all that its user could read. The rows
     * are left to `removal-repository.ts`. Returns whether it did: not if the password was changed in
     * the meantime.
     */
    delete(id: number, now: number, passwordHash?: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        if (!(await lockUser(transaction, id, passwordHash))) return false;
        for (const table of SMALL_TABLES) {
          await transaction.deleteFrom(table).where('user_id', '=', id).execute();
        }
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

    /** The events of the account, the latest first. `server/db/note-event.ts` adds to them. */
    events(id: number, now: number) {
      return db
        .selectFrom('account_events')
        .select(['id', 'kind', 'created_at', 'browser', 'system', 'ip_addr'])
        .where('user_id', '=', id)
        .where('created_at', '>=', now - EVENTS_KEPT_MS)
        .orderBy('id', 'desc')
        .execute();
    },
  };
}

/** Nothing that was deleted then can be restored. */
const LONG_AGO = 0;

/** No name holds the line break: SQLite keeps these unique, too. */
function nobodysKey(id: number): string {
  return `\n${id}`;
}
