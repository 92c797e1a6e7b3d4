import { beforeAll, describe, expect, it } from 'vitest';
import { roomPaths } from '#contract/room-paths.ts';
import type { RoomSeat, RoomState } from '#contract/rooms.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts';
import { agingJobs } from '#server/db/delete-aged.ts';
import { createRoomLimitsRepository } from '#server/features/rooms/limits-repository.ts';
import { databases } from '#tests/support/server/databases.ts';
import {
  createDevice,
  type Device,
  joinAt,
  newRoomId,
  stateAt,
} from '#tests/support/server/room-calls.ts';
import { suiteApp } from '#tests/support/server/suite.ts';

const UNHEARD_MS = 10 * MINUTE_MS;

describe.each(databases)('rooms of a server on $name', ({ name, open: openDb }) => {
  const testApp = suiteApp({ open: openDb });

  let address: string;

  beforeAll(async () => {
    address = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  });

  const open = (id = newRoomId(), remoteAddress = '203.0.113.7') =>
    testApp.call('POST', roomPaths.rooms, { id, payload: 'AAAA' }, { remoteAddress });
  async function opened(remoteAddress?: string): Promise<Device> {
    const id = newRoomId();
    const response = await open(id, remoteAddress);
    expect(response.statusCode).toBe(201);
    return createDevice(address, id, response.json<RoomSeat>());
  }
  const read = (room: string, token?: string) => stateAt(address, room, token);
  const stateOf = async (room: string, token?: string) =>
    (await read(room, token)).body as unknown as RoomState;
  /** As the device reads it. */
  const seenBy = ({ room, token }: Device) => stateOf(room, token);
  /** Adds rooms like this one. */
  async function add(count: number, { room }: Device, change = {}): Promise<void> {
    const rooms = testApp.db.selectFrom('draw_rooms').selectAll().where('id', '=', room);
    const row = { ...(await rooms.executeTakeFirstOrThrow()), ...change };
    const rows = Array.from({ length: count }, () => ({ ...row, id: newRoomId() }));
    for (let from = 0; from < count; from += 500) {
      const some = rows.slice(from, from + 500);
      await testApp.db.insertInto('draw_rooms').values(some).execute();
    }
  }
  /** As housekeeping does, once what has ended does not answer any more. */
  async function prune(): Promise<void> {
    testApp.clock.advance(MINUTE_MS);
    const limits = createRoomLimitsRepository(testApp.db);
    await limits.prune(testApp.clock() - MINUTE_MS, 100);
  }

  // ROM-12
  it('end after ten minutes in which no token was heard, and otherwise last', async () => {
    const [silent, reads, promises] = [await opened(), await opened(), await opened()];
    testApp.clock.advance(UNHEARD_MS - 1);
    await stateOf(silent.room);
    await seenBy(reads);
    expect((await promises.promise(1)).status).toBe(200);
    testApp.clock.advance(1);
    const ended = async () =>
      Promise.all([silent, reads, promises].map(async ({ room }) => (await stateOf(room)).isEnded));
    expect(await ended()).toEqual([true, false, false]);
    testApp.clock.advance(DAY_MS - 2 * MINUTE_MS);
    expect((await seenBy(reads)).isEnded).toBe(false);
    testApp.clock.advance(2 * MINUTE_MS);
    expect((await stateOf(promises.room)).isEnded).toBe(true);
  });

  // ROM-13
  it('are opened once: for 30 days nobody opens one again that has ended', async () => {
    const host = await opened();
    await host.promise(1);
    await host.end();
    expect((await open(host.room)).statusCode).toBe(409);
    await prune();
    expect((await read(host.room)).status).toBe(404);
    expect((await open(host.room)).statusCode).toBe(409);
    expect((await read(host.room)).status).toBe(404);
    const age = async () => {
      for (const job of agingJobs(testApp.db, testApp.clock)) await job(100);
    };
    testApp.clock.advance(30 * DAY_MS - MINUTE_MS);
    await age();
    expect((await open(host.room)).statusCode).toBe(409);
    testApp.clock.advance(1);
    await age();
    expect((await open(host.room)).statusCode).toBe(201);
  });

  // ROM-13
  it('are known after their end up to a number: those that ended first go', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const rows = ids.map((id, at) => ({ id, ended_at: at }));
    await testApp.db.insertInto('draw_rooms_ended').values(rows.toReversed()).execute();
    const { pruneEnded } = createRoomLimitsRepository(testApp.db);
    expect([await pruneEnded(2, 2), await pruneEnded(2, 2), await pruneEnded(2, 2)]).toEqual([
      2, 1, 0,
    ]);
    const left = testApp.db.selectFrom('draw_rooms_ended').select('id').orderBy('id');
    expect(await left.execute()).toEqual([{ id: 'd' }, { id: 'e' }]);
  });

  // ROM-14
  it('are a hundred of an address, and 300 of a /48, until some end', async () => {
    await add(98, await opened());
    const last = await opened();
    const refused = await open();
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
      429,
      '600',
      'too_many_rooms',
    ]);
    await opened('203.0.113.8');
    await last.end();
    await opened();
    expect((await open()).statusCode).toBe(429);
    testApp.clock.advance(UNHEARD_MS);
    await opened();

    await add(298, await opened('2001:db8:1:1::1'), { opened_from: 'another of them' });
    await opened('2001:db8:1:2::1');
    expect((await open(newRoomId(), '2001:db8:1:ffff::1')).statusCode).toBe(429);
    await opened('2001:db8:2::1');
  });

  // ROM-6, ROM-14
  it('make place in a full server where they were not heard for ten minutes', async () => {
    const [old, older, recent] = [await opened(), await opened(), await opened()];
    await older.promise(1);
    testApp.clock.advance(1);
    await old.promise(1);
    testApp.clock.advance(UNHEARD_MS);
    await recent.promise(1);
    await add(4000, recent, { opened_from: '', opened_near: '' });
    // Three more than there is place for: nobody has heard of `older` for longer than ten minutes.
    expect((await open()).statusCode).toBe(201);
    const full = await open(older.room);
    expect([full.statusCode, full.json()]).toEqual([
      503,
      { detail: 'The server has no more rooms.', code: 'full' },
    ]);
    expect([await read(older.room), await read(old.room), await read(recent.room)]).toMatchObject([
      { status: 404 },
      { status: 200 },
      { status: 200 },
    ]);
    testApp.clock.advance(1);
    expect((await open(older.room)).statusCode).toBe(409);
    expect((await read(old.room)).status).toBe(404);
    expect((await open()).statusCode).toBe(503);
  });

  // ROM-5
  it('count a device that reads with its token as there, with a stream or without', async () => {
    const host = await opened();
    const guest = await joinAt(address, host.room);
    for (const device of [host, guest]) await device.promise(1);
    expect((await stateOf(host.room)).here.devices).toEqual([]);
    expect((await seenBy(guest)).here.devices).toEqual([2]);
    expect((await seenBy(host)).here.devices).toEqual([1, 2]);
    await read(host.room, `${'x'.repeat(43)}`);
    await host.draw(1);
    expect((await stateOf(host.room)).round?.devices).toHaveLength(2);
    for (let second = 0; second < 20; second += 1) {
      testApp.clock.advance(1000);
      await seenBy(guest);
    }
    expect((await stateOf(host.room)).here.devices).toEqual([2]);
    testApp.clock.advance(10_001);
    expect((await stateOf(host.room)).here.devices).toEqual([]);
  });

  // ROM-5: on SQLite a transaction is alone.
  it.runIf(name !== 'SQLite')('note readers while a step has the lock of the room', async () => {
    const host = await opened();
    await host.promise(1);
    const step = testApp.db.transaction().execute(async (transaction) => {
      const row = transaction.selectFrom('draw_rooms').select('id').where('id', '=', host.room);
      await row.forUpdate().execute();
      return seenBy(host);
    });
    expect((await step).here.devices).toEqual([1]);
  });

  // ROM-16
  it('go on where the clock is set back', async () => {
    const host = await opened();
    await host.promise(1);
    await seenBy(host);
    await host.draw(1);
    await host.reveal(1);
    expect((await seenBy(host)).round?.result).not.toBeNull();
    testApp.clock.advance(-60 * MINUTE_MS);
    const early = await host.draw(2);
    expect([early.status, early.headers['retry-after']]).toEqual([429, '4']);
    testApp.clock.advance(3600);
    expect((await host.draw(2)).status).toBe(200);

    const guest = await joinAt(address, host.room);
    expect((await guest.promise(3)).status).toBe(200);
    testApp.clock.advance(-60 * MINUTE_MS);
    expect((await seenBy(guest)).round?.result).toBeNull();
    testApp.clock.advance(3000);
    expect((await seenBy(guest)).round?.result?.reveals).toEqual([null]);
  });
});
