import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { ROOM_VIEWERS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { createPostgresDatabase } from '#tests/support/server/databases.ts';
import { startForLoad } from '#tests/support/server/load.ts';
import { percentile } from '#tests/support/server/percentile.ts';
import { addressOf, endProgram, temporaryFolder } from '#tests/support/server/process.ts';
import { openRoomAt, sendAt, type Watcher, watchAt } from '#tests/support/server/room-calls.ts';
import { longestWait, timeRequests } from '#tests/support/server/time-requests.ts';

/** Asserted by the long run, which has the machine to itself. */
const SLOWEST_MS = 100;
/** As beside the lists of six users (LIM-12): the viewers of the test need a processor, too. */
const SLOWEST_READ_AT_ONCE_MS = 300;
const LATEST_EVENT_MS = 500;
const EVENTS = 200;
/** By as many viewers at the same moment: more than a server adds to a room at once. */
const EVENTS_AT_ONCE = ROOM_VIEWERS;
const EVERY_MS = 100;
/** Of processor time: `/proc/PID/stat` counts hundredths of a second. */
const TICKS_PER_SECOND = 100;

// ROM-11
it.each([
  { name: 'SQLite', place: async () => ({}) },
  {
    name: 'PostgreSQL',
    place: async () => ({ DATABASE_URL: await createPostgresDatabase('template0') }),
  },
])(
  'a room with 200 viewers slows no other call on $name',
  {
    timeout: 120_000,
  },
  async ({ name, place }) => {
    const server = startForLoad({ DATA_DIR: folderInMemory(), ...(await place()) });
    onTestFinished(() => endProgram(server, 'SIGKILL'));
    const address = await addressOf(server);
    const memoryBefore = memoryMib(server.pid);
    const room = await openRoomAt(address);
    const watchers = await Promise.all(
      Array.from({ length: ROOM_VIEWERS }, () => watchAt(address, room.id)),
    );
    onTestFinished(() => {
      for (const watcher of watchers) watcher.stop();
    });
    const others = [{ url: `${address}/healthz` }, { url: `${address}/api/${paths.raffles}` }];
    const what = `200 viewers on ${name}`;

    const stopAlone = await timeRequests(others);
    await delay(EVENTS * EVERY_MS);
    const alone = await stopAlone();

    const stopTiming = await timeRequests(others);
    const ticks = processorTicks(server.pid);
    const began = performance.now();
    const sentAt: number[] = [];
    for (let sent = 0; sent < EVENTS; sent += 1) {
      sentAt.push(Date.now());
      await sendAt(address, room.id, 'x'.repeat(200), room.secret);
      await delay(Math.max(0, began + (sent + 1) * EVERY_MS - performance.now()));
    }
    const seconds = (performance.now() - began) / 1000;
    const used = (processorTicks(server.pid) - ticks) / TICKS_PER_SECOND / seconds;
    const meanwhile = await stopTiming();
    await allHave(watchers, EVENTS);
    const late = sentAt.map((time, index) =>
      Math.max(...watchers.map(({ times }) => (times[index] ?? 0) - time)),
    );

    for (const [index, call] of ['health', 'raffles'].entries()) {
      const before = alone[index]?.map(({ ms }) => ms) ?? [];
      const during = meanwhile[index]?.map(({ ms }) => ms) ?? [];
      for (const share of [0.5, 0.99]) {
        const figures = [before, during].map((ms) => percentile(ms, share).toFixed(1));
        reportFigure(`${what}: ${call}, ${share}, before and meanwhile, ms`, figures.join(', '));
      }
      const longest = longestWait(`${what}: longest ${call} meanwhile`, meanwhile[index] ?? []);
      expect(longest, call).toBeLessThan(SLOWEST_MS);
    }
    reportFigure(`${what}: an event at the last viewer, median ms`, percentile(late, 0.5));
    reportFigure(
      `${what}: an event at the last viewer, 99th percentile ms`,
      percentile(late, 0.99),
    );
    reportFigure(`${what}: share of a processor`, used.toFixed(2));
    reportFigure(`${what}: memory, MiB more`, memoryMib(server.pid) - memoryBefore);
    expect(percentile(late, 0.99)).toBeLessThan(LATEST_EVENT_MS);

    /** Others must not notice what all viewers do at the same moment. */
    async function atOnce(act: string, work: () => Promise<unknown>): Promise<void> {
      const stop = await timeRequests(others);
      const begin = performance.now();
      await work();
      reportFigure(`${what}: ${act} at once, ms`, (performance.now() - begin).toFixed(0));
      const [health = [], raffles = []] = await stop();
      for (const [call, waits] of Object.entries({ health, raffles })) {
        const longest = longestWait(`${what}: longest ${call} beside ${act} at once`, waits);
        const most = call === 'health' ? SLOWEST_MS : SLOWEST_READ_AT_ONCE_MS;
        expect(longest, call).toBeLessThan(most);
      }
    }
    await atOnce(`${EVENTS_AT_ONCE} events`, async () => {
      const senders = watchers.slice(0, EVENTS_AT_ONCE);
      await Promise.all(senders.map(() => sendAt(address, room.id, 'x'.repeat(200))));
      await allHave(watchers, EVENTS + EVENTS_AT_ONCE);
    });
    for (const watcher of watchers.splice(0)) watcher.stop();
    await atOnce('200 viewers who come late', async () => {
      const late = await Promise.all(
        Array.from({ length: ROOM_VIEWERS }, () => watchAt(address, room.id)),
      );
      watchers.push(...late);
      await allHave(watchers, EVENTS + EVENTS_AT_ONCE);
    });
  },
);

async function allHave(watchers: readonly Watcher[], count: number): Promise<void> {
  for (const watcher of watchers) await watcher.until(() => watcher.events.length >= count);
  const wanted = Array.from({ length: count }, (_, index) => index + 1);
  for (const watcher of watchers) expect(watcher.sequences()).toEqual(wanted);
}

/**
 * SQLite waits for the disk with each event, as with every write, and all wait with it: how long says
 * something of the disk, and nothing of the room. PostgreSQL waits elsewhere.
 */
function folderInMemory(): string {
  if (!existsSync('/dev/shm')) return temporaryFolder();
  const folder = mkdtempSync('/dev/shm/room-load-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** 0 where the system does not tell; so is the time below. */
function memoryMib(pid = 0): number {
  const status = readOrEmpty(`/proc/${pid}/status`);
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}

function processorTicks(pid = 0): number {
  const fields = readOrEmpty(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
