import type { Insertable } from 'kysely';
import type { Db, Tables } from '#server/db/schema.ts';

/** The response to an earlier press of the same key. */
interface StoredResponse {
  requestHash: string;
  /** As JSON. */
  body: string;
}

export type StoredResponses = ReturnType<typeof createStoredResponses>;

/** One user's responses, stored for the repetitions of presses. */
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
