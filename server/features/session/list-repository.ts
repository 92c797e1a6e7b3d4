import type { Selectable } from 'kysely';
import { lockUser } from '#server/db/lock-user.ts';
import { noteEventOf } from '#server/db/note-event.ts';
import type { Db, Tables } from '#server/db/schema.ts';

export type ListedSession = Pick<
  Selectable<Tables['refresh_families']>,
  'id' | 'browser' | 'system' | 'ip_addr' | 'began_at' | 'used_at'
>;

export type SessionListRepository = ReturnType<typeof createSessionListRepository>;

/** A user's sessions. `now` is in Unix seconds: expired ones are no sessions any more. */
export function createSessionListRepository(db: Db) {
  return {
    /** Those used last, first; of many only `limit`. */
    list(user: number, seconds: number, limit: number): Promise<ListedSession[]> {
      return db
        .selectFrom('refresh_families')
        .select(['id', 'browser', 'system', 'ip_addr', 'began_at', 'used_at'])
        .where('user_id', '=', user)
        .where('refresh_expires_at', '>', seconds)
        .orderBy('used_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
    },

    /** Ends all sessions of the user but this one; returns how many. */
    endOthers(user: number, sid: string, now: number): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        await lockUser(transaction, user);
        const { numDeletedRows } = await transaction
          .deleteFrom('refresh_families')
          .where('user_id', '=', user)
          .where('id', '!=', sid)
          .executeTakeFirstOrThrow();
        const ended = Number(numDeletedRows);
        if (ended > 0) await noteEventOf(transaction, { user, sid }, 'other_sessions_ended', now);
        return ended;
      });
    },
  };
}
