import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roomPaths } from '#contract/room-paths.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Db } from '#server/db/schema.ts';
import { backupSqlite } from '#server/db/sqlite/backup-sqlite.ts';
import { connectSqlite } from '#server/db/sqlite/connect-sqlite.ts';
import { restoreSqlite } from '#server/db/sqlite/restore-sqlite.ts';
import { createTestApp } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { temporaryFolder } from '#tests/support/server/process.ts';
import {
  call,
  follow,
  joinAt,
  newRoomId,
  openRoomAt,
  sealed,
} from '#tests/support/server/room-calls.ts';
import { allRows } from '#tests/support/server/tables.ts';

const title = '秘密の会';
const items = ['佐藤さん', 'ビンゴの景品', 'plain item'];

/** As a device encrypts: the key never leaves it. */
function encrypted(text: string, key: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-128-gcm', key, iv);
  const parts = [iv, cipher.update(text), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(parts).toString('base64url');
}

// ROM-1
describe.each(routeDatabases)('what a room leaves on a server with $name', ({ open }) => {
  it('holds nothing that can be read: rows, log and figures', async () => {
    const db = await open();
    const log: string[] = [];
    const testApp = await createTestApp({ db, log, settings: { logLevel: 'trace' } });
    const address = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    const key = randomBytes(16);
    const payload = encrypted(JSON.stringify({ title, items }), key);
    const host = await openRoomAt(address, { payload });
    const device = await joinAt(address, host.room);
    const watcher = await follow(host);
    const lines = encrypted('7', key);
    const url = `${address}/api/${roomPaths.room(host.room)}`;
    await host.draw(1, lines);
    await watcher.untilResult(1);
    await device.draw(2);
    await call(`${url}events/?token=1`, 'GET', { token: newRoomId() + newRoomId().slice(1) });
    const headers = { authorization: `Bearer ${device.token}`, 'content-type': 'application/json' };
    await fetch(`${url}draws/`, { method: 'POST', headers, body: `{"lines":"${lines}` });

    const rows = JSON.stringify([...(await allRows(db))]);
    expect(rows).toContain(lines);
    const logged = log.join('');
    expect(logged).toContain(host.room);
    const figures = await testApp.metrics.text();
    expect(figures).toContain('draw_room_streams 1');
    const plain = [...items, ...items.map(sealed), title, key.toString('base64url')];
    for (const secret of [...plain, host.token, device.token, '127.0.0.1']) {
      expect(rows).not.toContain(secret);
    }
    const answered = watcher.round()?.result?.bytes ?? '';
    const ofRoom = [payload, lines, host.bytesOf(1), host.promiseOf(1), answered];
    for (const secret of [...plain, ...ofRoom, host.token, device.token, hashOf(host.token)]) {
      for (const text of [logged, figures]) expect(text).not.toContain(secret);
    }
    expect(figures).not.toContain(host.room);
    watcher.stop();
    await testApp.close();
  });
});

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

// ROM-8
describe('a backup of SQLite', () => {
  async function databaseWithRoom(folder: string) {
    const file = join(folder, 'app.db');
    const testApp = await createTestApp({ db: await opened(file) });
    const address = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    const host = await openRoomAt(address, { payload: sealed('a list'.repeat(1000)) });
    await host.promise(1);
    return { file, testApp, host };
  }

  async function opened(file: string): Promise<Db> {
    const db = connectSqlite(file);
    await migrate(db);
    return db;
  }

  it('has no rooms, not even in free pages, while the database keeps them', async () => {
    const folder = temporaryFolder();
    const { file, testApp, host } = await databaseWithRoom(folder);
    const copy = join(folder, 'copy.db');
    await backupSqlite(file, copy);
    const bytes = readFileSync(copy).toString('latin1');
    for (const text of [host.room, sealed('a list'.repeat(3)).slice(0, -4), host.promiseOf(1)])
      expect(bytes).not.toContain(text);
    expect(await testApp.db.selectFrom('draw_room_devices').selectAll().execute()).toHaveLength(1);
    await testApp.close();
  });

  it('that was made by other means brings no rooms back', async () => {
    const folder = temporaryFolder();
    const { file, testApp } = await databaseWithRoom(folder);
    await testApp.close();
    const target = join(temporaryFolder(), 'app.db');
    restoreSqlite(file, target, new Date());
    const db = connectSqlite(target);
    for (const table of ['draw_rooms', 'draw_room_devices'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await db.selectFrom('raffles').selectAll().execute()).toHaveLength(3);
    await db.destroy();
  });
});
