import { type Kysely, sql } from 'kysely';

/** One address of a user's calendar, by which other programs read it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feeds (
      user_id bigint not null primary key references users (id) on delete cascade,
      token_hash text not null,
      created_at bigint not null
    )`.execute(db);
  await sql`create index calendar_feeds_token_index on calendar_feeds (token_hash)`.execute(db);
}
