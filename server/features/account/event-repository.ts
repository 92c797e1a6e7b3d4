import type { Selectable } from 'kysely';
import { deleteOldest } from '#server/db/delete-oldest.ts';
import type { AccountEventTable, Db } from '#server/db/schema.ts';

export type EventRow = Omit<Selectable<AccountEventTable>, 'user_id'>;
export type EventRepository = ReturnType<typeof createEventRepository>;

/** What happened to accounts. `server/db/note-event.ts` adds to it. */
export function createEventRepository(db: Db) {
  return {
    /** The latest first. */
    list(user: number, since: number): Promise<EventRow[]> {
      return db
        .selectFrom('account_events')
        .select(['id', 'kind', 'created_at', 'browser', 'system', 'ip_addr'])
        .where('user_id', '=', user)
        .where('created_at', '>=', since)
        .orderBy('id', 'desc')
        .execute();
    },

    /** Deletes at most `limit` events, the oldest first; returns how many. */
    deleteOlderThan(time: number, limit: number): Promise<number> {
      return deleteOldest(
        db,
        { table: 'account_events', key: ['user_id', 'id'], time: 'created_at' },
        { before: time, limit },
      );
    },
  };
}
