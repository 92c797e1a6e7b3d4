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
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { connectSqlite } from '#server/db/sqlite/connect-sqlite.ts';
import { databaseFile } from '#server/db/sqlite/database-file.ts';
import { createKeptSqlite, createSqliteBefore1_0_0 } from '#tests/support/server/kept-databases.ts';
import { runProgram, startProgram, temporaryFolder } from '#tests/support/server/process.ts';
import { signedInUser } from '#tests/support/server/session.ts';

// Concurrent and patient, because they mostly wait for processes.
const manner = { timeout: 30_000, concurrent: true };

/** A folder with a database and a raffle of that title, and the two commands to use on them. */
async function workplace(title: string) {
  const folder = temporaryFolder();
  const file = join(folder, 'app.db');
  const db = connectSqlite(file);
  await migrate(db);
  await db.insertInto('raffles').values({ title }).execute();
  return {
    folder,
    file,
    db,
    copy: join(folder, 'copy.db'),
    backup: (...words: string[]) =>
      runProgram('server/commands/backup.ts', words, { DATA_DIR: folder }),
    restore: (...words: string[]) =>
      runProgram('server/commands/restore.ts', words, { DATA_DIR: folder }),
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

async function titlesIn(file: string): Promise<string[]> {
  const db = connectSqlite(file);
  const rows = await db.selectFrom('raffles').select('title').orderBy('id').execute();
  await db.destroy();
  return rows.map(({ title }) => title).slice(3);
}

describe('npm run backup and restore', manner, () => {
  // OPS-6
  it('copy a database that is in use, and put the copy back when it is not', async () => {
    const { db, file, folder, copy, backup, restore } = await workplace('first');
    expect(await backup(copy)).toEqual({
      code: 0,
      stdout: `Copied ${file} to ${copy} and checked the copy\n`,
      stderr: '',
    });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    await db.insertInto('raffles').values({ title: 'second' }).execute();

    const refused = await restore(copy);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      `${file} is in use: stop the server first\n`,
    ]);
    expect(await titlesIn(file)).toEqual(['first', 'second']);
    await db.destroy();

    const { code, stdout } = await restore(copy);
    expect(code).toBe(0);
    expect(await titlesIn(file)).toEqual(['first']);
    const kept = /kept as (.+)\n/.exec(stdout)?.[1] ?? '';
    expect(await titlesIn(kept)).toEqual(['first', 'second']);
    expect(draftsIn(folder)).toEqual([]);
  });

  // OPS-31
  it('end all sessions and addresses of calendars, because some may have been ended after the copy', async () => {
    const { db, file, copy, backup, restore } = await workplace('first');
    const { id } = await signedInUser({ db, clock: Date.now }, 'taro');
    const address = { user_id: id, token_hash: 'of a token', created_at: 0 };
    await db.insertInto('calendar_feeds').values(address).execute();
    await backup(copy);
    await db.deleteFrom('refresh_families').execute();
    await db.destroy();
    expect((await restore(copy)).stdout).toContain(
      'All sessions and addresses of calendars are ended: every user signs in again\n',
    );
    const restored = connectSqlite(file);
    for (const table of ['refresh_families', 'calendar_feeds'] as const)
      expect(await restored.selectFrom(table).selectAll().execute()).toEqual([]);
    const users = await restored.selectFrom('users').select('username').execute();
    expect(users).toEqual([{ username: 'taro' }]);
    await restored.destroy();
  });

  it('include what a killed server left in its WAL file', async () => {
    const { db, file, copy, backup, restore } = await workplace('first');
    await backup(copy);
    await db.insertInto('raffles').values({ title: 'second' }).execute();
    // As after kill -9: a file and its -wal, with nobody holding them.
    const killed = temporaryFolder();
    for (const name of ['app.db', 'app.db-wal']) {
      writeFileSync(join(killed, name), readFileSync(join(file, '..', name)));
    }
    const { stdout } = await runProgram('server/commands/restore.ts', [copy], { DATA_DIR: killed });
    expect(await titlesIn(join(killed, 'app.db'))).toEqual(['first']);
    expect(await titlesIn(/kept as (.+)\n/.exec(stdout)?.[1] ?? '')).toEqual(['first', 'second']);
    await db.destroy();
    expect((await restore(join(killed, 'app.db'))).code).toBe(0);
  });

  const isRoot = process.getuid?.() === 0;
  it.runIf(isRoot)('keep the owner of the database when root restores it', async () => {
    const SERVER = 12_345;
    const { db, file, folder, copy, backup, restore } = await workplace('first');
    await backup(copy);
    await db.destroy();
    chownSync(file, SERVER, SERVER);
    await restore(copy);
    expect(statSync(file)).toMatchObject({ uid: SERVER, gid: SERVER });

    rmSync(file);
    chownSync(folder, SERVER, SERVER);
    await restore(copy);
    expect(statSync(file)).toMatchObject({ uid: SERVER, gid: SERVER });
  });

  it('put a copy where there is no database yet', async () => {
    const { db, copy, backup } = await workplace('first');
    await backup(copy);
    await db.destroy();
    const folder = join(temporaryFolder(), 'data');
    expect(await runProgram('server/commands/restore.ts', [copy], { DATA_DIR: folder })).toEqual({
      code: 0,
      stdout: `Restored ${join(folder, 'app.db')} from ${copy}\nAll sessions and addresses of calendars are ended: every user signs in again\n`,
      stderr: '',
    });
    expect(await titlesIn(join(folder, 'app.db'))).toEqual(['first']);
  });

  // OPS-13
  it('take a database of 1.0.0, which the next start upgrades', async () => {
    const { dataDir } = await createKeptSqlite('1.0.0');
    const { db, file, copy, restore } = await workplace('first');
    await db.destroy();
    const backup = await runProgram('server/commands/backup.ts', [copy], { DATA_DIR: dataDir });
    expect(backup.code).toBe(0);
    expect((await restore(copy)).code).toBe(0);
    const restored = await openDatabase({ dataDir: join(file, '..'), databaseUrl: undefined });
    const users = await restored.selectFrom('users').select('username').orderBy('id').execute();
    expect(users).toEqual([{ username: 'taro' }, { username: 'やまだ花子' }, { username: '' }]);
    await restored.destroy();
  });
});

