import { type Selectable, sql } from 'kysely';
import { isForeignKeyViolation } from '#server/db/is-foreign-key-violation.ts';
import type { Db, Tables } from '#server/db/schema.ts';

export type EntryRow = Pick<
  Selectable<Tables['time_entries']>,
  'id' | 'beginning_time' | 'ending_time'
>;

const columns = ['id', 'beginning_time', 'ending_time'] as const;

export interface Page {
  before: number | undefined;
  limit: number;
}

export type EntryRepository = ReturnType<typeof createEntryRepository>;

export function createEntryRepository(db: Db) {
  return {
    /** Oldest first. */
    running(record: number): Promise<EntryRow[]> {
      return db
        .selectFrom('time_entries')
        .select(columns)
        .where('record_id', '=', record)
        .where('ending_time', 'is', null)
        .orderBy('id')
        .execute();
    },

    /** Newest first. */
    page(record: number, { before, limit }: Page): Promise<EntryRow[]> {
      return db
        .selectFrom('time_entries')
        .select(columns)
        .where('record_id', '=', record)
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    },

    find(record: number, id: number): Promise<EntryRow | undefined> {
      return db
        .selectFrom('time_entries')
        .select(columns)
        .where('id', '=', id)
        .where('record_id', '=', record)
        .executeTakeFirst();
    },

    /** Begins an entry, unless the user has no such record. */
    async start(user: number, record: number, now: number): Promise<EntryRow | undefined> {
      const insert = db
        .insertInto('time_entries')
        .columns(['record_id', 'beginning_time'])
        .expression(
          db
            .selectFrom('work_records')
            // A parameter in a select has no type of its own in PostgreSQL.
            .select(['id', sql<number>`cast(${now} as bigint)`.as('beginning_time')])
            .where('id', '=', record)
            .where('user_id', '=', user),
        )
        .returning(columns);
      try {
        return await insert.executeTakeFirst();
      } catch (error) {
        // The record was deleted between the two halves of the statement.
        if (isForeignKeyViolation(error)) return undefined;
        throw error;
      }
    },

    /** Ends an entry that runs; does nothing to one that has ended. */
    async stop(record: number, id: number, now: number): Promise<void> {
      await db
        .updateTable('time_entries')
        .set({ ending_time: now })
        .where('id', '=', id)
        .where('record_id', '=', record)
        .where('ending_time', 'is', null)
        .execute();
    },
  };
}
