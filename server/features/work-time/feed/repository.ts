import { lockUser } from '#server/db/lock-user.ts';
import { noteEventOf } from '#server/db/note-event.ts';
import type { Db } from '#server/db/schema.ts';
import type { Asker } from '#server/runtime/asker.ts';

export type FeedRepository = ReturnType<typeof createFeedRepository>;

/** The addresses of users' feeds, at most one of each. */
export function createFeedRepository(db: Db) {
  return {
    /** When the address of this user was made. */
    async since(user: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('calendar_feeds')
        .select('created_at')
        .where('user_id', '=', user)
        .executeTakeFirst();
      return row?.created_at;
    },

    /** The user of the address with this token, unless the account is deleted. */
    find(hash: string): Promise<{ user: number; revision: number } | undefined> {
      return db
        .selectFrom('calendar_feeds')
        .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
        .select(['user_id as user', 'revision'])
        .where('token_hash', '=', hash)
        .where('users.deleted_at', 'is', null)
        .executeTakeFirst();
    },

    /** Stores the address, in place of an earlier one. */
    put(asker: Asker, hash: string, now: number): Promise<void> {
      return db.transaction().execute(async (transaction) => {
        await lockUser(transaction, asker.id);
        await transaction
          .insertInto('calendar_feeds')
          .values({ user_id: asker.id, token_hash: hash, created_at: now })
          .onConflict((conflict) =>
            conflict.column('user_id').doUpdateSet({ token_hash: hash, created_at: now }),
          )
          .execute();
        await noteEventOf(transaction, asker, 'calendar_made', now);
      });
    },

    /** Removes the address, if there is one. */
    remove(asker: Asker, now: number): Promise<void> {
      return db.transaction().execute(async (transaction) => {
        await lockUser(transaction, asker.id);
        const { numDeletedRows } = await transaction
          .deleteFrom('calendar_feeds')
          .where('user_id', '=', asker.id)
          .executeTakeFirstOrThrow();
        if (numDeletedRows > 0n) await noteEventOf(transaction, asker, 'calendar_ended', now);
      });
    },
  };
}
