import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '#server/db/schema.ts';

export type User = Selectable<Tables['users']>;
export type UserRepository = ReturnType<typeof createUserRepository>;

export function createUserRepository(db: Db) {
  return {
    findByKey(usernameKey: string): Promise<User | undefined> {
      return db
        .selectFrom('users')
        .selectAll()
        .where('username_key', '=', usernameKey)
        .executeTakeFirst();
    },

    /** Answers `undefined`, and stores nothing, if the key is taken: even in this very moment. */
    insert(user: Insertable<Tables['users']>): Promise<Pick<User, 'id' | 'username'> | undefined> {
      return db
        .insertInto('users')
        .values(user)
        .onConflict((conflict) => conflict.column('username_key').doNothing())
        .returning(['id', 'username'])
        .executeTakeFirst();
    },

    /** Does nothing if the hash has changed meanwhile. */
    async replacePasswordHash(id: number, current: string, next: string): Promise<void> {
      await db
        .updateTable('users')
        .set({ password_hash: next })
        .where('id', '=', id)
        .where('password_hash', '=', current)
        .execute();
    },
  };
}
