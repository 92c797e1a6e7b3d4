/** The command `npm run backup`: copies the SQLite database, beside a running server too. */
import { backupSqlite } from './db/backup-sqlite.ts';
import { databaseFile } from './db/database-file.ts';
import { readSettings } from './settings.ts';

async function run([file, ...more]: readonly string[]): Promise<string> {
  if (file === undefined || more.length > 0) throw new Error('Usage: npm run backup -- FILE');
  // The copy holds what the database holds.
  process.umask(0o077);
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl !== undefined) throw new Error('The data is in PostgreSQL: use pg_dump');
  await backupSqlite(databaseFile(dataDir), file);
  return `Copied ${databaseFile(dataDir)} to ${file} and checked the copy`;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
