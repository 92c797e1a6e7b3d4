import { type Kysely, sql } from 'kysely';
import { createTableWithId } from './id-column.ts';

/** Passkeys, and the challenges that wait for their response. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'passkeys')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('rp_id', 'text', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await sql`create index passkeys_user_index on passkeys (user_id, id)`.execute(db);
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`create index passkey_challenges_expires_at_index on passkey_challenges (expires_at)`.execute(
    db,
  );
  await sql`create index passkey_challenges_user_index on passkey_challenges (user_id)`.execute(db);
}
