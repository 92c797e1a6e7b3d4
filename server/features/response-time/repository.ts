import { type Selectable, sql } from 'kysely';
import { deleteFirst } from '#server/db/delete-first.ts';
import type { Db, Tables } from '#server/db/schema.ts';

type Row = Omit<Selectable<Tables['guest_response_times']>, 'id'>;
type Stored = Pick<Selectable<Tables['guest_response_times']>, 'id' | 'ip_addr'>;

export type ResponseTimeRepository = ReturnType<typeof createResponseTimeRepository>;

/** Response times of users, and of guests. Their ids rise with time, so the lowest are the oldest. */
export function createResponseTimeRepository(db: Db) {
  const ofGuests = db.selectFrom('guest_response_times');

  return {
    /** Returns the row's id and address. */
    insert(row: Row & { user_id: number }): Promise<Stored> {
      return db
        .insertInto('response_times')
        .values(row)
        .returning(['id', 'ip_addr'])
        .executeTakeFirstOrThrow();
    },

    insertOfGuest(row: Row): Promise<Stored> {
      return db
        .insertInto('guest_response_times')
        .values(row)
        .returning(['id', 'ip_addr'])
        .executeTakeFirstOrThrow();
    },

    async countOfGuests(): Promise<number> {
      const { count } = await ofGuests
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** At most `limit` addresses that have more than `most` rows of guests, and how many they have. */
    crowded(most: number, limit: number): Promise<{ address: string; count: number }[]> {
      const count = sql<number>`count(*)`;
      return ofGuests
        .select(['ip_addr as address', count.as('count')])
        .groupBy('ip_addr')
        .having(count, '>', most)
        .limit(limit)
        .execute();
    },

    /** Deletes so many rows of guests, of the address or of all, the oldest first; returns how many. */
    deleteOldestOfGuests(limit: number, address?: string): Promise<number> {
      const where =
        address === undefined ? sql<boolean>`id > 0` : sql<boolean>`ip_addr = ${address}`;
      const rows = {
        table: 'guest_response_times',
        key: ['ip_addr', 'id'],
        where,
        by: 'id',
      } as const;
      return deleteFirst(db, rows, limit);
    },
  };
}
