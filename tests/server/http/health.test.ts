import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { migrate } from '#server/db/migrate.ts';
import { connectSqlite } from '#server/db/sqlite/connect-sqlite.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import { temporaryFolder } from '#tests/support/server/process.ts';
import { signedInUser } from '#tests/support/server/session.ts';

const KIBIBYTE = 1024;

let testApp: TestApp;

afterEach(() => testApp.close());

async function openApp(folder: string) {
  const file = join(folder, 'app.db');
  const db = connectSqlite(file);
  await migrate(db);
  testApp = await createTestApp({ db });
  const { headers } = await signedInUser(testApp, 'taro');
  const status = async (url: string) => (await testApp.app.inject({ url, headers })).statusCode;
  return {
    file,
    status,
    states: async () => [await status('/healthz'), await status('/readyz')],
    write: () => testApp.call('POST', paths.workRecords, { name: 'あ'.repeat(100) }, { headers }),
  };
}

const unavailable = { detail: 'The service is temporarily unavailable.', code: 'unavailable' };

// OPS-4, OPS-11
it('a database file that was moved away or replaced is written to for a second at most, and again when it is back', async () => {
  const { file, write, states } = await openApp(temporaryFolder());
  expect((await write()).statusCode).toBe(201);
  expect(await states()).toEqual([200, 200]);
  renameSync(file, `${file}.away`);
  expect(await states()).toEqual([200, 503]);
  const isRefused = async () => (await write()).statusCode === 503;
  await expect.poll(isRefused, { interval: 100, timeout: 1500 }).toBe(true);
  closeSync(openSync(file, 'w'));
  expect(await states()).toEqual([200, 503]);
  await expect(testApp.db.deleteFrom('raffles').execute()).rejects.toThrow('not in its place');
  renameSync(`${file}.away`, file);
  await expect.poll(isRefused, { interval: 100, timeout: 1500 }).toBe(false);
  expect(await states()).toEqual([200, 200]);
});

describe('a database file that is damaged', () => {
  /** Overwrites everything but the first pages, of which the schema is read. */
  function damage(file: string): void {
    const descriptor = openSync(file, 'r+');
    const { size } = statSync(file);
    for (let at = 4 * KIBIBYTE; at < size; at += KIBIBYTE) {
      writeSync(descriptor, Buffer.alloc(KIBIBYTE, 0x5a), 0, KIBIBYTE, at);
    }
    closeSync(descriptor);
  }

  it('is answered with 503 while the server runs, which is alive but not ready', async () => {
    const { file, states, status } = await openApp(temporaryFolder());
    await testApp.db.executeQuery(CompiledQuery.raw('pragma wal_checkpoint(truncate)'));
    await testApp.db.executeQuery(CompiledQuery.raw('pragma cache_size = 0'));
    await testApp.db.executeQuery(CompiledQuery.raw('pragma shrink_memory'));
    damage(file);
    expect(await status(`/api/${paths.workRecords}`)).toBe(503);
    expect(await status(`/api/${paths.raffles}`)).toBe(503);
    expect(await states()).toEqual([200, 503]);
  });

  it('stops the start, with one line that says what to do', async () => {
    const { file } = await openApp(temporaryFolder());
    await testApp.db.executeQuery(CompiledQuery.raw('pragma wal_checkpoint(truncate)'));
    damage(file);
    expect(() => connectSqlite(file)).toThrow(/^the database is damaged, restore a backup \(.*\)$/);
  });
});

it('a full disk: writes are 503, reads go on, and the server recovers by itself', async ({
  skip,
}) => {
  const folder = mkdtempSync(join(temporaryFolder(), 'small-disk-'));
  if (!mountSmallDisk(folder)) skip('Mounting a small disk needs root.');
  try {
    const { states, status, write } = await openApp(folder);
    const ballast = join(folder, 'ballast');
    fill(ballast);
    await expect.poll(async () => (await write()).statusCode, { interval: 0 }).toBe(503);
    expect((await write()).json()).toEqual(unavailable);
    expect(await status(`/api/${paths.raffles}`)).toBe(200);
    expect(await states()).toEqual([200, 503]);
    rmSync(ballast);
    expect(await states()).toEqual([200, 200]);
    expect((await write()).statusCode).toBe(201);
    await testApp.close();
  } finally {
    // Busy as long as the closed database is written back.
    await vi.waitFor(() => execFileSync('umount', [folder], { stdio: 'ignore' }), 5000);
  }
});

function mountSmallDisk(folder: string): boolean {
  const words = ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder];
  return spawnSync('mount', words, { stdio: 'ignore' }).status === 0;
}

function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(KIBIBYTE));
  } catch {
    closeSync(descriptor);
  }
}
