import { type Kysely, sql } from 'kysely';

/** Response times are no longer stored: nobody could read them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table response_times`.execute(db);
  await sql`drop table guest_response_times`.execute(db);
}
