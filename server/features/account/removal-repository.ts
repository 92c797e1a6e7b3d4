import type { Db } from '#server/db/schema.ts';

/** In this order, as the rows of one may belong to rows of the next. */
const ownTables = [
  'time_entries',
  'work_records',
  'imports',
  'account_events',
  'response_times',
] as const;

export type RemovalRepository = ReturnType<typeof createRemovalRepository>;

/** What is left of deleted accounts. Nobody can read it any more (ACC-5). */
export function createRemovalRepository(db: Db) {
  async function removeOwn(
    table: (typeof ownTables)[number],
    user: number,
    limit: number,
  ): Promise<bigint> {
    const own = db.selectFrom(table).select(`${table}.id`).where('user_id', '=', user);
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('user_id', '=', user)
      .where('id', 'in', own.limit(limit))
      .executeTakeFirstOrThrow();
    return numDeletedRows;
  }

  async function removeResponses(user: number, limit: number): Promise<bigint> {
    const own = db.selectFrom('kept_responses').select('key').where('user_id', '=', user);
    const { numDeletedRows } = await db
      .deleteFrom('kept_responses')
      .where('user_id', '=', user)
      .where('key', 'in', own.limit(limit))
      .executeTakeFirstOrThrow();
    return numDeletedRows;
  }

  const steps = [
    ...ownTables.map((table) => (user: number, most: number) => removeOwn(table, user, most)),
    removeResponses,
  ];

  /** Returns how many rows there were: `limit` if there may be more. */
  async function removeAccount(user: number, limit: number): Promise<number> {
    let left = limit;
    for (const step of steps) {
      left -= Number(await step(user, left));
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
