import { PostgresAdapter, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { isOf653ec3b, isTooOld, LAST_OF_653EC3B, newerMigration } from './migrations/versions.ts';
import { distributeNewTables } from './postgres/distribute.ts';
import type { Db } from './schema.ts';

const executedTable = sql.table(DEFAULT_MIGRATION_TABLE);

/**
 * Migrates the database to the newest schema, all or nothing, once for all processes (OPS-13). Where it is
 * distributed, new tables are, too.
 *
 * @throws Error if it is older than 653ec3b, or of a newer version
 */
export async function migrate(db: Db): Promise<void> {
  const isShared = db.getExecutor().adapter instanceof PostgresAdapter;
  // Kysely locks only what migrates: a process that reads the catalogue meanwhile may find half of a table.
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
  const executed = await executedMigrations(db);
  assertKnown(executed);
  if (isOf653ec3b(executed)) await takeOver(db, executed);
  else await runMigrations(db);
  await distributeNewTables(db);
}

async function runMigrations(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** None if the database is empty. */
async function executedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${executedTable} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function assertKnown(executed: readonly string[]): void {
  if (isTooOld(executed)) {
    throw new Error(
      'the database is of a version of the server before 653ec3b: start 653ec3b once, then this one',
    );
  }
  const newer = newerMigration(executed);
  if (newer === undefined) return;
  throw new Error(
    `the database is of a newer version of the server: start one that knows the migration ${newer}`,
  );
}

/**
 * Exchanges the migrations of 653ec3b for the one beginning, and runs those that follow. Processes that start
 * together wait for each other: to repeat the exchange changes nothing.
 */
async function takeOver(db: Db, executed: readonly string[]): Promise<void> {
  const replaced = executed.filter((name) => name !== LAST_OF_653EC3B);
  await db.transaction().execute(async (transaction) => {
    await sql`delete from ${executedTable} where name in (${sql.join(replaced)})`.execute(
      transaction,
    );
    await sql`update ${executedTable} set name = '001-beginning'
      where name = ${LAST_OF_653EC3B}`.execute(transaction);
    await runMigrations(transaction);
  });
}
