import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Where processes that share a PostgreSQL count together. The columns are those that
 * rate-limiter-flexible expects. The table is not logged: counts are written often and may be lost
 * in a crash. A server on SQLite counts in its memory and needs no table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`create index rate_limits_expire_index on rate_limits (expire)`.execute(db);
}
