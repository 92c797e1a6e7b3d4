import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { connectSqlite } from '#server/db/sqlite/connect-sqlite.ts';
import { databases } from '#tests/support/server/databases.ts';
import { temporaryFolder } from '#tests/support/server/process.ts';

// OPS-7
describe.each(databases)('$name', ({ open }) => {
  it('returns ids and times as numbers', async () => {
    const db = await open();
    const row = {
      username: 'taro',
      username_key: 'TARO',
      password_hash: '',
      uuid: crypto.randomUUID(),
      created_at: 8_640_000_000_000_000,
    };
    await db.insertInto('users').values(row).execute();
    const stored = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ id: 1, ...row });
    await db.destroy();
  });
});

// OPS-1
describe('an SQLite file', () => {
  it('is in WAL mode, synced fully, with foreign keys, and does not wait for locks by itself', async () => {
    const db = connectSqlite(`${temporaryFolder()}/app.db`);
    const pragmas: unknown[] = [];
    for (const name of ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout']) {
      const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
      pragmas.push(...Object.values(rows[0] ?? {}));
    }
    expect(pragmas).toEqual(['wal', 2, 1, 0]);
    await db.destroy();
  });

  it('takes the write lock at the start of a transaction', async () => {
    const file = `${temporaryFolder()}/app.db`;
    const [first, second] = [connectSqlite(file), connectSqlite(file)];
    await migrate(first);
    await first.transaction().execute(async () => {
      const other = second.transaction().execute(async () => undefined);
      await expect(other).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    });
    await Promise.all([first.destroy(), second.destroy()]);
  });
});

// OPS-1: older versions can corrupt a WAL file when two connections write and checkpoint at once.
it('SQLite is at least 3.51.3', async () => {
  const db = connectSqlite(':memory:');
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
  const [major = 0, minor = 0, patch = 0] = rows[0]?.version.split('.').map(Number) ?? [];
  expect(major * 1_000_000 + minor * 1000 + patch).toBeGreaterThanOrEqual(3_051_003);
  await db.destroy();
});
