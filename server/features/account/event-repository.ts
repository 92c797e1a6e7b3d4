import type { Selectable } from 'kysely';
import { EVENTS_KEPT_MS } from '#server/db/delete-aged.ts';
import type { AccountEventTable, Db } from '#server/db/schema.ts';

export type EventRow = Omit<Selectable<AccountEventTable>, 'user_id'>;
export type EventRepository = ReturnType<typeof createEventRepository>;

/** What happened to accounts. `server/db/note-event.ts` adds to it. */
export function createEventRepository(db: Db) {
  return {
    /** The latest first. */
    list(user: number, now: number): Promise<EventRow[]> {
      return db
        .selectFrom('account_events')
        .select(['id', 'kind', 'created_at', 'browser', 'system', 'ip_addr'])
        .where('user_id', '=', user)
        .where('created_at', '>=', now - EVENTS_KEPT_MS)
        .orderBy('id', 'desc')
        .execute();
    },
  };
}
