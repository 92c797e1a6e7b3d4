import { type Kysely, sql } from 'kysely';

/** A press brings its own time: that of the press before it is no longer needed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refresh_families drop column pressed_at`.execute(db);
}
