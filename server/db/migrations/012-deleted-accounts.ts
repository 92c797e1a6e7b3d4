import { type Kysely, sql } from 'kysely';

/** A mark for accounts that were deleted, until their rows are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column deleted_at bigint`.execute(db);
  await sql`create index users_deleted_index on users (deleted_at) where deleted_at is not null`.execute(
    db,
  );
}
