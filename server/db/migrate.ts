import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { migrations, newerMigration } from './migrations/index.ts';
import { distributeNewTables } from './postgres/distribute.ts';
import type { Db } from './schema.ts';

/**
 * Migrates the database to the newest schema, all or nothing, once for all processes (OPS-13). Where it is
 * distributed, new tables are, too.
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return distributeNewTables(db);
  const newer = newerMigration(await executedMigrations(db).catch(() => []));
  if (newer === undefined) throw error;
  throw new Error(
    `the database is of a newer version of the server: start one that knows the migration ${newer}`,
    { cause: error },
  );
}

async function executedMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
