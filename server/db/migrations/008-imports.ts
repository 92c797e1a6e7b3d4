import { type Kysely, sql } from 'kysely';
import { createTableWithId } from './id-column.ts';

/**
 * Imports, and which rows each has brought. Rows of an import that is not published do not exist for
 * any other query.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'imports')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'bigint')
    .execute();
  await sql`create index imports_user_index on imports (user_id)`.execute(db);
  await sql`create index imports_unpublished_index on imports (expires_at)
    where expires_at is not null`.execute(db);
  for (const table of ['work_records', 'time_entries']) {
    await sql`alter table ${sql.table(table)}
      add column import_id bigint references imports (id)`.execute(db);
    await sql`create index ${sql.ref(`${table}_import_index`)} on ${sql.table(table)} (import_id)
      where import_id is not null`.execute(db);
  }
}
