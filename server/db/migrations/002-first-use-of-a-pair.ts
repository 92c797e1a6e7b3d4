import { type Kysely, sql } from 'kysely';

/**
 * When the active pair of a session was used first. Pairs from before count as used since they were made:
 * for those the server promised 10 s, and nearly all have been used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refresh_families add column first_used_at bigint`.execute(db);
  await sql`update refresh_families set first_used_at = rotated_at`.execute(db);
}
