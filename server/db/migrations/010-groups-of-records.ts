import { type Kysely, sql } from 'kysely';

/** The group of a record, and the import that filled it, so that it can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table work_records add column "group" text not null default ''`.execute(db);
  await sql`alter table work_records add column group_import_id bigint`.execute(db);
}
