/** The command `npm run restore`: replaces the database of a stopped server with a copy. */

import { readSettings } from '#server/config/settings.ts';
import { databaseFile } from '#server/db/sqlite/database-file.ts';
import { restoreSqlite } from '#server/db/sqlite/restore-sqlite.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ([file, ...more]) => {
  if (file === undefined || more.length > 0) throw new Error('Usage: npm run restore -- FILE');
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl !== undefined) throw new Error('The data is in PostgreSQL: use pg_restore');
  const kept = restoreSqlite(file, databaseFile(dataDir), new Date());
  const before = kept === undefined ? '' : `; the database before is kept as ${kept}`;
  return `Restored ${databaseFile(dataDir)} from ${file}${before}
All sessions and addresses of calendars are ended: every user signs in again`;
});
