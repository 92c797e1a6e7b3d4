import type { Kysely } from 'kysely';

/** The settings of a user's timesheets, and what users note about days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sheet_settings')
    .addColumn('user_id', 'bigint', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('day_notes')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('mark', 'text')
    .addColumn('remark', 'text', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('day_notes_pkey', ['user_id', 'date'])
    .execute();
}
