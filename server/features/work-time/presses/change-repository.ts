import type { Insertable } from 'kysely';
import type { Db, Tables } from '#server/db/schema.ts';

/** The response to an earlier press of the same key. */
export interface StoredResponse {
  requestHash: string;
  /** As JSON. */
  body: string;
}

export type StoredResponses = ReturnType<typeof createStoredResponses>;

export type SessionPresses = ReturnType<typeof createSessionPresses>;

/** The presses of one user's sessions within a transaction. */
export function createSessionPresses(transaction: Db, user: number) {
  return {
    /**
     * Notes when a press of a session counts, and returns it: at `at`, or just after the one before
     * it if that counted from `at` to `latest`.
     */
    async follow(session: string, at: number, latest: number): Promise<number> {
      const noted = await transaction
        .updateTable('refresh_families')
        .set((eb) => ({
          pressed_at: eb
            .case()
            .when(eb.between('pressed_at', at, latest))
            .then(eb('pressed_at', '+', 1))
            .else(at)
            .end(),
        }))
        .where('id', '=', session)
        .where('user_id', '=', user)
        .returning('pressed_at')
        .executeTakeFirst();
      // The session may just have ended.
      return noted?.pressed_at ?? at;
    },
  };
}

/** One user's responses within a transaction. */
export function createStoredResponses(transaction: Db, user: number) {
  return {
    find(key: string): Promise<StoredResponse | undefined> {
      return transaction
        .selectFrom('kept_responses')
        .select(['request_hash as requestHash', 'body'])
        .where('user_id', '=', user)
        .where('key', '=', key)
        .executeTakeFirst();
    },

    async add(row: Omit<Insertable<Tables['kept_responses']>, 'user_id'>): Promise<void> {
      await transaction
        .insertInto('kept_responses')
        .values({ ...row, user_id: user })
        .execute();
    },

    /** Deletes those of this revision and before. */
    async deleteUpTo(revision: number): Promise<void> {
      await transaction
        .deleteFrom('kept_responses')
        .where('user_id', '=', user)
        .where('revision', '<=', revision)
        .execute();
    },
  };
}
