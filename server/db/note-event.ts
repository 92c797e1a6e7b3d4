import type { Insertable } from 'kysely';
import type { EventKind } from '#contract/account.ts';
import type { Asker } from '#server/runtime/asker.ts';
import type { Db, Tables } from './schema.ts';

/** The most events of one account; the oldest make room (ACC-6). */
const MOST_EVENTS = 500;

/** Adds an event to its account's list, best in the transaction of the change itself. */
export async function noteEvent(
  db: Db,
  event: Insertable<Tables['account_events']>,
): Promise<void> {
  await db.insertInto('account_events').values(event).execute();
  const own = db.selectFrom('account_events').where('user_id', '=', event.user_id);
  await db
    .deleteFrom('account_events')
    .where('user_id', '=', event.user_id)
    .where('id', '<=', own.select('id').orderBy('id', 'desc').limit(1).offset(MOST_EVENTS))
    .execute();
}

/** As above, of the account and the device of who asks; nothing if that session has ended. */
export async function noteEventOf(
  db: Db,
  { id, sid }: Asker,
  kind: EventKind,
  createdAt: number,
): Promise<void> {
  const session = await db
    .selectFrom('refresh_families')
    .select(['user_id', 'browser', 'system', 'ip_addr'])
    .where('id', '=', sid)
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (session !== undefined) await noteEvent(db, { ...session, kind, created_at: createdAt });
}
