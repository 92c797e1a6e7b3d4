/** The command `npm run backup`: copies the SQLite database; the server may run. */
import { readSettings } from '#server/config/settings.ts';
import { backupSqlite } from '#server/db/sqlite/backup-sqlite.ts';
import { databaseFile } from '#server/db/sqlite/database-file.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ([file, ...more]) => {
  if (file === undefined || more.length > 0) throw new Error('Usage: npm run backup -- FILE');
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl !== undefined) throw new Error('The data is in PostgreSQL: use pg_dump');
  const source = databaseFile(dataDir);
  await backupSqlite(source, file);
  return `Copied ${source} to ${file} and checked the copy`;
});
