import { PostgresAdapter } from 'kysely';
import type { Db } from './schema.ts';

/** Deletes at most `limit` counts that have expired at `now`; returns how many. */
export async function pruneLimits(db: Db, now: number, limit: number): Promise<number> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return 0;
  const expired = db
    .selectFrom('rate_limits')
    .select('key')
    .where('expire', '<=', now)
    .orderBy('expire')
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('rate_limits')
    .where('key', 'in', expired)
    // A count that was restarted since has not expired.
    .where('expire', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
