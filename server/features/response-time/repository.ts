import type { Insertable } from 'kysely';
import type { ResponseTimeRecord } from '#contract/response-time.ts';
import type { Db, Tables } from '#server/db/schema.ts';

export type ResponseTimeRepository = ReturnType<typeof createResponseTimeRepository>;

export function createResponseTimeRepository(db: Db) {
  return {
    insert(row: Insertable<Tables['response_times']>): Promise<ResponseTimeRecord> {
      return db
        .insertInto('response_times')
        .values(row)
        .returning(['id', 'ip_addr'])
        .executeTakeFirstOrThrow();
    },

    /** Deletes at most `limit` rows, the oldest first; answers how many there were. */
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
