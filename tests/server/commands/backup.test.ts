import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { backupSqlite } from '#server/db/sqlite/backup-sqlite.ts';
import { connectSqlite } from '#server/db/sqlite/connect-sqlite.ts';
import { databaseFile } from '#server/db/sqlite/database-file.ts';
import { restoreSqlite } from '#server/db/sqlite/restore-sqlite.ts';
import { createKeptSqlite, createSqliteBefore1_0_0 } from '#tests/support/server/kept-databases.ts';
import { runProgram, startProgram, temporaryFolder } from '#tests/support/server/process.ts';
import { signedInUser } from '#tests/support/server/session.ts';

// Concurrent and patient, because they mostly wait for processes.
const manner = { timeout: 30_000, concurrent: true };

/** A folder with a database and a raffle, `first`, and what to do with them. */
async function workplace() {
  const folder = temporaryFolder();
  const file = join(folder, 'app.db');
  const copy = join(folder, 'copy.db');
  const db = connectSqlite(file);
  await migrate(db);
  await db.insertInto('raffles').values({ title: 'first' }).execute();
  return {
    folder,
    file,
    db,
    copy,
    backup: (to = copy) => backupSqlite(file, to),
    restore: (from = copy) => restoreSqlite(from, file, new Date()),
  };
}

function draftsIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.includes('.kuji-draft'));
}

/** Makes a database so long that copying it takes a while. */
function grow(file: string): void {
  const database = new Sqlite(file);
  database.exec(`create table ballast as
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 30000)
    select randomblob(1024) from numbers`);
  database.close();
}

async function titlesIn(file = ''): Promise<string[]> {
  const db = connectSqlite(file);
  const rows = await db.selectFrom('raffles').select('title').orderBy('id').execute();
  await db.destroy();
  return rows.map(({ title }) => title).slice(3);
}

