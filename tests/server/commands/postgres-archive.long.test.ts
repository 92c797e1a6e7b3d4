import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import type { Db } from '#server/db/schema.ts';
import { startPostgres } from '#tests/support/server/postgres-server.ts';
import { signedInUser } from '#tests/support/server/session.ts';

/** Does the work of `pg_basebackup`, which the tests' PostgreSQL comes without. */
async function copyRunning(db: Db, data: string, copy: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_backup_start('nightly', true)`.execute(connection);
    execFileSync('cp', ['-a', data, copy]);
    const { rows } = await sql<{ labelfile: string }>`
      select labelfile from pg_backup_stop(false)`.execute(connection);
    writeOwned(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  rmSync(join(copy, 'postmaster.pid'));
}

/** As `docs/operations/postgresql-archive.conf` tells. */
function restore(data: string, copy: string): void {
  rmSync(data, { recursive: true });
  renameSync(copy, data);
  for (const name of readdirSync(join(data, 'pg_wal'), { withFileTypes: true })) {
    if (name.isFile()) rmSync(join(data, 'pg_wal', name.name));
  }
  writeOwned(join(data, 'recovery.signal'), '');
}

/** PostgreSQL runs as another user when the tests run as root. */
function writeOwned(file: string, content: string): void {
  writeFileSync(file, content);
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}

// OPS-19, OPS-31
it('the archive of docs/operations restores what was written after the base backup', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [data, archive] = [join(folder, 'data'), join(folder, 'wal')];
  mkdirSync(archive);
  chmodSync(archive, 0o777);
  const postgres = await startPostgres(folder);
  onTestFinished(() => postgres.stop());
  await postgres.stop();
  const settings = readFileSync('docs/operations/postgresql-archive.conf', 'utf8');
  appendFileSync(
    join(data, 'postgresql.conf'),
    settings.replaceAll('/var/backups/kuji/wal', archive),
  );
  await postgres.start();
  await postgres.createDatabase('kuji');

  const before = connectPostgres(`${postgres.url}kuji`);
  await migrate(before);
  await copyRunning(before, data, join(folder, 'base'));
  await before.insertInto('raffles').values({ title: 'after the base backup' }).execute();
  await signedInUser({ db: before, clock: Date.now }, 'taro');
  const { id } = await before.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const address = { user_id: id, token_hash: 'of a token', created_at: 0 };
  await before.insertInto('calendar_feeds').values(address).execute();
  const { rows } = await sql<{ segment: string }>`
    select pg_walfile_name(pg_switch_wal()) as segment`.execute(before);
  await expect.poll(() => readdirSync(archive), { timeout: 20_000 }).toContain(rows[0]?.segment);
  await before.destroy();
  await postgres.stop();

  restore(data, join(folder, 'base'));
  await postgres.start();
  const after = connectPostgres(`${postgres.url}kuji`);
  const titles = await after.selectFrom('raffles').select('title').orderBy('id').execute();
  expect(titles.at(-1)).toEqual({ title: 'after the base backup' });
  const conf = readFileSync('docs/operations/postgresql-archive.conf', 'utf8');
  await sql.raw(/--command='(.*)'/.exec(conf)?.[1] ?? '').execute(after);
  for (const table of ['refresh_families', 'calendar_feeds', 'draw_rooms'] as const) {
    expect(await after.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  await after.destroy();
});
