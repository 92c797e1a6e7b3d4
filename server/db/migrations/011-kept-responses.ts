import type { Kysely } from 'kysely';

/** The responses to presses, for their repetitions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_responses')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('kept_responses_pkey', ['user_id', 'key'])
    .execute();
  await db.schema
    .createIndex('kept_responses_revision_index')
    .on('kept_responses')
    .columns(['user_id', 'revision'])
    .execute();
  await db.schema
    .createIndex('kept_responses_created_at_index')
    .on('kept_responses')
    .column('created_at')
    .execute();
}
