import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { roomPaths } from '#contract/room-paths.ts';
import type { OpenedRoom } from '#contract/rooms.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { createTestApp, type TestApp, testNow } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import {
  newViewer,
  openRoomAt,
  sealed,
  sendAt,
  type Watcher,
  watchAt,
} from '#tests/support/server/room-calls.ts';
import { signedInUser } from '#tests/support/server/session.ts';

const BEAT_MS = 500;
const DAY = 24 * 3_600_000;

// ROM-3
describe.each(routeDatabases)('the stream of a room on $name', ({ open }) => {
  let testApp: TestApp;
  let address: string;
  let room: OpenedRoom;
  let isClosed: boolean;
  const watchers: Watcher[] = [];

  beforeEach(async () => {
    // What happens by time happens when a test says so.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    testApp = await createTestApp({ db: await open() });
    isClosed = false;
    address = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    room = await openRoomAt(address);
  });
  afterEach(async () => {
    for (const watcher of watchers.splice(0)) watcher.stop();
    if (!isClosed) await testApp.close();
    vi.useRealTimers();
  });

  async function watch(options: Parameters<typeof watchAt>[2] = {}): Promise<Watcher> {
    const watcher = await watchAt(address, room.id, options);
    watchers.push(watcher);
    return watcher;
  }
  const send = (text: string, secret?: string) => sendAt(address, room.id, text, secret);
  async function sendMany(count: number): Promise<void> {
    for (let sent = 0; sent < count; sent += 1) await send(`${sent}`);
  }
  const beats = (count: number) => vi.advanceTimersByTimeAsync(count * BEAT_MS);
  const upTo = (last: number, from = 1) =>
    Array.from({ length: last - from + 1 }, (_, index) => from + index);

  it('is one that neither a cache nor a proxy keeps back', async () => {
    const { status, headers } = await watch();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('content-length');
  });

  it('brings what was there and what comes to everybody, in one order', async () => {
    await sendMany(3);
    const early = await watch();
    await early.until(() => early.events.length === 3);
    await Promise.all(upTo(40).map((text) => send(`${text}`)));
    const late = await watch();
    await Promise.all(upTo(40).map((text) => send(`${text}`, room.secret)));
    for (const watcher of [early, late]) {
      await watcher.until(() => watcher.events.length === 83);
      expect(watcher.sequences()).toEqual(upTo(83));
    }
    expect(late.events).toEqual(early.events);
    expect(early.events[0]).toEqual({
      sequence: 1,
      sender: 'viewer',
      message: sealed('0'),
      time: testNow,
    });
    expect(early.retries).toEqual([2000]);
  });

  it('brings a long history whole to who comes late, while more comes', async () => {
    const long = 'x'.repeat(60_000);
    for (let sent = 0; sent < 12; sent += 1) await send(long, room.secret);
    await Promise.all(upTo(250).map(() => send('add')));
    const late = await watch();
    await Promise.all(upTo(30).map(() => send('add')));
    await late.until(() => late.events.length === 292);
    expect(late.sequences()).toEqual(upTo(292));
  });

  it.each([
    { what: 'after', options: { after: 3 }, first: 4 },
    { what: 'Last-Event-ID', options: { lastEventId: 2 }, first: 3 },
    { what: 'Last-Event-ID before after', options: { after: 5, lastEventId: 2 }, first: 3 },
    { what: 'neither', options: {}, first: 1 },
    // Of a server that has gone back in time: what comes is sent, and the viewer finds out.
    { what: 'a place that is not there yet', options: { lastEventId: 999 }, first: 7 },
  ])('goes on behind $what', async ({ options, first }) => {
    await sendMany(6);
    const watcher = await watch(options);
    await send('last');
    await watcher.until(() => watcher.events.at(-1)?.sequence === 7);
    expect(watcher.sequences()).toEqual(upTo(7, first));
  });

  it('resumes where it broke, also twice from the same place', async () => {
    await sendMany(2);
    const first = await watch();
    await first.until(() => first.events.length === 2);
    first.stop();
    await sendMany(2);
    for (const again of [await watch({ lastEventId: 2 }), await watch({ lastEventId: 2 })]) {
      await again.until(() => again.events.length === 2);
      expect(again.sequences()).toEqual([3, 4]);
    }
  });

  it.each(['x', '-1', '1.5', '1e1', '0x1', '9'.repeat(30)])(
    'is refused with the Last-Event-ID %s',
    async (lastEventId) => {
      expect((await watch({ lastEventId })).status).toBe(400);
    },
  );

  it('is refused without a viewer, and for a room that is not there', async () => {
    const headers = { accept: 'text/event-stream' };
    const url = `${address}/api/${roomPaths.roomEvents(room.id)}`;
    expect((await fetch(url, { headers })).status).toBe(400);
    expect((await fetch(`${url}?viewer=me`, { headers })).status).toBe(400);
    const missing = await watchAt(address, newViewer());
    expect([missing.status, missing.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });

  it('is described by HEAD without being opened', async () => {
    const url = `${address}/api/${roomPaths.roomEvents(room.id)}?viewer=${newViewer()}`;
    const response = await fetch(url, { method: 'HEAD', headers: { accept: 'text/event-stream' } });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  // ROM-5
  it('tells who is here, at the beginning and when that has changed, every 2 s at most', async () => {
    const first = await watch();
    await first.until(() => first.here.length === 1);
    expect(first.here[0]).toEqual({ viewers: 1, present: [first.viewer], now: testNow });
    await beats(10);
    const others = [await watch(), await watch(), await watch({ viewer: first.viewer })];
    await others[2]?.until(() => others[2]?.here.length === 1);
    const all = [first.viewer, others[0]?.viewer, others[1]?.viewer].sort();
    expect(others[2]?.here[0]).toMatchObject({ viewers: 3, present: all });
    await beats(1);
    await first.until(() => first.here.length === 2);
    expect(first.here[1]).toMatchObject({ viewers: 3, present: all });

    others[0]?.stop();
    await expect.poll(streams).toBe(3);
    await beats(3);
    expect(first.here).toHaveLength(2);
    await beats(1);
    await first.until(() => first.here.length === 3);
    expect(first.here[2]?.present).not.toContain(others[0]?.viewer);
    await beats(10);
    expect(first.here).toHaveLength(3);
  });

  it('has a comment every 15 s', async () => {
    const watcher = await watch();
    await beats(29);
    await watcher.until(() => watcher.here.length > 0);
    expect(watcher.comments).toBe(0);
    await beats(1);
    await watcher.until(() => watcher.comments === 1);
    await beats(60);
    await watcher.until(() => watcher.comments === 3);
  });

  it('cuts off who does not read, and nobody else', async () => {
    const reader = await watch();
    const { port } = new URL(address);
    const lazy = connect(Number(port), '127.0.0.1');
    lazy.write(
      `GET /api/${roomPaths.roomEvents(room.id)}?viewer=${newViewer()} HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\n\r\n`,
    );
    lazy.pause();
    lazy.on('error', () => undefined);
    await beats(1);
    await expect.poll(streams).toBe(2);
    // The systems on both sides keep some megabytes.
    const long = 'x'.repeat(60_000);
    let sent = 0;
    for (; (await streams()) === 2; sent += 1) {
      expect(sent).toBeLessThan(200);
      await send(long, room.secret);
    }
    expect(sent).toBeGreaterThan(6);
    await send('still here', room.secret);
    await reader.until(() => reader.events.length === sent + 1);
    lazy.destroy();
  });

  async function streams(): Promise<number> {
    const text = await testApp.metrics.text();
    return Number(/^draw_room_streams (\d+)$/m.exec(text)?.[1]);
  }

  it('does not hinder the reads of the one who watches', async () => {
    const user = await signedInUser(testApp, 'taro');
    for (let stream = 0; stream < 20; stream += 1) {
      expect((await watch({ headers: user.headers })).status).toBe(200);
    }
    const response = await fetch(`${address}/api/${trackerPaths.entriesRunning}`, user);
    expect(response.status).toBe(200);
  });

  it('is not timed as a response is', async () => {
    const watcher = await watch();
    watcher.stop();
    await expect.poll(streams).toBe(0);
    expect(await testApp.metrics.text()).not.toContain('method="GET",route="/api/draws');
  });

  // ROM-8
  it('ends with its room', async () => {
    const watcher = await watch();
    testApp.clock.advance(DAY);
    await beats(10);
    await watcher.until(() => watcher.ended);
    expect((await watch()).status).toBe(404);
  });

  it('ends when the server closes, with a hint when to come again', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => watch()));
    const { port } = new URL(address);
    const lazy = connect(Number(port), '127.0.0.1');
    lazy.write(
      `GET /api/${roomPaths.roomEvents(room.id)}?viewer=${newViewer()} HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\n\r\n`,
    );
    await once(lazy, 'readable');
    const began = performance.now();
    isClosed = true;
    await testApp.close();
    expect(performance.now() - began).toBeLessThan(4000);
    for (const watcher of all) {
      await watcher.until(() => watcher.ended);
      const [, hint = 0] = watcher.retries;
      expect(hint).toBeGreaterThanOrEqual(1000);
      expect(hint).toBeLessThanOrEqual(5000);
    }
    expect(new Set(all.map(({ retries }) => retries[1])).size).toBeGreaterThan(5);
    lazy.destroy();
  });
});
