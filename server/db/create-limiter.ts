import { CompiledQuery, PostgresAdapter } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { Db } from './schema.ts';

export interface Limit {
  /** Prefix of the keys, which keeps limits apart. */
  name: string;
  points: number;
  /** How long points are kept after the first of them. */
  seconds: number;
}

/**
 * Counts points per key: shared by all processes on one PostgreSQL, or in memory on SQLite. While
 * PostgreSQL is unavailable each process counts on its own.
 */
export function createLimiter(db: Db, limit: Limit): RateLimiterAbstract {
  const memory = createMemoryLimiter(limit);
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return memory;
  return new RateLimiterPostgres({
    ...optionsOf(limit),
    storeClient: { query: (query: LimiterQuery) => run(db, query) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // Housekeeping deletes them.
    clearExpiredByTimeout: false,
    insuranceLimiter: memory,
  });
}

/** Counts points per key in this process alone. */
export function createMemoryLimiter(limit: Limit): RateLimiterAbstract {
  return new RateLimiterMemory(optionsOf(limit));
}

function optionsOf({ name, points, seconds }: Limit) {
  return { keyPrefix: name, points, duration: seconds };
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