// OPS-6
describe('npm run backup and restore', manner, () => {
  it('copy a database that is in use, and put the copy back when it is not', async () => {
    const { db, file, folder, copy } = await workplace();
    const run = (program: string) =>
      runProgram(`server/commands/${program}.ts`, [copy], { DATA_DIR: folder });
    expect(await run('backup')).toEqual({
      code: 0,
      stdout: `Copied ${file} to ${copy} and checked the copy\n`,
      stderr: '',
    });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    await db.insertInto('raffles').values({ title: 'second' }).execute();

    const refused = { code: 1, stdout: '', stderr: `${file} is in use: stop the server first\n` };
    expect(await run('restore')).toEqual(refused);
    expect(await titlesIn(file)).toEqual(['first', 'second']);
    await db.destroy();

    const { code, stdout } = await run('restore');
    expect(code).toBe(0);
    // OPS-31
    expect(stdout).toContain(
      '\nAll sessions and addresses of calendars are ended: every user signs in again\n',
    );
    expect(await titlesIn(file)).toEqual(['first']);
    const kept = /kept as (.+)\n/.exec(stdout)?.[1];
    expect(await titlesIn(kept)).toEqual(['first', 'second']);
    expect(draftsIn(folder)).toEqual([]);
  });

  const postgres = { DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/app' };
  it.each([
    { program: 'backup', words: ['/tmp/x'], environment: postgres, problem: 'use pg_dump' },
    { program: 'restore', words: ['/tmp/x'], environment: postgres, problem: 'use pg_restore' },
    { program: 'backup', words: [], environment: {}, problem: 'Usage: npm run backup -- FILE' },
    { program: 'restore', words: [], environment: {}, problem: 'Usage: npm run restore -- FILE' },
  ])('print one line about a mistake: $program $words: $problem', async (row) => {
    const folder = join(temporaryFolder(), 'data');
    const environment = { DATA_DIR: folder, ...row.environment };
    const outcome = await runProgram(`server/commands/${row.program}.ts`, row.words, environment);
    expect([outcome.code, outcome.stdout]).toEqual([1, '']);
    expect(outcome.stderr).toContain(row.problem);
    expect(outcome.stderr).toMatch(/^[^\n]+\n$/);
    expect(existsSync(folder)).toBe(false);
  });

  // OPS-17
  it('remove the draft that a killed backup left', async () => {
    const { db, file, folder, copy, backup } = await workplace();
    await db.destroy();
    grow(file);
    for (;;) {
      const program = startProgram('server/commands/backup.ts', [copy], { DATA_DIR: folder });
      const closed = once(program, 'close');
      while (draftsIn(folder).length === 0 && program.exitCode === null) await nextTurn();
      program.kill('SIGKILL');
      await closed;
      if (!existsSync(copy)) break;
      // It was made before the kill, and is never half a copy.
      expect(await titlesIn(copy)).toEqual(['first']);
      rmSync(copy);
    }
    expect(draftsIn(folder)).not.toEqual([]);
    await backup();
    expect(draftsIn(folder)).toEqual([]);
    expect(await titlesIn(copy)).toEqual(['first']);
  });
});

describe('a backup of SQLite', () => {
  // OPS-31
  it('is restored without sessions and addresses of calendars: some may have been ended after it', async () => {
    const { db, file, backup, restore } = await workplace();
    const { id } = await signedInUser({ db, clock: Date.now }, 'taro');
    const address = { user_id: id, token_hash: 'of a token', created_at: 0 };
    await db.insertInto('calendar_feeds').values(address).execute();
    await backup();
    await db.destroy();
    restore();
    const restored = connectSqlite(file);
    for (const table of ['refresh_families', 'calendar_feeds'] as const)
      expect(await restored.selectFrom(table).selectAll().execute()).toEqual([]);
    const users = await restored.selectFrom('users').select('username').execute();
    expect(users).toEqual([{ username: 'taro' }]);
    await restored.destroy();
  });

  it('keeps, when it is restored, what a killed server left in its WAL file', async () => {
    const { db, file, folder, copy, backup, restore } = await workplace();
    await backup();
    await db.insertInto('raffles').values({ title: 'second' }).execute();
    // As after kill -9: a file and its -wal, with nobody holding them.
    const killed = join(temporaryFolder(), 'app.db');
    for (const end of ['', '-wal']) writeFileSync(killed + end, readFileSync(file + end));
    const kept = restoreSqlite(copy, killed, new Date());
    expect(await titlesIn(killed)).toEqual(['first']);
    expect(await titlesIn(kept)).toEqual(['first', 'second']);
    await db.destroy();
    restore(killed);
    expect(readdirSync(folder)).toContain('app.db');
  });

  it.runIf(process.getuid?.() === 0)('leaves the database to its owner', async () => {
    const SERVER = 12_345;
    const { db, file, folder, backup, restore } = await workplace();
    await backup();
    await db.destroy();
    chownSync(file, SERVER, SERVER);
    restore();
    expect(statSync(file)).toMatchObject({ uid: SERVER, gid: SERVER });

    rmSync(file);
    chownSync(folder, SERVER, SERVER);
    restore();
    expect(statSync(file)).toMatchObject({ uid: SERVER, gid: SERVER });
  });

  it('is put where there is no database yet', async () => {
    const { db, copy, backup } = await workplace();
    await backup();
    await db.destroy();
    const file = join(temporaryFolder(), 'data', 'app.db');
    expect(restoreSqlite(copy, file, new Date())).toBeUndefined();
    expect(await titlesIn(file)).toEqual(['first']);
  });

  // OPS-13
  it('may be of 1.0.0, which the next start upgrades', async () => {
    const { dataDir } = await createKeptSqlite('1.0.0');
    const { db, file, copy, restore } = await workplace();
    await db.destroy();
    await backupSqlite(databaseFile(dataDir), copy);
    restore();
    const restored = await openDatabase({ dataDir: dirname(file), databaseUrl: undefined });
    const users = await restored.selectFrom('users').select('username').orderBy('id').execute();
    expect(users).toEqual([{ username: 'taro' }, { username: 'やまだ花子' }, { username: '' }]);
    await restored.destroy();
  });

  it('never replaces a file, nor the draft of one that is still running', async () => {
    const { db, folder, copy, backup } = await workplace();
    const draft = join(folder, `.other.db.${process.ppid}.kuji-draft`);
    writeFileSync(draft, 'half a copy');
    await backup();
    expect(readFileSync(draft, 'utf8')).toBe('half a copy');
    writeFileSync(copy, 'mine');
    await expect(backup()).rejects.toThrow(`${copy} exists already`);
    expect(readFileSync(copy, 'utf8')).toBe('mine');
    await db.destroy();
  });

  it.each<[what: string, spoil: (copy: string) => unknown, why: RegExp]>([
    [
      'damaged',
      (copy) => writeFileSync(copy, readFileSync(copy).fill(0xff, 3 * 4096, 6 * 4096)),
      /^\S+ (?:is damaged|is not a database of ours)[^\n]*$/,
    ],
    ['empty', (copy) => writeFileSync(copy, ''), /^\S+ is not a database of ours$/],
    ['missing', (copy) => rmSync(copy), /^There is no file \S+$/],
    [
      'of a newer version',
      (copy) =>
        new Sqlite(copy).exec(`insert into kysely_migration values ('999-colours', '')`).close(),
      /^\S+ comes from a newer version of the server: restore it with one that knows the migration 999-colours$/,
    ],
    [
      'of a version before 1.0.0',
      async (copy) =>
        writeFileSync(copy, readFileSync(databaseFile((await createSqliteBefore1_0_0()).dataDir))),
      /^\S+ comes from a version of the server before 1.0.0: restore it with 1.0.0, start 1.0.0 once, then this one$/,
    ],
  ])('that is %s is refused, and changes nothing', async (_, spoil, why) => {
    const { db, file, folder, copy, backup, restore } = await workplace();
    await backup();
    await db.destroy();
    await spoil(copy);
    const before = readdirSync(folder);
    expect(() => restore()).toThrow(why);
    expect(readdirSync(folder)).toEqual(before);
    expect(await titlesIn(file)).toEqual(['first']);
  });
});
