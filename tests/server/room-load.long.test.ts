import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { ROOM_DEVICES } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { roomPaths } from '#contract/room-paths.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { createPostgresDatabase } from '#tests/support/server/databases.ts';
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
import { longestWait, timeRequests } from '#tests/support/server/time-requests.ts';

/** Asserted by the long run, which has the machine to itself. */
const SLOWEST_MS = 50;
/** 500 devices of the test need a processor, too. */
const SLOWEST_BESIDE_ROUND_MS = 300;
const LATEST_DRAW_MS = 1000;
const ROUNDS = 5;
const BETWEEN_MS = 5000;

// ROM-11
it.each([
  { name: 'SQLite', place: async () => ({}) },
  {
    name: 'PostgreSQL',
    place: async () => ({ DATABASE_URL: await createPostgresDatabase('template0') }),
  },
])(
  'a full room slows no other call on $name, and a flood no draw',
  {
    timeout: 240_000,
  },
  async ({ name, place }) => {
    const server = startProgram('server/main.ts', [], {
      DATA_DIR: folderInMemory(),
      ...(await place()),
      PORT: '0',
      HOST: '127.0.0.1',
    });
    onTestFinished(() => endProgram(server, 'SIGKILL'));
    const address = await addressOf(server);
    const host = await openRoomAt(address, { payload: sealed('x'.repeat(60_000)) });
    const watchers: Watcher[] = [await follow(host)];
    onTestFinished(() => {
      for (const watcher of watchers) watcher.stop();
    });
    // A school that comes within half a minute.
    const devices: Device[] = [];
    for (let number = 2; number <= ROOM_DEVICES; number += 1) {
      const device = await joinAt(address, host.room, number <= 301 ? '127.0.0.1' : '127.0.0.2');
      devices.push(device);
      watchers.push(await follow(device));
    }
    const others = [{ url: `${address}/healthz` }, { url: `${address}/api/${paths.raffles}` }];

    const stopBesideStreams = await timeRequests(others);
    await delay(20_000);
    const besideStreams = await stopBesideStreams();
    expect(
      longestWait(`${name}: longest read beside 500 streams`, besideStreams.flat()),
    ).toBeLessThan(SLOWEST_MS);

    const stopBesideRounds = await timeRequests(others);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const pressed = Date.now();
      expect((await host.draw(round)).status).toBe(200);
      await watchers[0]?.untilResult(round);
      reportFigure(`${name}: 500 devices, press to result, ms`, Date.now() - pressed);
      const { result } = watchers[0]?.round() ?? {};
      expect(result?.reveals.filter((bytes) => bytes !== null)).toHaveLength(ROOM_DEVICES);
      await delay(BETWEEN_MS);
    }
    const besideRounds = await stopBesideRounds();
    expect(
      longestWait(`${name}: longest read beside rounds of 500`, besideRounds.flat()),
    ).toBeLessThan(SLOWEST_BESIDE_ROUND_MS);
    for (const watcher of watchers.splice(3)) watcher.stop();
    await delay(11_000);

    const flood = new Worker(new URL('../support/server/flood.ts', import.meta.url), {
      workerData: { requests: floodOf(address, host.room, devices.slice(0, 299)), atOnce: 100 },
    });
    onTestFinished(async () => {
      await flood.terminate();
    });
    for (let round = ROUNDS + 1; round <= 2 * ROUNDS; round += 1) {
      await delay(BETWEEN_MS);
      const pressed = Date.now();
      expect((await host.draw(round)).status).toBe(200);
      await watchers[0]?.untilClosed(round);
      reportFigure(`${name}: a draw beside a flood, ms`, Date.now() - pressed);
      expect(Date.now() - pressed).toBeLessThan(LATEST_DRAW_MS);
    }
    flood.postMessage('how many');
    const [sent] = await once(flood, 'message');
    reportFigure(`${name}: requests of the flood in ${(ROUNDS * BETWEEN_MS) / 1000} s`, sent);
  },
);

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
