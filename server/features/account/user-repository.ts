import type { Insertable, Selectable } from 'kysely';
import { prepareQuery } from '#server/db/prepare-query.ts';
import type { Db, Tables } from '#server/db/schema.ts';

export type User = Omit<Selectable<Tables['users']>, 'revision'>;
export type UserRepository = ReturnType<typeof createUserRepository>;

export function createUserRepository(db: Db) {
  const byKey = prepareQuery(db, ({ key }: { key: string }) =>
    db
      .selectFrom('users')
      .select(['id', 'username', 'username_key', 'password_hash', 'uuid', 'created_at'])
      .where('username_key', '=', key),
  );

  return {
    findByKey(usernameKey: string): Promise<User | undefined> {
      return byKey.executeTakeFirst({ key: usernameKey });
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

    /** Does nothing if the hash has changed since. */
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
