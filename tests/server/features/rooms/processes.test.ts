import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { RoomState } from '#contract/rooms.ts';
import { connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import { isLongRun } from '#tests/support/long-run.ts';
import { createTestApp } from '#tests/support/server/app.ts';
import { createPostgresDatabase, programDatabases } from '#tests/support/server/databases.ts';
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
  stateAt,
  type Watcher,
} from '#tests/support/server/room-calls.ts';

const LONG = 60_000;
/** After the end of the time to reveal, whichever process died. */
const LATEST_MS = 2000;

// ROM-9. A long timeout, because it waits for processes.
describe.each(programDatabases)('two processes on one $name', { timeout: LONG }, (database) => {
  let settings: Record<string, string>;
  let servers: [ChildProcess, ChildProcess];
  let addresses: [string, string];
  const watchers: Watcher[] = [];

  beforeAll(async () => {
    settings = {
      DATA_DIR: temporaryFolder(),
      ...(await database.settings()),
      JWT_SECRET: 'a secret that all processes have in common',
      PORT: '0',
      HOST: '127.0.0.1',
    };
    servers = [start(), start()];
    addresses = [await addressOf(servers[0]), await addressOf(servers[1])];
  }, LONG);
  afterEach(() => {
    for (const watcher of watchers.splice(0)) watcher.stop();
  });
  afterAll(() => Promise.all(servers.map((server) => endProgram(server))));

  const start = () => startProgram('server/main.ts', [], settings);

  /** Another one takes its place for the next test: a round does not last as long as a start on a busy machine. */
  async function kill(which: 0 | 1): Promise<void> {
    await endProgram(servers[which], 'SIGKILL');
    servers[which] = start();
    const address = addressOf(servers[which]);
    onTestFinished(async () => {
      addresses[which] = await address;
    }, LONG);
  }

  async function take(device: Device): Promise<Watcher> {
    const watcher = await follow(device);
    watchers.push(watcher);
    return watcher;
  }

  async function stateOf({ room }: Device, at: 0 | 1 = 1): Promise<RoomState> {
    return (await stateAt(addresses[at], room)).body as unknown as RoomState;
  }

  it('lead rounds together, and end each once: viewers of either see the same', async () => {
    const host = await openRoomAt(addresses[0]);
    const guest = await joinAt(addresses[1], host.room);
    const silent = await joinAt(addresses[1], host.room);
    const both = [await take(host), await take(guest)];
    watchers.push(await silent.watch());
    for (const watcher of both) await watcher.until(() => watcher.here()?.devices.length === 3);
    for (const [index, bytes] of [[], [null]].entries()) {
      const round = index + 1;
      if (bytes.length > 0) await silent.promise(round);
      expect((await host.draw(round)).status).toBe(200);
      for (const watcher of both) await watcher.untilResult(round);
      const [result, other] = both.map((watcher) => watcher.round()?.result);
      expect(result?.reveals).toEqual([host.bytesOf(round), guest.bytesOf(round), ...bytes]);
      expect(other).toEqual(result);
      for (const at of [0, 1] as const)
        expect((await stateOf(host, at)).round?.result).toEqual(result);
      const spins = result?.spins ?? 0;
      if (round === 1) await delay(Math.max(0, spins + 3050 - Date.now()));
    }
  });

  const steps = [
    'before the draw',
    'after the draw',
    'after a reveal',
    'after the result',
  ] as const;
  const all = steps.flatMap((step) => ([0, 1] as const).map((which) => ({ step, which })));
  const kills = isLongRun ? all : all.slice(2, 3);
  // The host's process has number 0.
  it.each(database.name === 'SQLite' ? [] : kills)(
    'finish a round where process $which was killed $step',
    async ({ step, which }) => {
      const host = await openRoomAt(addresses[0]);
      const guest = await joinAt(addresses[1], host.room);
      const silent = await joinAt(addresses[1], host.room);
      const streams = [await host.watch(), await guest.watch(), await silent.watch()];
      watchers.push(...streams);
      for (const device of [host, guest, silent])
        expect((await device.promise(1)).status).toBe(200);

      async function killAt(now: (typeof steps)[number]): Promise<void> {
        if (now !== step) return;
        const killed = kill(which);
        // Devices of the dead process find the other one, as through a balancer.
        for (const device of [host, guest, silent]) device.address = addresses[which === 0 ? 1 : 0];
        await killed;
      }
      await killAt('before the draw');
      if (step === 'before the draw') {
        for (const device of [host, guest, silent]) watchers.push(await device.watch());
      }
      expect((await host.draw(1)).status).toBe(200);
      const closing = (await stateOf(host, which === 0 ? 1 : 0)).round;
      expect(closing?.devices).toHaveLength(3);
      const began = Date.now();
      await killAt('after the draw');
      expect((await host.draw(1)).status).toBe(200);
      expect((await guest.reveal(1)).status).toBe(200);
      await killAt('after a reveal');
      const alive = streams.find(({ ended }) => !ended);
      await alive?.untilResult(1);
      expect(Date.now() - began).toBeLessThan(3000 + LATEST_MS);
      await killAt('after the result');
      const { round } = await stateOf(host, which === 0 ? 1 : 0);
      expect(round).toEqual({ ...closing, result: round?.result });
      expect(round?.result?.reveals).toEqual([null, guest.bytesOf(1), null]);
      expect((await guest.reveal(1)).status).toBe(200);
    },
  );

  // Beside each other on SQLite, two processes wait for each other's disk.
  const second = database.name === 'SQLite' ? 0 : 1;
  const count = 300;
  it.runIf(isLongRun)(`let ${count} phones in as they come, 15 in a second`, async () => {
    const host = await openRoomAt(addresses[0]);
    const watcher = await take(host);
    const began = Date.now();
    const phones = Array.from({ length: count }, async (_, index) => {
      await delay(index * 60);
      const device = await joinAt(addresses[index % 2 === 0 ? 0 : second], host.room);
      await take(device);
      return device;
    });
    await Promise.all(phones);
    expect(Date.now() - began).toBeLessThan(2000 + count * 60);
    await host.draw(1);
    await watcher.untilResult(1);
    const result = watcher.round()?.result;
    expect(result?.reveals).toHaveLength(count + 1);
    expect(result?.reveals).not.toContain(null);
  });
});

// ROM-9
it('signals hold the id of the room and nothing else', async () => {
  const url = await createPostgresDatabase();
  const { app, close } = await createTestApp({ db: connectPostgres(url) });
  const client = new pg.Client(url);
  await client.connect();
  const heard: string[] = [];
  client.on('notification', ({ payload = '' }) => heard.push(payload));
  for (const channel of ['draw_rooms', 'draw_room_devices'])
    await client.query(`listen ${channel}`);
  const host = await openRoomAt(await app.listen({ port: 0, host: '127.0.0.1' }));
  const watcher = await follow(host);
  await host.draw(1);
  await watcher.untilResult(1);
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(3);
  expect(new Set(heard)).toEqual(new Set([host.room]));
  watcher.stop();
  await client.end();
  await close();
});
