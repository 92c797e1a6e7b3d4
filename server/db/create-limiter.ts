import { CompiledQuery, PostgresAdapter } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { Db } from './schema.ts';

export interface Limit {
  /** Begins the keys, so that limits do not meet. */
  name: string;
  points: number;
  /** How long points are remembered after the first of them. */
  seconds: number;
}

/**
 * Counts points by key: together with all processes that share a PostgreSQL, or in memory where
 * the database is SQLite. While PostgreSQL is away each process counts by itself.
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
    // Housekeeping does it.
    clearExpiredByTimeout: false,
    insuranceLimiter: memory,
  });
}

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

/** Answers as the driver would, whose pool stays inside Kysely. */
async function run(db: Db, { text, values }: LimiterQuery) {
  const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
}
