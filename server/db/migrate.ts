import { PostgresAdapter, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { isBefore1_0_0, newerMigration } from './migrations/versions.ts';
import { distributeNewTables } from './postgres/distribute.ts';
import type { Db } from './schema.ts';

/**
 * Migrates the database to the newest schema, all or nothing, once for all processes (OPS-13). Where it is
 * distributed, new tables are, too.
 *
 * @throws Error if it is of a version before 1.0.0 or of a newer one; it is left as it is
 */
export async function migrate(db: Db): Promise<void> {
  const isShared = db.getExecutor().adapter instanceof PostgresAdapter;
  // Kysely's lock keeps others from migrating, not from reading the catalogue, where half of a table may be.
  await (isShared ? oneProcessAtATime(db, migrateAlone) : migrateAlone(db));
}

async function oneProcessAtATime(db: Db, run: (db: Db) => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext('migrate'))`.execute(connection);
    try {
      await run(connection);
    } finally {
      await sql`select pg_advisory_unlock(hashtext('migrate'))`.execute(connection);
    }
  });
}

async function migrateAlone(db: Db): Promise<void> {
  assertKnown(await executedMigrations(db));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  await distributeNewTables(db);
}

/** None if the database is empty. */
async function executedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function assertKnown(executed: readonly string[]): void {
  if (isBefore1_0_0(executed)) {
    throw new Error(
      'the database is of a version of the server before 1.0.0: start 1.0.0 once, then this one',
    );
  }
  const newer = newerMigration(executed);
  if (newer === undefined) return;
  throw new Error(
    `the database is of a newer version of the server: start one that knows the migration ${newer}`,
  );
}
