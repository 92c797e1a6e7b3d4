import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '#server/db/schema.ts';

type Row = Selectable<Tables['guest_response_times']>;

export type GuestRepository = ReturnType<typeof createGuestRepository>;

/** The response times without a user. Their ids rise with time, so the lowest are the oldest. */
export function createGuestRepository(db: Db) {
  const ofGuests = db.selectFrom('guest_response_times');

  async function remove(rows: typeof ofGuests): Promise<number> {
    const tuples = rows.select(['ip_addr', 'id']).$asTuple('ip_addr', 'id');
    const { numDeletedRows } = await db
      .deleteFrom('guest_response_times')
      .where(({ eb, refTuple }) => eb(refTuple('ip_addr', 'id'), 'in', tuples))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  return {
    /** Returns the row's id and address. */
    insert(row: Omit<Row, 'id'>): Promise<Pick<Row, 'id' | 'ip_addr'>> {
      return db
        .insertInto('guest_response_times')
        .values(row)
        .returning(['id', 'ip_addr'])
        .executeTakeFirstOrThrow();
    },

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
    deleteOldest(limit: number, address?: string): Promise<number> {
      const own = address === undefined ? ofGuests : ofGuests.where('ip_addr', '=', address);
      return remove(own.orderBy('id').limit(limit));
    },

    /** Deletes at most `limit` rows, the oldest first; returns how many there were. */
    deleteOlderThan(time: number, limit: number): Promise<number> {
      return remove(ofGuests.where('created_at', '<', time).orderBy('created_at').limit(limit));
    },
  };
}
