/** The command `npm run backup`: copies the SQLite database; the server may run. */
import { readSettings } from '#server/config/settings.ts';
import { backupSqlite } from '#server/db/sqlite/backup-sqlite.ts';
import { backupContinuously } from '#server/db/sqlite/continuous-backup.ts';
import { databaseFile } from '#server/db/sqlite/database-file.ts';
import { type BackupOrder, readBackupOrder } from './backup-order.ts';

async function run(order: BackupOrder): Promise<void> {
  // The copy is as secret as the database.
  process.umask(0o077);
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl !== undefined) throw new Error('The data is in PostgreSQL: use pg_dump');
  const source = databaseFile(dataDir);
  const reportCopy = (file: string) =>
    console.log(`Copied ${source} to ${file} and checked the copy`);
  if (order.kind === 'once') {
    await backupSqlite(source, order.file);
    reportCopy(order.file);
    return;
  }
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop.abort());
  await backupContinuously(
    source,
    order.folder,
    order,
    { made: reportCopy, failed: reportError },
    stop.signal,
  );
}

function reportError(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}

try {
  await run(readBackupOrder(process.argv.slice(2)));
} catch (error) {
  reportError(error);
  process.exitCode = 1;
}
