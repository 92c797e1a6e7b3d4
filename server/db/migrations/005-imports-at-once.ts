import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * An import is one transaction: none is half done. Rows of those that were, and that nobody has seen, go; the
 * table of imports and `import_id` stay, and say which import made a row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    // Citus changes a table only after one shard at a time was written.
    await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(db);
  }
  for (const table of ['time_entries', 'work_records']) {
    await sql`
      delete from ${sql.table(table)} where (user_id, import_id) in (
        select user_id, id from imports where expires_at is not null
      )`.execute(db);
  }
  await sql`delete from imports where expires_at is not null`.execute(db);
  await sql`drop index imports_unpublished_index`.execute(db);
  await sql`alter table imports drop column expires_at`.execute(db);
}
