import type { Selectable } from 'kysely';
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

    /** Deletes at most `limit` events older than `time`; returns how many. */
    async deleteOlderThan(time: number, limit: number): Promise<number> {
      const oldest = db
        .selectFrom('account_events')
        .select(['user_id', 'id'])
        .where('created_at', '<', time)
        .orderBy('created_at')
        .limit(limit)
        .$asTuple('user_id', 'id');
      const { numDeletedRows } = await db
        .deleteFrom('account_events')
        .where(({ eb, refTuple }) => eb(refTuple('user_id', 'id'), 'in', oldest))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
