import type { Pool } from 'pg';
import type { PoolUse } from '#server/runtime/metrics.ts';
import type { Db } from '../schema.ts';

const pools = new WeakMap<Db, Pool>();

/** Lets `poolUse` find the pool of a database. */
export function rememberPool(db: Db, pool: Pool): void {
  pools.set(db, pool);
}

/** All zero on SQLite, which has no pool. */
export function poolUse(db: Db): PoolUse {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}
