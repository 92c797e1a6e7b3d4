import { mkdirSync } from 'node:fs';
import { connectPostgres } from './connect-postgres.ts';
import { connectSqlite } from './connect-sqlite.ts';
import { databaseFile } from './database-file.ts';
import type { Db } from './schema.ts';

export interface DatabaseSettings {
  dataDir: string;
  /** A PostgreSQL address; without one the data is in an SQLite file. */
  databaseUrl: string | undefined;
}

/** Opens the database that the settings name, without looking at what is in it. */
export function connect({ dataDir, databaseUrl }: DatabaseSettings): Db {
  if (databaseUrl !== undefined) return connectPostgres(databaseUrl);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return connectSqlite(databaseFile(dataDir));
}
