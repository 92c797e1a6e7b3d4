import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOM_DEVICES } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { roomPaths } from '#contract/room-paths.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { createPostgresDatabase } from '#tests/support/server/databases.ts';
import { percentile } from '#tests/support/server/percentile.ts';
import {
  addressOf,
  endProgram,
  startProgram,
  temporaryFolder,
} from '#tests/support/server/process.ts';
import {
  type Device,
  follow,
  joinAt,
  openRoomAt,
  sealed,
  type Watcher,
} from '#tests/support/server/room-calls.ts';
import { timeRequests } from '#tests/support/server/time-requests.ts';

const MOST_DELAY_MS = 50;
const MEASURED_MS = 20_000;
const LATEST_DRAW_MS = 1000;
const ROUNDS = 5;
/** A round whose devices are flooded lasts 3 s, its spin 3.6 s. */
const BETWEEN_MS = 7000;

const databases = [
  { name: 'SQLite', place: async () => ({}) },
  {
    name: 'PostgreSQL',
    place: async () => ({ DATABASE_URL: await createPostgresDatabase('template0') }),
  },
];

async function startServer(settings: Record<string, string>): Promise<string> {
  const server = startProgram('server/main.ts', [], {
    DATA_DIR: folderInMemory(),
    PORT: '0',
    HOST: '127.0.0.1',
    ...settings,
  });
  onTestFinished(() => endProgram(server, 'SIGKILL'));
  return addressOf(server);
}

async function fill(host: Device, count: number): Promise<{ devices: Device[]; seen: Watcher }> {
  const watchers = [await follow(host)];
  onTestFinished(() => {
    for (const watcher of watchers) watcher.stop();
  });
  const devices: Device[] = [];
  for (let number = 2; number <= count; number += 1) {
    const from = number <= 301 ? '127.0.0.1' : '127.0.0.2';
    const device = await joinAt(host.address, host.room, from);
    devices.push(device);
    watchers.push(await follow(device));
  }
  return { devices, seen: watchers[0] as Watcher };
}

// ROM-11
describe.each(databases)('a full room on $name', { timeout: 180_000 }, ({ name, place }) => {
  it('slows no other call', async () => {
    const address = await startServer({ ...(await place()), RATE_LIMITS: 'off' });
    const host = await openRoomAt(address, { payload: sealed('x'.repeat(60_000)) });
    const others = [{ url: `${address}/healthz` }, { url: `${address}/api/${paths.raffles}` }];
    async function readsBeside(what: string, work: () => Promise<void>): Promise<number> {
      const stop = await timeRequests(others);
      await work();
      const waits = (await stop()).flat().map(({ ms, stolenMs }) => ms - stolenMs);
      const slow = percentile(waits, 0.99);
      reportFigure(`${name}: reads beside ${what}, 99th percentile, ms`, slow.toFixed(1));
      return slow;
    }
    const alone = await readsBeside('nothing', () => delay(MEASURED_MS));
    const { seen } = await fill(host, ROOM_DEVICES);
    const beside = await readsBeside('500 streams', () => delay(MEASURED_MS));
    expect(beside - alone).toBeLessThan(MOST_DELAY_MS);
    const besideRounds = await readsBeside('rounds of 500', async () => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const pressed = Date.now();
        expect((await host.draw(round)).status).toBe(200);
        await seen.untilResult(round);
        reportFigure(`${name}: 500 devices, press to result, ms`, Date.now() - pressed);
        const { reveals = [] } = seen.round()?.result ?? {};
        expect(reveals.filter((bytes) => bytes !== null)).toHaveLength(ROOM_DEVICES);
        await delay(BETWEEN_MS);
      }
    });
    expect(besideRounds - alone).toBeLessThan(MOST_DELAY_MS);
  });

  it('is drawn in at once, whatever a flood from the address of its host does', async () => {
    const address = await startServer(await place());
    const host = await openRoomAt(address);
    const { devices, seen } = await fill(host, 301);
    const flood = new Worker(new URL('../support/server/flood.ts', import.meta.url), {
      workerData: { requests: floodOf(address, host.room, devices), atOnce: 100 },
    });
    onTestFinished(async () => {
      await flood.terminate();
    });
    for (let round = 1; round <= ROUNDS; round += 1) {
      await delay(BETWEEN_MS);
      const pressed = Date.now();
      expect((await host.draw(round)).status).toBe(200);
      await seen.untilClosed(round);
      reportFigure(`${name}: a draw beside a flood, ms`, Date.now() - pressed);
      expect(Date.now() - pressed).toBeLessThan(LATEST_DRAW_MS);
    }
    flood.postMessage('how many');
    const [sent] = await once(flood, 'message');
    reportFigure(`${name}: requests of the flood`, sent);
  });
});

/** All that a script can do behind the host's address. */
function floodOf(address: string, room: string, devices: readonly Device[]) {
  const base = `${address}/api/`;
  const payload = { round: 1, bytes: 'A'.repeat(43), promise: 'A'.repeat(43) };
  return devices.flatMap(({ token }) => [
    { url: base + roomPaths.roomPromises(room), method: 'POST', token, payload },
    { url: base + roomPaths.roomReveals(room), method: 'POST', token, payload },
    {
      url: base + roomPaths.roomDraws(room),
      method: 'POST',
      token: 'A'.repeat(43),
      payload: { round: 99, lines: 'A' },
    },
    { url: base + roomPaths.roomDevices(room), method: 'POST' },
    { url: base + roomPaths.room(room), method: 'GET' },
  ]);
}

/**
 * SQLite waits for the disk with each step, as with every write, and all wait with it: how long says
 * something of the disk, and nothing of the room. PostgreSQL waits elsewhere.
 */
function folderInMemory(): string {
  if (!existsSync('/dev/shm')) return temporaryFolder();
  const folder = mkdtempSync('/dev/shm/room-load-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
