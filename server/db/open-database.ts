import { mkdirSync } from 'node:fs';
import { migrate } from './migrate.ts';
import type { Db } from './schema.ts';
import { connectSqlite } from './sqlite/connect-sqlite.ts';
import { databaseFile } from './sqlite/database-file.ts';

export interface DatabaseSettings {
  dataDir: string;
  /** A PostgreSQL URL; if undefined, the data is in an SQLite file. */
  databaseUrl: string | undefined;
}

/** Opens the database of the settings without migrating it. */
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
