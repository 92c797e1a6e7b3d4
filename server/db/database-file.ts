import { join } from 'node:path';

/** Where the SQLite database is. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'app.db');
}
