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
import { describe, expect, it } from 'vitest';
import { connectSqlite } from '#server/db/connect-sqlite.ts';
import { migrate } from '#server/db/migrate.ts';
import { runProgram, temporaryFolder } from '#tests/support/server-process.ts';

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
    backup: (...words: string[]) => runProgram('server/backup.ts', words, { DATA_DIR: folder }),
    restore: (...words: string[]) => runProgram('server/restore.ts', words, { DATA_DIR: folder }),
  };
}

async function titlesIn(file: string): Promise<string[]> {
  const db = connectSqlite(file);
  const rows = await db.selectFrom('raffles').select('title').orderBy('id').execute();
  await db.destroy();
  return rows.map(({ title }) => title).slice(3);
}

describe('npm run backup and restore', manner, () => {
  // Point 32.
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
    expect(readdirSync(folder).filter((name) => /part|restoring/.test(name))).toEqual([]);
  });

  it('find again what a killed server had not put into its file', async () => {
    const { db, file, copy, backup, restore } = await workplace('first');
    await backup(copy);
    await db.insertInto('raffles').values({ title: 'second' }).execute();
    // As after kill -9: a file and its -wal, with nobody holding them.
    const killed = temporaryFolder();
    for (const name of ['app.db', 'app.db-wal']) {
      writeFileSync(join(killed, name), readFileSync(join(file, '..', name)));
    }
    const { stdout } = await runProgram('server/restore.ts', [copy], { DATA_DIR: killed });
    expect(await titlesIn(join(killed, 'app.db'))).toEqual(['first']);
    expect(await titlesIn(/kept as (.+)\n/.exec(stdout)?.[1] ?? '')).toEqual(['first', 'second']);
    await db.destroy();
    expect((await restore(join(killed, 'app.db'))).code).toBe(0);
  });

  const isRoot = process.getuid?.() === 0;
  it.runIf(isRoot)('leave the database to whom it belongs, when root restores it', async () => {
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
    expect(await runProgram('server/restore.ts', [copy], { DATA_DIR: folder })).toEqual({
      code: 0,
      stdout: `Restored ${join(folder, 'app.db')} from ${copy}\n`,
      stderr: '',
    });
    expect(await titlesIn(join(folder, 'app.db'))).toEqual(['first']);
  });
});

describe('npm run restore refuses, and changes nothing:', manner, () => {
  it.each([
    {
      what: 'what is no database',
      damage: () => Buffer.from('no database'),
      problem: 'is not a database of ours',
    },
    {
      what: 'a damaged copy',
      damage: (copy: Buffer) => Buffer.from(copy).fill(0xff, 3 * 4096, 6 * 4096),
      problem: /is damaged|is not a database of ours/,
    },
    {
      what: 'half a copy',
      damage: (copy: Buffer) => copy.subarray(0, copy.length / 2),
      problem: /is damaged|is not a database of ours/,
    },
    { what: 'nothing', damage: () => Buffer.alloc(0), problem: 'is not a database of ours' },
  ])('$what', async ({ damage, problem }) => {
    const { db, file, folder, copy, backup, restore } = await workplace('first');
    await backup(copy);
    await db.destroy();
    writeFileSync(copy, damage(readFileSync(copy)));
    const before = readdirSync(folder);
    const { code, stdout, stderr } = await restore(copy);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(problem);
    expect(stderr.trimEnd()).not.toContain('\n');
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
    expect((await restore(copy)).stderr).toContain('comes from a newer version of the server');
  });
});

describe('npm run backup and restore say in one line what they cannot do:', manner, () => {
  const postgres = { DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/app' };

  it.each([
    { program: 'backup', words: ['/tmp/x'], environment: postgres, problem: 'use pg_dump' },
    { program: 'restore', words: ['/tmp/x'], environment: postgres, problem: 'use pg_restore' },
    { program: 'backup', words: [], environment: {}, problem: 'Usage: npm run backup -- FILE' },
    { program: 'restore', words: [], environment: {}, problem: 'Usage: npm run restore -- FILE' },
    { program: 'backup', words: ['/nowhere/x'], environment: {}, problem: 'no database' },
    { program: 'restore', words: ['/nowhere/x'], environment: {}, problem: 'no file' },
  ])('$program $words: $problem', async ({ program, words, environment, problem }) => {
    const folder = join(temporaryFolder(), 'data');
    const outcome = await runProgram(`server/${program}.ts`, words, {
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
