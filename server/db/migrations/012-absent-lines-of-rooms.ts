import { type Kysely, sql } from 'kysely';

/** The lines that the host of a room leaves out today, sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table draw_rooms add column absent text not null default ''`).execute(db);
}
