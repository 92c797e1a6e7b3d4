/** Databases with the data that commit 653ec3b left in them: upgrades begin there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { distribution, type Placement } from '#server/db/distribution.ts';
import type { DatabaseSettings } from '#server/db/open-database.ts';
import { databaseFile } from '#server/db/sqlite/database-file.ts';
import { citusUrl, createCitusDatabase } from './citus.ts';
import { createPostgresDatabase } from './databases.ts';
import { run } from './postgres-server.ts';
import { temporaryFolder } from './process.ts';

interface OldDatabase {
  name: string;
  /** Makes one that nobody has opened since. */
  create(): Promise<DatabaseSettings>;
}

/** The time at which it was left, on the clock of the tests. */
export const LEFT_AT = Date.UTC(2026, 10, 20, 15, 22, 18);

export const databasesOf653ec3b: readonly OldDatabase[] = [
  { name: 'SQLite', create: createSqliteOf653ec3b },
  { name: 'PostgreSQL', create: createPostgresOf653ec3b },
  ...(citusUrl === undefined ? [] : [{ name: 'Citus', create: createCitusOf653ec3b }]),
];

function statementsFor(database: 'postgres' | 'sqlite'): string {
  return readFileSync(join(import.meta.dirname, `653ec3b/${database}.sql`), 'utf8');
}

export async function createSqliteOf653ec3b(): Promise<DatabaseSettings> {
  const dataDir = temporaryFolder();
  const database = new Sqlite(databaseFile(dataDir));
  database.exec(statementsFor('sqlite'));
  database.close();
  return { dataDir, databaseUrl: undefined };
}

export async function createPostgresOf653ec3b(): Promise<DatabaseSettings> {
  const databaseUrl = await createPostgresDatabase('template0');
  await run(databaseUrl, statementsFor('postgres'));
  return { dataDir: temporaryFolder(), databaseUrl };
}

/** Only the tables that were there then can be distributed. */
async function createCitusOf653ec3b(): Promise<DatabaseSettings> {
  const databaseUrl = await createCitusDatabase();
  await run(databaseUrl, statementsFor('postgres'));
  const tables = await run<{ name: string }>(
    databaseUrl,
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const known = new Set(tables.map(({ name }) => name));
  const statements = Object.entries<Placement>(distribution)
    .filter(([table]) => known.has(table))
    .map(([table, placement]) =>
      placement === 'on every node'
        ? `select create_reference_table('${table}')`
        : `select create_distributed_table('${table}', '${placement.by}',
             colocate_with => '${placement.by === 'user_id' ? 'users' : 'default'}')`,
    );
  await run(databaseUrl, `set citus.multi_shard_modify_mode to 'sequential'`, ...statements);
  return { dataDir: temporaryFolder(), databaseUrl };
}
