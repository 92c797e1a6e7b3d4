import { PostgresAdapter } from 'kysely';
import { deleteOldest } from './delete-oldest.ts';
import type { Db } from './schema.ts';

/** Deletes at most `limit` counts that have expired at `now`; returns how many. */
export async function pruneLimits(db: Db, now: number, limit: number): Promise<number> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return 0;
  const counts = { table: 'rate_limits', key: ['key'], time: 'expire' } as const;
  return deleteOldest(db, counts, { before: now + 1, limit });
}
