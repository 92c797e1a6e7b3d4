import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOM_DEVICES } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { roomPaths } from '#contract/room-paths.ts';
import { programDatabases } from '#tests/support/server/databases.ts';
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
describe.each(programDatabases)('a full room on $name', { timeout: 180_000 }, (database) => {
  it('slows no other call', async () => {
    const address = await startServer({ ...(await database.settings()), RATE_LIMITS: 'off' });
    const host = await openRoomAt(address, { payload: sealed('x'.repeat(60_000)) });
    const others = [{ url: `${address}/healthz` }, { url: `${address}/api/${paths.raffles}` }];
    async function readsBeside(work: () => Promise<void>): Promise<number> {
      const stop = await timeRequests(others);
      await work();
      return percentile((await stop()).flat(), 0.99);
    }
    const alone = await readsBeside(() => delay(MEASURED_MS));
    const { seen } = await fill(host, ROOM_DEVICES);
    const beside = await readsBeside(() => delay(MEASURED_MS));
    expect(beside - alone).toBeLessThan(MOST_DELAY_MS);
    const besideRounds = await readsBeside(async () => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        expect((await host.draw(round)).status).toBe(200);
        await seen.untilResult(round);
        const { reveals = [] } = seen.round()?.result ?? {};
        expect(reveals.filter((bytes) => bytes !== null)).toHaveLength(ROOM_DEVICES);
        await delay(BETWEEN_MS);
      }
    });
    expect(besideRounds - alone).toBeLessThan(MOST_DELAY_MS);
  });

  it('is drawn in at once, whatever a flood from the address of its host does', async () => {
    const address = await startServer(await database.settings());
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
      expect(Date.now() - pressed).toBeLessThan(LATEST_DRAW_MS);
    }
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
