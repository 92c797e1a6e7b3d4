import type { Selectable } from 'kysely';
import { deleteOldest } from '#server/db/delete-oldest.ts';
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

    /** Deletes at most `limit` rows, the oldest first; returns how many. */
    deleteOlderThan(time: number, limit: number): Promise<number> {
      return deleteOldest(
        db,
        { table: 'response_times', key: 'id', time: 'created_at' },
        time,
        limit,
      );
    },
  };
}
