import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '#server/db/schema.ts';

export type User = Omit<Selectable<Tables['users']>, 'revision' | 'unlocked_at' | 'deleted_at'>;
export type UserRepository = ReturnType<typeof createUserRepository>;

const columns = ['id', 'username', 'username_key', 'password_hash', 'uuid', 'created_at'] as const;

/** No user has this id. */
export const NOBODY = 0;

/** Not a failure: it undoes what the transaction has written. */
class TakenError extends Error {}

/** The rows of accounts. */
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
    async insert(
      user: Insertable<Tables['users']>,
    ): Promise<Pick<User, 'id' | 'username'> | undefined> {
      try {
        return await db.transaction().execute(async (transaction) => {
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
          if (numInsertedOrUpdatedRows === 0n) throw new TakenError();
          return added;
        });
      } catch (error) {
        if (error instanceof TakenError) return undefined;
        throw error;
      }
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

    /** Whether the operator unlocked the account since that time, once each time. */
    async takeUnlock(id: number, since: number): Promise<boolean> {
      const user = await db
        .selectFrom('users')
        .select('unlocked_at')
        .where('id', '=', id)
        .executeTakeFirst();
      if (user === undefined || user.unlocked_at === null) return false;
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ unlocked_at: null })
        .where('id', '=', id)
        .where('unlocked_at', '=', user.unlocked_at)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n && user.unlocked_at >= since;
    },
  };
}
