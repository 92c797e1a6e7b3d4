import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOM_DEVICES, ROOM_PAYLOAD_LENGTH } from '#contract/limits.ts';
import { roomPaths } from '#contract/room-paths.ts';
import type { RoomState } from '#contract/rooms.ts';
import { DAY_MS } from '#domain/time-units.ts';
import { createRoomLimitsRepository } from '#server/features/rooms/limits-repository.ts';
import { createRoomRepository } from '#server/features/rooms/repository.ts';
import { createRoomService } from '#server/features/rooms/service.ts';
import { createRoomTokens } from '#server/features/rooms/tokens.ts';
import { createTestApp, resetTestApp, type TestApp, testNow } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import {
  type Answer,
  call,
  createDevice,
  type Device,
  joinAt,
  newRoomId,
  openRoomAt,
  sealed,
  stateAt,
  type Watcher,
} from '#tests/support/server/room-calls.ts';

const BEAT_MS = 500;

// ROM-1
describe.each(routeDatabases)('a room on $name', ({ open }) => {
  let testApp: TestApp;
  let address: string;
  let host: Device;
  let one: Device;
  let two: Device;
  let watchers: Watcher[];

  beforeAll(async () => {
    // Time passes when a test says so.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    testApp = await createTestApp({ db: await open() });
    address = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(async () => {
    await resetTestApp(testApp);
    watchers = [];
    host = await openRoomAt(address);
    one = await joinAt(address, host.room);
    two = await joinAt(address, host.room);
    for (const device of [host, one, two]) await enter(device);
  });
  afterEach(async () => {
    for (const watcher of watchers) watcher.stop();
    await expect.poll(streams).toBe(0);
  });
  afterAll(async () => {
    await testApp.close();
    vi.useRealTimers();
  });

  async function enter(device: Device, round = 1): Promise<Watcher> {
    const watcher = await device.watch();
    watchers.push(watcher);
    await watcher.until(() => watcher.events.length > 0);
    expect((await device.promise(round)).status).toBe(200);
    return watcher;
  }
  async function state(room = host.room): Promise<RoomState> {
    return (await stateAt(address, room)).body as unknown as RoomState;
  }
  const advance = (ms: number) => testApp.clock.advance(ms);
  /** Lets the server notice by itself what is due. */
  const beats = (count: number) => vi.advanceTimersByTimeAsync(count * BEAT_MS);

  async function drawWith(devices: readonly Device[], round: number): Promise<RoomState['round']> {
    expect((await host.draw(round)).status).toBe(200);
    for (const device of devices) expect((await device.reveal(round)).status).toBe(200);
    const drawn = (await state()).round;
    advance(3600);
    return drawn;
  }

  it('gives numbers and tokens of its own to the host and to each device that joins', async () => {
    expect([host.number, one.number, two.number]).toEqual([1, 2, 3]);
    expect(new Set([host, one, two].map(({ token }) => token)).size).toBe(3);
    expect(host.token).toMatch(/^[\w-]{43}$/);
    expect(await state()).toEqual({
      payload: sealed('list'),
      round: null,
      isEnded: false,
      here: { devices: [1, 2, 3], revealed: [], behind: [2, 3], absent: null, now: testNow },
      now: testNow,
    });
    const again = { id: host.room, payload: 'AAAA' };
    const taken = await call(`${address}/api/${roomPaths.rooms}`, 'POST', { payload: again });
    expect([taken.status, taken.body.code]).toEqual([409, 'conflict']);
    expect((await state()).payload).toBe(sealed('list'));
  });

  // ROM-2
  it('closes a round for all who promised, and reveals last', async () => {
    advance(100);
    const drawn = await host.draw(1, sealed('some'));
    expect(drawn.body).toEqual({ round: 1, now: testNow + 100 });
    const closing = (await state()).round;
    expect(closing).toEqual({
      round: 1,
      lines: sealed('some'),
      promise: expect.stringMatching(/^[\w-]{43}$/),
      devices: [host, one, two].map(({ number, promiseOf }) => ({ number, promise: promiseOf(1) })),
      result: null,
      version: 2,
    });
    for (const device of [two, host]) await device.reveal(1);
    expect((await state()).here.revealed).toEqual([1, 3]);
    expect((await state()).round).toEqual(closing);
    advance(50);
    await one.reveal(1);
    const { round } = await state();
    const bytes = String(round?.result?.bytes);
    expect(round).toEqual({
      ...closing,
      result: {
        bytes,
        reveals: [host, one, two].map(({ bytesOf }) => bytesOf(1)),
        spins: testNow + 750,
      },
    });
    expect(await sha256(bytes)).toBe(closing?.promise);
    expect((await state()).here.revealed).toEqual([]);
  });

  // ROM-43
  it('tells all who are there, and who comes late, which lines its host alone has marked', async () => {
    expect((await one.markAbsent(sealed('some'))).status).toBe(403);
    for (const absent of [sealed('some'), sealed('others'), null]) {
      expect((await host.markAbsent(absent)).status).toBe(204);
      expect((await state()).here.absent).toBe(absent);
      const told = watchers.map((one) => one.until(() => one.here()?.absent === absent));
      await beats(2);
      await Promise.all(told);
    }
    await host.markAbsent(sealed('more'));
    const late = await enter(await joinAt(address, host.room));
    expect(late.here()?.absent).toBe(sealed('more'));
    await host.markAbsent(sealed('last'));
    await host.draw(1);
    for (const watcher of watchers) {
      await watcher.untilClosed(1);
      expect(watcher.here()?.absent).toBe(sealed('last'));
    }
  });

  // ROM-42
  it('draws many lines at once only while no page of 1.0 is there, and shows none of that to such a page', async () => {
    const many = { version: 3 };
    const refused = await host.draw(1, sealed('groups'), many);
    expect([refused.status, refused.body.code]).toEqual([400, 'pages_behind']);
    expect((await state()).round).toBeNull();

    for (const watcher of watchers) watcher.stop();
    await beats(1);
    advance(10_001);
    const late = await joinAt(address, host.room, undefined, many);
    for (const device of [host, late]) await enter(device);
    expect((await state()).here).toMatchObject({ devices: [1, 4], behind: [] });
    expect((await host.draw(1, sealed('groups'), many)).status).toBe(200);
    expect((await state()).round).toMatchObject({ devices: [{ number: 1 }, { number: 4 }] });
    const old = [one, await joinAt(address, host.room)];
    for (const device of old) {
      expect([(await device.read()).status, (await device.watch()).status]).toEqual([404, 404]);
    }
    expect((await late.read()).body).toMatchObject({ round: { round: 1, version: 3 } });
    expect((await stateAt(address, host.room)).status).toBe(200);
    for (const device of [host, late]) await device.reveal(1);
    advance(3600);
    expect((await host.draw(2)).status).toBe(200);
    expect((await one.read()).body).toMatchObject({ round: { round: 2, version: 2 } });
  });

  it('tells its own bytes, and those of others, nobody before the result', async () => {
    await host.draw(1);
    await one.reveal(1);
    const { server_bytes } = await testApp.db
      .selectFrom('draw_rooms')
      .select('server_bytes')
      .executeTakeFirstOrThrow();
    const late = await joinAt(address, host.room);
    const watcher = await enter(late, 2);
    await beats(2);
    const said = [host.draw(1), one.reveal(1), two.promise(1), stateAt(address, host.room)];
    const heard = [...watchers, watcher].flatMap(({ events }) => events);
    const answers = [...(await Promise.all(said)), ...heard];
    for (const bytes of [server_bytes, one.bytesOf(1)]) {
      expect(JSON.stringify(answers)).not.toContain(bytes);
    }
    await two.reveal(1);
    await host.reveal(1);
    expect((await state()).round?.result?.bytes).toBe(server_bytes);
  });

  it('takes a draw that is pressed twice as one, with the lines of the first', async () => {
    const draws = [host.draw(1, 'AAAA'), host.draw(1, 'BBBB'), host.draw(1, 'AAAA')];
    for (const { status } of await Promise.all(draws)) expect(status).toBe(200);
    const { round } = await state();
    await Promise.all([host, one, two].map((device) => device.reveal(1)));
    expect((await host.draw(1, 'CCCC')).status).toBe(200);
    expect((await one.reveal(1)).status).toBe(200);
    const after = (await state()).round;
    expect(after).toEqual({ ...round, result: after?.result });
    expect(after?.result?.reveals).not.toContain(null);
  });

  it('refuses a draw until everybody has seen the last result, and leaves out none of them', async () => {
    await drawWith([two, one, host], 1);
    advance(-1);
    const early = await host.draw(2);
    expect([early.status, early.headers['retry-after']]).toEqual([429, '1']);
    expect((await state()).round?.round).toBe(1);
    advance(1);
    for (const round of [2, 3]) {
      const drawn = await drawWith([two, one, host], round);
      expect(drawn?.devices.map(({ number }) => number)).toEqual([1, 2, 3]);
    }
  });

  // ROM-7
  describe('refuses', () => {
    const another = (token: string | undefined) =>
      createDevice(address, host.room, { number: 2, token: token as string });
    type Refused = [what: string, say: () => Promise<Answer>, status: number, body: object];
    const noUser = { code: 'not_authenticated' };

    it.each<Refused>([
      ['a draw by a viewer', () => one.draw(1), 403, { code: 'permission_denied' }],
      ['the end by a viewer', () => one.end(), 403, { code: 'permission_denied' }],
      ['a draw without a token', () => another(undefined).draw(1), 401, noUser],
      [
        'a promise with the token of another room',
        async () => another((await openRoomAt(address)).token).promise(1),
        401,
        { code: 'token_not_valid' },
      ],
      ['a draw of a later round', () => host.draw(2), 409, { code: 'conflict', round: 1 }],
      ['a promise for a later round', () => one.promise(2), 409, { code: 'conflict', round: 1 }],
      ['bytes before a draw', () => one.reveal(1), 409, { code: 'conflict', round: 1 }],
    ])('%s', expectRefused);

    it.each<Refused>([
      ['bytes without a token', () => another(undefined).reveal(1), 401, noUser],
      ['bytes with another token', () => another(two.token).reveal(1, one.bytesOf(1)), 400, {}],
      ['other bytes than promised', () => one.reveal(1, two.bytesOf(1)), 400, {}],
      ['another promise', () => one.promise(1), 409, { round: 2 }],
      ['the next draw', () => host.draw(2), 409, { round: 1 }],
      ['bytes of another round', () => one.reveal(2), 409, { round: 1 }],
    ])('%s while a round is under way', async (...refused) => {
      await host.draw(1);
      await two.reveal(1);
      await expectRefused(...refused);
    });

    async function expectRefused(...[, say, status, body]: Refused): Promise<void> {
      const before = await state();
      const answer = await say();
      expect([answer.status, answer.body]).toEqual([status, expect.objectContaining(body)]);
      expect(await state()).toEqual(before);
    }
  });

  // ROM-5
  it('closes a round without those who have no stream, were not heard for 10 s or have not promised', async () => {
    const silent = await joinAt(address, host.room);
    await silent.promise(1);
    const late = await joinAt(address, host.room);
    watchers.push(await late.watch());
    watchers[1]?.stop();
    await expect.poll(streams).toBe(3);
    advance(9000);
    await beats(8);
    await expect.poll(heardAt).toEqual([9000, 0, 9000, -1, 9000]);
    advance(1001);
    await host.draw(1);
    expect((await state()).round?.devices.map(({ number }) => number)).toEqual([1, 3]);
  });

  it('leaves out a device that does not reveal: after 3 s, and after 1.5 s until ten rounds were complete', async () => {
    async function waits(round: number, ms: number): Promise<void> {
      await host.draw(round);
      for (const device of [host, two]) await device.reveal(round);
      advance(ms - 1);
      expect((await state()).round?.result).toBeNull();
      advance(1);
      expect((await state()).round?.result?.reveals[1]).toBeNull();
      const late = await one.reveal(round);
      expect([late.status, late.body.round]).toEqual([409, round + 1]);
      expect((await one.promise(round + 1)).status).toBe(200);
      advance(3600);
    }
    await waits(1, 3000);
    for (let round = 2; round <= 11; round += 1) {
      await waits(round, 1500);
      await beats(8);
    }
    for (let round = 12; round <= 21; round += 1) {
      await drawWith([host, one, two], round);
      await beats(8);
    }
    await waits(22, 3000);
  });

  it('ends a round without being asked, also where the host has gone', async () => {
    const [, watcher] = watchers;
    await host.draw(1);
    watchers[0]?.stop();
    await watcher?.untilClosed(1);
    await one.reveal(1);
    advance(3000);
    await beats(1);
    await watcher?.untilResult(1);
    expect(watcher?.round()?.result?.reveals).toEqual([null, one.bytesOf(1), null]);
  });

  it('is ended by its host after the result under way, and answers for a minute', async () => {
    await host.draw(1);
    await one.reveal(1);
    for (const _ of ['once', 'again']) expect((await host.end()).status).toBe(204);
    expect((await state()).isEnded).toBe(false);
    expect((await two.reveal(1)).status).toBe(200);
    advance(3000);
    const ended = await state();
    expect([ended.isEnded, ended.round?.result?.reveals]).toEqual([
      true,
      [null, one.bytesOf(1), two.bytesOf(1)],
    ]);
    for (const watcher of watchers) {
      await beats(1);
      await watcher.until(() => watcher.ended);
      expect(watcher.events.slice(-2).map(({ name }) => name)).toEqual(['round', 'ended']);
    }
    advance(59_999);
    const late = await one.watch();
    await late.until(() => late.ended);
    expect(late.events).toMatchObject([{ name: 'state', data: { isEnded: true } }]);
    for (const answer of [await host.draw(2), await one.promise(2), await host.end()]) {
      expect(answer.status).toBe(answer.body.detail === undefined ? 204 : 404);
    }
    advance(1);
    expect((await stateAt(address, host.room)).status).toBe(404);
    expect((await one.watch()).status).toBe(404);
    expect((await host.end()).status).toBe(404);
  });

  // ROM-8
  it('ends a day after its last draw, and is removed', async () => {
    advance(DAY_MS - 1);
    await host.draw(1);
    advance(DAY_MS - 1);
    expect((await state()).isEnded).toBe(false);
    advance(1);
    expect((await state()).isEnded).toBe(true);
    expect(await joins(1)).toEqual([404]);
    const fresh = await openRoomAt(address);
    const { db, clock } = testApp;
    const rooms = createRoomRepository(db);
    const limits = createRoomLimitsRepository(db);
    const service = createRoomService({ rooms, limits, tokens: createRoomTokens(''), clock });
    advance(59_999);
    expect(await service.prune(10)).toBe(0);
    advance(1);
    expect(await service.prune(10)).toBe(1);
    const left = await db.selectFrom('draw_room_devices').select('room_id').execute();
    expect(left).toEqual([{ room_id: fresh.room }]);
  });

  // ROM-4, ROM-6
  describe('has seats', () => {
    it('for 300 devices behind one address, beside its host, and for 500 in all', async () => {
      expect(new Set(await joins(298))).toEqual(new Set([201]));
      expect(await joins(1)).toEqual([503]);
      // They are used, without a stream, for a minute: then their seats are free.
      expect(new Set(await joins(199, '203.0.113.7'))).toEqual(new Set([201]));
      expect(await joins(1, '203.0.113.8')).toEqual([503]);
      expect(
        await testApp.db.selectFrom('draw_room_devices').select('number').execute(),
      ).toHaveLength(ROOM_DEVICES);
      advance(59_999);
      await beats(8);
      expect(await joins(1, '203.0.113.8')).toEqual([503]);
      advance(1);
      const sleeper = await joinAt(address, host.room);
      expect(sleeper.number).toBe(501);
      expect((await state()).here.devices).toEqual([1, 2, 3]);
      expect((await one.promise(1)).status).toBe(200);
    });

    it('that a phone which slept finds again, until another one needs it', async () => {
      watchers[2]?.stop();
      advance(600_000);
      expect(await joins(300)).not.toContain(503);
      expect((await two.promise(1)).status).toBe(200);
      watchers.push(await two.watch());
      expect(watchers.at(-1)?.status).toBe(200);
      expect(await joins(1)).toEqual([503]);
    });
  });

  // ROM-3
  describe('has streams', () => {
    it('that neither a cache nor a proxy keeps back, and that begin with all there is', async () => {
      await drawWith([host, one, two], 1);
      const timed = async () => (await testApp.metrics.text()).match(/^.*:room\/events\/.*$/gm);
      const before = await timed();
      const { status, headers, events } = await enter(await joinAt(address, host.room), 2);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(headers).not.toHaveProperty('content-encoding');
      expect(events).toMatchObject([{ name: 'state', data: await state() }]);
      // How long somebody watched is no response time.
      watchers[3]?.stop();
      await expect.poll(streams).toBe(3);
      expect(await timed()).toEqual(before);
      const head = await fetch(`${address}/api/${roomPaths.roomEvents(host.room)}`, {
        method: 'HEAD',
      });
      expect([head.status, await head.text()]).toEqual([200, '']);
    });

    it('that tell of the others at most twice a second, and of a round at once', async () => {
      const [watcher] = watchers;
      const heres = () => watcher?.events.filter(({ name }) => name === 'here') ?? [];
      await beats(1);
      await watcher?.until(() => watcher.here()?.devices.length === 3);
      const before = heres().length;
      for (let came = 0; came < 5; came += 1) await enter(await joinAt(address, host.room));
      expect(heres()).toHaveLength(before);
      await beats(1);
      await watcher?.until(() => watcher.here()?.devices.length === 8);
      expect(heres()).toHaveLength(before + 1);
      await host.draw(1);
      await watcher?.untilClosed(1);
      await one.reveal(1);
      await two.reveal(1);
      await beats(1);
      await watcher?.until(() => watcher.here()?.revealed.length === 2);
      expect(watcher?.here()).toMatchObject({
        devices: [1, 2, 3, 4, 5, 6, 7, 8],
        revealed: [2, 3],
      });
      expect(heres()).toHaveLength(before + 2);
    });

    it('with a comment every 15 s', async () => {
      await beats(60);
      await watchers[0]?.until(() => (watchers[0]?.comments ?? 0) > 1);
      expect(watchers[0]?.comments).toBe(2);
    });

    it('three for a token, and none without one', async () => {
      await enter(one);
      await enter(one);
      const fourth = await one.watch();
      expect([fourth.status, fourth.headers['retry-after']]).toEqual([429, '10']);
      watchers[1]?.stop();
      await expect.poll(streams).toBe(4);
      await enter(one);
      await enter(two);
      const noToken = await createDevice(address, host.room, { number: 2, token: 'me' }).watch();
      expect(noToken.status).toBe(401);
    });

    it('that end when the server closes, with a hint when to come again', async () => {
      const { app, close } = await createTestApp();
      const room = await openRoomAt(await app.listen({ port: 0, host: '127.0.0.1' }));
      for (let joined = 0; joined < 9; joined += 1) {
        watchers.push(await (await joinAt(room.address, room.room)).watch());
      }
      const [silent, ...others] = watchers.slice(3);
      silent?.pause();
      const began = performance.now();
      await close();
      expect(performance.now() - began).toBeLessThan(4000);
      for (const watcher of others) {
        await watcher.until(() => watcher.ended);
        expect(watcher.retries).toEqual([2000, expect.any(Number)]);
        expect(watcher.retries[1]).toBeGreaterThanOrEqual(1000);
        expect(watcher.retries[1]).toBeLessThanOrEqual(5000);
      }
      expect(new Set(others.map(({ retries }) => retries[1])).size).toBeGreaterThan(4);
    });
  });

  async function joins(count: number, remoteAddress = '127.0.0.1'): Promise<number[]> {
    const url = `/api/${roomPaths.roomDevices(host.room)}`;
    const all = Array.from({ length: count }, () =>
      testApp.app.inject({ method: 'POST', url, remoteAddress }),
    );
    return (await Promise.all(all)).map(({ statusCode }) => statusCode);
  }

  async function streams(): Promise<number> {
    return Number(/^draw_room_streams (\d+)/m.exec(await testApp.metrics.text())?.[1]);
  }

  async function heardAt(): Promise<number[]> {
    const rows = await testApp.db
      .selectFrom('draw_room_devices')
      .select('heard_at')
      .orderBy('number')
      .execute();
    return rows.map(({ heard_at }) => Math.max(-1, heard_at - testNow));
  }

  // ROM-6
  it('has a payload of 64 kB at most, and lines of as many as a list has', async () => {
    const openWith = (length: number) =>
      call(`${address}/api/${roomPaths.rooms}`, 'POST', {
        payload: { id: newRoomId(), payload: 'A'.repeat(length) },
      });
    const lengths = [ROOM_PAYLOAD_LENGTH, ROOM_PAYLOAD_LENGTH + 1, ROOM_PAYLOAD_LENGTH + 1100];
    expect((await Promise.all(lengths.map(openWith))).map(({ status }) => status)).toEqual([
      201, 400, 413,
    ]);
    expect((await host.draw(1, 'A'.repeat(1712))).status).toBe(400);
    expect((await host.draw(1, 'A'.repeat(1711))).status).toBe(200);
  });
});

async function sha256(bytes: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', Buffer.from(bytes, 'base64url'));
  return Buffer.from(hash).toString('base64url');
}
