import { type Kysely, sql } from 'kysely';

/** The import of a table that marked a day, so that it can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table day_notes add column import_id bigint`.execute(db);
}
