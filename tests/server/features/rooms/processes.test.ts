import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedRoom } from '#contract/rooms.ts';
import { connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import { createPostgresDatabase } from '#tests/support/server/databases.ts';
import {
  addressOf,
  endProgram,
  startProgram,
  temporaryFolder,
} from '#tests/support/server/process.ts';
import { openRoomAt, sendAt, type Watcher, watchAt } from '#tests/support/server/room-calls.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const databases = [
  { name: 'SQLite', place: async () => ({}), longestMs: 1000 },
  {
    name: 'PostgreSQL',
    place: async () => ({ DATABASE_URL: await createPostgresDatabase('template0') }),
    longestMs: 500,
  },
];

// ROM-2, ROM-9. A long timeout, because it waits for processes.
describe.each(databases)('two processes on one $name', ({ name, place, longestMs }) => {
  let servers: ChildProcess[];
  let first: string;
  let second: string;
  let room: OpenedRoom;
  const watchers: Watcher[] = [];

  beforeAll(async () => {
    const settings = {
      DATA_DIR: temporaryFolder(),
      ...(await place()),
      JWT_SECRET: 'a secret that all processes have in common',
      RATE_LIMITS: 'off',
      PORT: '0',
      HOST: '127.0.0.1',
    };
    servers = [0, 1].map(() => startProgram('server/main.ts', [], settings));
    [first = '', second = ''] = await Promise.all(servers.map(addressOf));
  }, 60_000);
  beforeEach(async () => {
    room = await openRoomAt(first);
  });
  afterEach(() => {
    for (const watcher of watchers.splice(0)) watcher.stop();
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => endProgram(server)));
  });

  async function watch(address: string): Promise<Watcher> {
    const watcher = await watchAt(address, room.id);
    watchers.push(watcher);
    return watcher;
  }

  it('number events without gaps, and bring them to the viewers of both', async () => {
    const both = [await watch(first), await watch(second)];
    const sends = upTo(100).map((number) =>
      sendAt(number % 2 === 0 ? first : second, room.id, `${number}`),
    );
    const sent = await Promise.all(sends);
    expect(sent.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual(upTo(100));
    for (const watcher of both) {
      await watcher.until(() => watcher.events.length === 100);
      expect(watcher.sequences()).toEqual(upTo(100));
    }
    expect(both[1]?.events).toEqual(both[0]?.events);
  }, 30_000);

  // Again where the machine, busy with other things, stopped a process: a wait would be in each try.
  it('bring an event to a viewer of the other within a second', {
    timeout: 30_000,
    retry: 3,
  }, async () => {
    const watcher = await watch(second);
    await sendAt(first, room.id, 'the first wakes nobody up');
    await watcher.until(() => watcher.events.length === 1);
    let longest = 0;
    for (const number of upTo(10)) {
      const began = performance.now();
      await sendAt(first, room.id, `${number}`);
      await watcher.until(() => watcher.events.length === number + 1);
      longest = Math.max(longest, performance.now() - began);
    }
    reportFigure(`an event to another process on ${name}, at most, ms`, longest.toFixed(0));
    expect(longest).toBeLessThan(longestMs);
  });

  // ROM-5. The last one: it ends the second.
  it('know who watches at the other, also after its end', async () => {
    const [here, there] = [await watch(first), await watch(second)];
    const all = [here.viewer, there.viewer].sort();
    for (const watcher of [here, there]) {
      await watcher.until(() => watcher.here.at(-1)?.viewers === 2);
      expect(watcher.here.at(-1)?.present).toEqual(all);
    }
    const late = await watch(second);
    await here.until(() => here.here.at(-1)?.viewers === 3);
    late.stop();
    await here.until(() => here.here.at(-1)?.viewers === 2);
    expect(here.here.at(-1)?.present).toEqual(all);
    servers[1]?.kill('SIGTERM');
    await there.until(() => there.ended);
    expect(there.retries[1]).toBeGreaterThanOrEqual(1000);
    await here.until(() => here.here.at(-1)?.viewers === 1);
    expect(here.here.at(-1)?.present).toEqual([here.viewer]);
    if (servers[1]) expect(await endsWith(servers[1])).toBe(0);
  }, 30_000);
});

async function endsWith(server: ChildProcess): Promise<number | null> {
  if (server.exitCode === null) await once(server, 'close');
  return server.exitCode;
}

// ROM-9
describe('where PostgreSQL ends the connection that listens', () => {
  let url: string;
  let apps: TestApp[];

  beforeEach(async () => {
    url = await createPostgresDatabase();
    apps = [
      await createTestApp({ db: connectPostgres(url) }),
      await createTestApp({ db: connectPostgres(url) }),
    ];
  });
  afterEach(async () => {
    for (const { close } of apps) await close();
  });

  async function listeners(end: boolean): Promise<number> {
    const db = connectPostgres(url);
    const { rows } = await sql`
      select ${end ? sql`pg_terminate_backend(pid)` : sql`pid`} from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(db);
    await db.destroy();
    return rows.length;
  }

  it('what was sent meanwhile is read when it listens again', async () => {
    const [first = '', second = ''] = await Promise.all(
      apps.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })),
    );
    const room = await openRoomAt(first);
    const watcher = await watchAt(second, room.id);
    await expect.poll(() => listeners(false)).toBe(1);
    expect(await listeners(true)).toBe(1);
    await expect.poll(() => listeners(false)).toBe(0);
    const began = performance.now();
    await sendAt(first, room.id, 'missed');
    await watcher.until(() => watcher.events.length === 1);
    await sendAt(first, room.id, 'heard');
    await watcher.until(() => watcher.events.length === 2);
    expect(watcher.sequences()).toEqual([1, 2]);
    reportFigure('an event while nothing listens, ms', (performance.now() - began).toFixed(0));
    watcher.stop();
  }, 30_000);

  it('signals hold the id of the room and nothing else', async () => {
    const [app] = apps;
    const address = (await app?.app.listen({ port: 0, host: '127.0.0.1' })) ?? '';
    const client = new pg.Client(url);
    await client.connect();
    const heard: string[] = [];
    client.on('notification', ({ payload = '' }) => heard.push(payload));
    await client.query('listen draw_room_events');
    await client.query('listen draw_room_viewers');
    const room = await openRoomAt(address);
    const watcher = await watchAt(address, room.id);
    await sendAt(address, room.id, 'text', room.secret);
    await watcher.until(() => watcher.events.length === 1);
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(2);
    expect(new Set(heard)).toEqual(new Set([room.id]));
    watcher.stop();
    await client.end();
  });
});
