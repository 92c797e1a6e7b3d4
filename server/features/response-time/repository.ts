import type { Selectable } from 'kysely';
import type { ResponseTimeRecord } from '#contract/response-time.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';
import type { Db, Tables } from '#server/db/schema.ts';

type Row = Omit<Selectable<Tables['response_times']>, 'id'>;

export type ResponseTimeRepository = ReturnType<typeof createResponseTimeRepository>;

export function createResponseTimeRepository(db: Db) {
  const insert = prepareQuery(db, (row: Row) =>
    db
      .insertInto('response_times')
      .values({
        ip_addr: row.ip_addr,
        user_id: row.user_id,
        last_request_at: row.last_request_at,
        last_response_at: row.last_response_at,
        response_time: row.response_time,
        created_at: row.created_at,
      })
      .returning(['id', 'ip_addr'])
      // The same statement: a guest has none, and nobody waits for a second one.
      .returning((query) =>
        query
          .selectFrom('users')
          .select('revision')
          .whereRef('users.id', '=', 'response_times.user_id')
          .as('revision'),
      ),
  );

  return {
    /** The stored row's id and address, and the user's revision where there is a user. */
    async insert(row: Row): Promise<Omit<ResponseTimeRecord, 'extensions'>> {
      const { revision, ...record } = await insert.executeTakeFirstOrThrow(row);
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
