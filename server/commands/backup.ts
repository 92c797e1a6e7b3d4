/** The command `npm run backup`: copies the SQLite database; the server may run. */
import { readSettings } from '#server/config/settings.ts';
import { backupSqlite } from '#server/db/sqlite/backup-sqlite.ts';
import { backupContinuously } from '#server/db/sqlite/continuous-backup.ts';
import { databaseFile } from '#server/db/sqlite/database-file.ts';
import { readBackupOrder } from './backup-order.ts';
import { reportError, runCommand } from './run-command.ts';

await runCommand(async (words) => {
  const order = readBackupOrder(words);
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl !== undefined) throw new Error('The data is in PostgreSQL: use pg_dump');
  const source = databaseFile(dataDir);
  const copied = (file: string) => `Copied ${source} to ${file} and checked the copy`;
  if (order.kind === 'once') {
    await backupSqlite(source, order.file);
    return copied(order.file);
  }
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop.abort());
  await backupContinuously(
    source,
    order.folder,
    order,
    { made: (file) => console.log(copied(file)), failed: reportError },
    stop.signal,
  );
  return undefined;
});
