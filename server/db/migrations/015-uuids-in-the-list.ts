import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The list of a user's records tells their uuids, and is still read from its index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns =
    db.getExecutor().adapter instanceof PostgresAdapter
      ? sql`(user_id, id) include (name, ip_addr, uuid, version, used_at, archived_at)
          where deleted_at is null`
      : sql`(user_id, deleted_at, id, name, ip_addr, uuid, version, used_at, archived_at)`;
  await sql`drop index work_records_list_index`.execute(db);
  await sql`create index work_records_list_index on work_records ${columns}`.execute(db);
}
