import { sql } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import type { Db } from '#server/db/schema.ts';
import { connectSqlite } from '#server/db/sqlite/connect-sqlite.ts';

interface Template {
  /** The statements that create its tables, then their indexes. */
  statements: readonly string[];
  /** The rows that the migrations have put into it. */
  filled: readonly { table: string; rows: Record<string, unknown>[] }[];
}

let template: Promise<Template> | undefined;

/**
 * Opens a new, migrated SQLite database in memory: a copy of the first one, made in a quarter of the time
 * that the migrations take.
 */
export async function openMemoryDatabase(): Promise<Db> {
  template ??= readTemplate();
  const { statements, filled } = await template;
  const db = connectSqlite(':memory:');
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const { table, rows } of filled) {
    // Its name is read from the database.
    await db
      .insertInto(table as 'raffles')
      .values(rows as never)
      .execute();
  }
  return db;
}

async function readTemplate(): Promise<Template> {
  const db = connectSqlite(':memory:');
  await migrate(db);
  const { rows: parts } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_schema
    where sql is not null and name not like 'sqlite_%' order by type = 'table' desc, rowid`.execute(
    db,
  );
  const filled: Template['filled'][number][] = [];
  for (const { name: table } of parts.filter(({ type }) => type === 'table')) {
    const rows = await db
      .selectFrom(table as 'raffles')
      .selectAll()
      .execute();
    if (rows.length > 0) filled.push({ table, rows });
  }
  await db.destroy();
  return { statements: parts.map((part) => part.sql), filled };
}
