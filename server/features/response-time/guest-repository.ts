import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

export type GuestRepository = ReturnType<typeof createGuestRepository>;

/** The response times without a user. Their ids rise with time, so the lowest are the oldest. */
export function createGuestRepository(db: Db) {
  const ofGuests = db.selectFrom('response_times').where('user_id', 'is', null);

  return {
    async count(): Promise<number> {
      const { count } = await ofGuests
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** At most `limit` addresses that have more than `most` rows, and how many they have. */
    crowded(most: number, limit: number): Promise<{ address: string; count: number }[]> {
      const count = sql<number>`count(*)`;
      return ofGuests
        .select(['ip_addr as address', count.as('count')])
        .groupBy('ip_addr')
        .having(count, '>', most)
        .limit(limit)
        .execute();
    },

    /** Deletes so many rows of the address, or of all, the oldest first; returns how many. */
    async deleteOldest(limit: number, address?: string): Promise<number> {
      const oldest = ofGuests
        .$if(address !== undefined, (query) => query.where('ip_addr', '=', address ?? ''))
        .select('id')
        .orderBy('id')
        .limit(limit);
      const { numDeletedRows } = await db
        .deleteFrom('response_times')
        .where('id', 'in', oldest)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
