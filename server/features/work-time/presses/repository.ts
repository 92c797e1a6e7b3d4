import type { Db } from '#server/db/schema.ts';

export type KeptResponseRepository = ReturnType<typeof createKeptResponseRepository>;

/** Responses that are kept for repetitions, of all users. */
export function createKeptResponseRepository(db: Db) {
  return {
    /** Deletes at most `limit` responses, the oldest first; returns how many there were. */
    async deleteOlderThan(time: number, limit: number): Promise<number> {
      const oldest = db
        .selectFrom('kept_responses')
        .select(['user_id', 'key'])
        .where('created_at', '<', time)
        .orderBy('created_at')
        .limit(limit);
      const { numDeletedRows } = await db
        .deleteFrom('kept_responses')
        .where(({ eb, refTuple }) =>
          eb(refTuple('user_id', 'key'), 'in', oldest.$asTuple('user_id', 'key')),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
