import { type Kysely, sql } from 'kysely';

/** When the last press of each session counted: the next one counts after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refresh_families add column pressed_at bigint not null default 0`.execute(
    db,
  );
}
