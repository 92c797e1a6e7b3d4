import type { Selectable } from 'kysely';
import type { Db, Tables } from '#server/db/schema.ts';

type Row = Omit<Selectable<Tables['response_times']>, 'id'>;

export type ResponseTimeRepository = ReturnType<typeof createResponseTimeRepository>;

/** The response times of users. */
export function createResponseTimeRepository(db: Db) {
  return {
    /** Returns the row's id and address. */
    insert(row: Row): Promise<Pick<Selectable<Tables['response_times']>, 'id' | 'ip_addr'>> {
      return db
        .insertInto('response_times')
        .values(row)
        .returning(['id', 'ip_addr'])
        .executeTakeFirstOrThrow();
    },

    /** Deletes at most `limit` rows, the oldest first; returns how many there were. */
    async deleteOlderThan(time: number, limit: number): Promise<number> {
      const oldest = db
        .selectFrom('response_times')
        .select(['user_id', 'id'])
        .where('created_at', '<', time)
        .orderBy('created_at')
        .limit(limit)
        .$asTuple('user_id', 'id');
      const { numDeletedRows } = await db
        .deleteFrom('response_times')
        .where(({ eb, refTuple }) => eb(refTuple('user_id', 'id'), 'in', oldest))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