describe('npm run backup that is killed', manner, () => {
  // OPS-17
  it('leaves a draft file, which the next run removes', async () => {
    const { db, file, folder, copy, backup } = await workplace('first');
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

    const another = join(folder, 'another.db');
    expect((await backup(another)).code).toBe(0);
    expect(draftsIn(folder)).toEqual([]);
    expect(await titlesIn(another)).toEqual(['first']);
  });

  it('is not taken for one that is still running', async () => {
    const { db, folder, copy, backup } = await workplace('first');
    const draft = join(folder, `.other.db.${process.pid}.kuji-draft`);
    writeFileSync(draft, 'half a copy');
    await backup(copy);
    expect(readFileSync(draft, 'utf8')).toBe('half a copy');
    await db.destroy();
  });
});

describe('npm run restore refuses, and changes nothing:', manner, () => {
  it.each<[what: string, damage: (copy: Buffer) => Buffer]>([
    ['a damaged copy', (copy) => Buffer.from(copy).fill(0xff, 3 * 4096, 6 * 4096)],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s', async (_, damage) => {
    const { db, file, folder, copy, backup, restore } = await workplace('first');
    await backup(copy);
    await db.destroy();
    writeFileSync(copy, damage(readFileSync(copy)));
    const before = readdirSync(folder);
    const { code, stdout, stderr } = await restore(copy);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/is damaged|is not a database of ours/);
    expect(stderr.trimEnd()).not.toContain('\n');
    expect(stderr.startsWith(`${copy} `)).toBe(true);
    expect(readdirSync(folder)).toEqual(before);
    expect(await titlesIn(file)).toEqual(['first']);
  });

  it('a copy of a newer version', async () => {
    const { db, copy, backup, restore } = await workplace('first');
    await backup(copy);
    await db.destroy();
    const newer = connectSqlite(copy);
    await newer.schema.alterTable('raffles').addColumn('colour', 'text').execute();
    await newer
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '999-colours', timestamp: '' })
      .execute();
    await newer.destroy();
    expect((await restore(copy)).stderr).toBe(
      `${copy} comes from a newer version of the server: restore it with one that knows the migration 999-colours\n`,
    );
  });

  it('a copy of a version before 1.0.0', async () => {
    const { dataDir } = await createSqliteBefore1_0_0();
    const older = databaseFile(dataDir);
    const { db, file, restore } = await workplace('first');
    await db.destroy();
    const bytes = readFileSync(older);
    expect(await restore(older)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${older} comes from a version of the server before 1.0.0: restore it with 1.0.0, start 1.0.0 once, then this one\n`,
    });
    expect(readFileSync(older)).toEqual(bytes);
    expect(await titlesIn(file)).toEqual(['first']);
  });
});

describe('npm run backup and restore print one line about a mistake:', manner, () => {
  const postgres = { DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/app' };

  it.each([
    { program: 'backup', words: ['/tmp/x'], environment: postgres, problem: 'use pg_dump' },
    { program: 'restore', words: ['/tmp/x'], environment: postgres, problem: 'use pg_restore' },
    { program: 'backup', words: [], environment: {}, problem: 'Usage: npm run backup -- FILE' },
    { program: 'restore', words: [], environment: {}, problem: 'Usage: npm run restore -- FILE' },
    { program: 'restore', words: ['/nowhere/x'], environment: {}, problem: 'no file' },
  ])('$program $words: $problem', async ({ program, words, environment, problem }) => {
    const folder = join(temporaryFolder(), 'data');
    const outcome = await runProgram(`server/commands/${program}.ts`, words, {
      DATA_DIR: folder,
      ...environment,
    });
    expect([outcome.code, outcome.stdout]).toEqual([1, '']);
    expect(outcome.stderr).toContain(problem);
    expect(outcome.stderr).toMatch(/^[^\n]+\n$/);
    expect(existsSync(folder)).toBe(false);
  });

  it('backup never replaces a file', async () => {
    const { db, copy, backup } = await workplace('first');
    writeFileSync(copy, 'mine');
    expect((await backup(copy)).stderr).toBe(`${copy} exists already\n`);
    expect(readFileSync(copy, 'utf8')).toBe('mine');
    await db.destroy();
  });
});
