import { mkdirSync } from 'node:fs';
import type { Settings } from '#server/config/settings.ts';
import { migrate } from './migrate.ts';
import type { Db } from './schema.ts';
import { connectSqlite } from './sqlite/connect-sqlite.ts';
import { databaseFile } from './sqlite/database-file.ts';

export type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** Opens the database of the settings without migrating it: without an address it is an SQLite file. */
export async function connect({ dataDir, databaseUrl }: DatabaseSettings): Promise<Db> {
  if (databaseUrl !== undefined) {
    // Loads the driver only when it is needed.
    const { connectPostgres } = await import('./postgres/connect-postgres.ts');
    return connectPostgres(databaseUrl);
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return connectSqlite(databaseFile(dataDir));
}

/** Opens the database of the settings and migrates it to the newest schema. */
export async function openDatabase(settings: DatabaseSettings): Promise<Db> {
  const db = await connect(settings);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}
