import { CompiledQuery, PostgresAdapter } from 'kysely';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { Db } from './schema.ts';

/**
 * Counts points per key: shared by all processes on one PostgreSQL, or in memory on SQLite. While
 * PostgreSQL is unavailable each process counts on its own. `keyPrefix` keeps limits apart.
 */
export function createLimiter(db: Db, limit: IRateLimiterOptions): RateLimiterAbstract {
  const memory = new RateLimiterMemory(limit);
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return memory;
  return new RateLimiterPostgres({
    ...limit,
    storeClient: { query: (query: LimiterQuery) => run(db, query) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // Housekeeping deletes them.
    clearExpiredByTimeout: false,
    insuranceLimiter: memory,
  });
}

interface LimiterQuery {
  text: string;
  values: unknown[];
}

/** Returns results in the driver's shape, because the driver's pool belongs to Kysely. */
async function run(db: Db, { text, values }: LimiterQuery) {
  const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
}
