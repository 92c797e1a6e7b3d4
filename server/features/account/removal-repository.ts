import type { Db } from '#server/db/schema.ts';

/** In this order, as the rows of one may belong to rows of the next. */
const ownTables = ['time_entries', 'work_records', 'imports', 'account_events'] as const;

export type RemovalRepository = ReturnType<typeof createRemovalRepository>;

/** What is left of deleted accounts. Nobody can read it any more (ACC-5). */
export function createRemovalRepository(db: Db) {
  async function forgetResponseTimes(users: readonly number[], limit: number): Promise<bigint> {
    const own = db.selectFrom('response_times').select('id').where('user_id', 'in', users);
    const { numUpdatedRows } = await db
      .updateTable('response_times')
      .set({ user_id: null })
      .where('id', 'in', own.limit(limit))
      .executeTakeFirstOrThrow();
    return numUpdatedRows;
  }

  async function removeOwn(
    table: (typeof ownTables)[number],
    users: readonly number[],
    limit: number,
  ): Promise<bigint> {
    const own = db.selectFrom(table).select(`${table}.id`).where('user_id', 'in', users);
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('id', 'in', own.limit(limit))
      .executeTakeFirstOrThrow();
    return numDeletedRows;
  }

  async function removeResponses(users: readonly number[], limit: number): Promise<bigint> {
    const own = db.selectFrom('kept_responses').where('user_id', 'in', users).limit(limit);
    const { numDeletedRows } = await db
      .deleteFrom('kept_responses')
      .where(({ eb, refTuple }) =>
        eb(
          refTuple('user_id', 'key'),
          'in',
          own.select(['user_id', 'key']).$asTuple('user_id', 'key'),
        ),
      )
      .executeTakeFirstOrThrow();
    return numDeletedRows;
  }

  return {
    /**
     * Removes at most `limit` rows of deleted accounts, and the users where no rows are left; returns
     * how many rows there were. Response times stay, without their user.
     */
    async remove(limit: number): Promise<number> {
      // Read first: an account that is deleted in the meantime still has all of its rows.
      const rows = await db
        .selectFrom('users')
        .select('id')
        .where('deleted_at', 'is not', null)
        .limit(limit)
        .execute();
      const users = rows.map(({ id }) => id);
      if (users.length === 0) return 0;
      let left = limit;
      const steps = [
        forgetResponseTimes,
        ...ownTables.map(
          (table) => (ids: readonly number[], most: number) => removeOwn(table, ids, most),
        ),
        removeResponses,
      ];
      for (const step of steps) {
        left -= Number(await step(users, left));
        if (left === 0) return limit;
      }
      // Few rows go with them: the networks that they signed in from.
      await db.deleteFrom('users').where('id', 'in', users).execute();
      return limit - left;
    },
  };
}
