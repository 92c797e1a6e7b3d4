import { mkdirSync } from 'node:fs';
import { connectSqlite } from './connect-sqlite.ts';
import { databaseFile } from './database-file.ts';
import type { Db } from './schema.ts';

export interface DatabaseSettings {
  dataDir: string;
  /** A PostgreSQL address; without one the data is in an SQLite file. */
  databaseUrl: string | undefined;
}

/** Opens the database that the settings name, without looking at what is in it. */
export async function connect({ dataDir, databaseUrl }: DatabaseSettings): Promise<Db> {
  if (databaseUrl !== undefined) {
    // Its driver is loaded by whoever needs it.
    const { connectPostgres } = await import('./connect-postgres.ts');
    return connectPostgres(databaseUrl);
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return connectSqlite(databaseFile(dataDir));
}
