import type { Selectable } from 'kysely';
import type { ResponseTimeRecord } from '#contract/response-time.ts';
import type { Db, Tables } from '#server/db/schema.ts';

type Row = Omit<Selectable<Tables['response_times']>, 'id'>;

export type ResponseTimeRepository = ReturnType<typeof createResponseTimeRepository>;

/** The response times of all. */
export function createResponseTimeRepository(db: Db) {
  return {
    /** The stored row's id and address, and the user's revision where there is a user. */
    async insert(row: Row): Promise<Omit<ResponseTimeRecord, 'extensions'>> {
      const { revision, ...record } = await db
        .insertInto('response_times')
        .values(row)
        .returning(['id', 'ip_addr'])
        // The same statement: a guest has none, and nobody waits for a second one.
        .returning((query) =>
          query
            .selectFrom('users')
            .select('revision')
            .whereRef('users.id', '=', 'response_times.user_id')
            .as('revision'),
        )
        .executeTakeFirstOrThrow();
      return revision === null ? record : { ...record, revision };
    },

    /** Deletes at most `limit` rows, the oldest first; returns how many there were. */
    async deleteOlderThan(time: number, limit: number): Promise<number> {
      const oldest = db
        .selectFrom('response_times')
        .select('id')
        .where('created_at', '<', time)
        .orderBy('created_at')
        .limit(limit);
      const { numDeletedRows } = await db
        .deleteFrom('response_times')
        .where('id', 'in', oldest)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
