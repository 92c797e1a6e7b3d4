import { sql } from 'kysely';
import { deleteFirst } from '#server/db/delete-first.ts';
import type { Db } from '#server/db/schema.ts';

/** In this order, as the rows of one may belong to rows of the next; each with the column that names a user's row. */
const ownTables = [
  ['time_entries', 'id'],
  ['work_records', 'id'],
  ['imports', 'id'],
  ['account_events', 'id'],
  ['kept_responses', 'key'],
] as const;

export type RemovalRepository = ReturnType<typeof createRemovalRepository>;

/** Remains of deleted accounts. Nobody can read them any more (ACC-5). */
export function createRemovalRepository(db: Db) {
  /** Returns how many rows there were: `limit` if there may be more. */
  async function removeAccount(user: number, limit: number): Promise<number> {
    const where = sql<boolean>`user_id = ${user}`;
    let left = limit;
    for (const [table, by] of ownTables) {
      left -= await deleteFirst(db, { table, key: ['user_id', by], where, by }, left);
      if (left === 0) return limit;
    }
    await db.deleteFrom('passkey_challenges').where('user_id', '=', user).execute();
    // Few rows go with it: the networks that its user signed in from.
    await db.deleteFrom('users').where('id', '=', user).execute();
    return limit - left;
  }

  return {
    /**
     * Removes at most `limit` rows of deleted accounts, and the users where no rows are left; returns
     * how many rows there were.
     */
    async remove(limit: number): Promise<number> {
      // Read first: an account that is deleted in the meantime still has all of its rows.
      const users = await db
        .selectFrom('users')
        .select('id')
        .where('deleted_at', 'is not', null)
        .limit(limit)
        .execute();
      let left = limit;
      for (const { id } of users) {
        left -= await removeAccount(id, left);
        if (left === 0) return limit;
      }
      return limit - left;
    },
  };
}
