import { type Kysely, sql } from 'kysely';
import { createTableWithId } from './id-column.ts';

/** What a user is shown of the own sessions, and the events of an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of [
    'browser text',
    'system text',
    'ip_addr text',
    'began_at bigint not null default 0',
    'used_at bigint not null default 0',
  ]) {
    await sql.raw(`alter table refresh_families add column ${column}`).execute(db);
  }
  // When an older session began is not known: its last refresh is the nearest.
  await sql`update refresh_families set began_at = issued_at * 1000, used_at = issued_at * 1000`.execute(
    db,
  );
  await sql`alter table users add column unlocked_at bigint`.execute(db);
  await createEvents(db);
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'account_events')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('ip_addr', 'text')
    .execute();
  await db.schema
    .createIndex('account_events_user_id_id_index')
    .on('account_events')
    .columns(['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('account_events_created_at_index')
    .on('account_events')
    .column('created_at')
    .execute();
}
