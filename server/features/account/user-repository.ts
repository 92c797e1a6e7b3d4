import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '#server/db/schema.ts';

export type User = Omit<Selectable<Tables['users']>, 'revision' | 'unlocked_at' | 'deleted_at'>;
export type UserRepository = ReturnType<typeof createUserRepository>;

const columns = ['id', 'username', 'username_key', 'password_hash', 'uuid', 'created_at'] as const;

/** The rows of accounts. */
export function createUserRepository(db: Db) {
  const ofKey = (usernameKey: string) =>
    db.selectFrom('users').where('username_key', '=', usernameKey);

  return {
    findByKey(usernameKey: string): Promise<User | undefined> {
      return ofKey(usernameKey).select(columns).executeTakeFirst();
    },

    find(id: number): Promise<User | undefined> {
      return db
        .selectFrom('users')
        .select(columns)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
    },

    /** Returns `undefined` and stores nothing if the key is taken, also by a simultaneous call. */
    insert(user: Insertable<Tables['users']>): Promise<Pick<User, 'id' | 'username'> | undefined> {
      return db
        .insertInto('users')
        .values(user)
        .onConflict((conflict) => conflict.column('username_key').doNothing())
        .returning(['id', 'username'])
        .executeTakeFirst();
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

    /** Returns the account that the operator unlocked since that time, once each time. */
    async takeUnlock(usernameKey: string, since: number): Promise<number | undefined> {
      const user = await ofKey(usernameKey).select(['id', 'unlocked_at']).executeTakeFirst();
      if (user === undefined || user.unlocked_at === null) return undefined;
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ unlocked_at: null })
        .where('id', '=', user.id)
        .where('unlocked_at', '=', user.unlocked_at)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n && user.unlocked_at >= since ? user.id : undefined;
    },
  };
}
