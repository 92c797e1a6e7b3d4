import type { Kysely } from 'kysely';

/** From which networks each account signed in, and when last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_in_networks')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('signed_in_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_networks_pkey', ['user_id', 'network'])
    .execute();
  await db.schema
    .createIndex('sign_in_networks_signed_in_at_index')
    .on('sign_in_networks')
    .column('signed_in_at')
    .execute();
}
