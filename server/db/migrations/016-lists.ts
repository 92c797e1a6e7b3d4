import type { Kysely } from 'kysely';

/** Own lists that their users keep in the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('own_lists')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('letter', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('drawn', 'text', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('own_lists_pkey', ['user_id', 'letter'])
    .execute();
}
