/** The command `npm run restore`: replaces the database of a stopped server with a copy. */

import { readSettings } from '#server/config/settings.ts';
import { databaseFile } from '#server/db/sqlite/database-file.ts';
import { restoreSqlite } from '#server/db/sqlite/restore-sqlite.ts';

function run([file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0) throw new Error('Usage: npm run restore -- FILE');
  process.umask(0o077);
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl !== undefined) throw new Error('The data is in PostgreSQL: use pg_restore');
  const kept = restoreSqlite(file, databaseFile(dataDir), new Date());
  const before = kept === undefined ? '' : `; the database before is kept as ${kept}`;
  return `Restored ${databaseFile(dataDir)} from ${file}${before}
All sessions are ended: every user signs in again`;
}

try {
  console.log(run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
