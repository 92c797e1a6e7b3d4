import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * The list of a user's records is read from the index alone: among many, each of its rows lies on
 * another page of the table. A name has 100 characters at most, and renaming one is rare.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns =
    db.getExecutor().adapter instanceof PostgresAdapter
      ? sql`(user_id, id) include (name, ip_addr)`
      : sql`(user_id, id, name, ip_addr)`;
  await sql`create index work_records_list_index on work_records ${columns}`.execute(db);
  await sql`drop index work_records_user_id_id_index`.execute(db);
}
