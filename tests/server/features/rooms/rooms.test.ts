import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOM_MESSAGE_LENGTH, ROOM_VIEWERS } from '#contract/limits.ts';
import { roomPaths } from '#contract/room-paths.ts';
import type { OpenedRoom, RoomEventPage } from '#contract/rooms.ts';
import { createRoomRepository } from '#server/features/rooms/repository.ts';
import { createRoomService } from '#server/features/rooms/service.ts';
import { createStreamCounts } from '#server/features/rooms/stream-limits.ts';
import { createTestApp, type TestApp, testNow } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { newViewer, sealed } from '#tests/support/server/room-calls.ts';

const DAY = 24 * 3_600_000;

// ROM-1
describe.each(routeDatabases)('rooms on $name', ({ open }) => {
  let testApp: TestApp;
  let room: OpenedRoom;

  beforeEach(async () => {
    testApp = await createTestApp({ db: await open() });
    room = (await post(roomPaths.rooms, { payload: sealed('list') })).json();
  });
  afterEach(() => testApp.close());

  function post(path: string, payload: object) {
    return testApp.app.inject({ method: 'POST', url: `/api/${path}`, payload });
  }
  const send = (text: string, secret?: string, id = room.id) =>
    post(roomPaths.roomEvents(id), { message: sealed(text), ...(secret && { secret }) });
  const get = (id = room.id) => testApp.app.inject(`/api/${roomPaths.room(id)}`);
  const ask = (after = 0, viewer = newViewer()) =>
    testApp.app.inject(`/api/${roomPaths.roomEvents(room.id)}?viewer=${viewer}&after=${after}`);

  async function allEvents(): Promise<RoomEventPage['events']> {
    const events: RoomEventPage['events'] = [];
    for (;;) {
      const page: RoomEventPage = (await ask(events.length)).json();
      events.push(...page.events);
      if (events.length >= page.last) return events;
      expect(page.events).not.toEqual([]);
    }
  }

  it('are opened by anybody, and found by their id', async () => {
    expect(room).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      secret: expect.stringMatching(/^[\w-]{43}$/),
      now: testNow,
    });
    testApp.clock.advance(5);
    expect((await get()).json()).toEqual({
      payload: sealed('list'),
      created: testNow,
      ends: testNow + DAY,
      last: 0,
      viewers: 0,
      now: testNow + 5,
    });
    const unknown = await get(newViewer());
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      { detail: 'Not found.', code: 'not_found' },
    ]);
  });

  // ROM-7
  it('take events of the host, who has the secret, and of viewers, who have none', async () => {
    const first = await send('open', room.secret);
    testApp.clock.advance(10);
    const second = await send('add');
    expect([first.statusCode, first.json()]).toEqual([201, { sequence: 1, time: testNow }]);
    expect(second.json()).toEqual({ sequence: 2, time: testNow + 10 });
    expect((await ask()).json()).toMatchObject({
      events: [
        { sequence: 1, sender: 'host', message: sealed('open'), time: testNow },
        { sequence: 2, sender: 'viewer', message: sealed('add'), time: testNow + 10 },
      ],
      last: 2,
      now: testNow + 10,
    });
  });

  // ROM-7
  it('refuse a wrong secret, also the one of another room, and keep only its hash', async () => {
    const other: OpenedRoom = (await post(roomPaths.rooms, { payload: 'AAAA' })).json();
    for (const secret of [other.secret, randomBytes(32).toString('base64url')]) {
      const response = await send('draw', secret);
      expect([response.statusCode, response.json()]).toEqual([
        403,
        { detail: 'The secret is wrong.', code: 'permission_denied' },
      ]);
    }
    expect((await send('draw', room.secret, newViewer())).statusCode).toBe(404);
    expect((await get()).json()).toMatchObject({ last: 0 });
    const rows = await testApp.db.selectFrom('draw_rooms').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(room.secret);
    const hashes = rows.map(({ secret_hash }) => secret_hash);
    expect(hashes).toContain(createHash('sha256').update(room.secret).digest('base64url'));
  });

  // ROM-2
  it('number events that come at once without gaps, and never go back in time', async () => {
    const texts = Array.from({ length: 60 }, (_, index) => `${index}`);
    const sent = await Promise.all(texts.map((text) => send(text)));
    testApp.clock.advance(-1000);
    sent.push(await send('60'));
    const bySequence = new Map(sent.map((response, index) => [response.json().sequence, index]));
    const events = await allEvents();
    expect(events.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 61 }, (_, index) => index + 1),
    );
    expect(events.map(({ message }) => message)).toEqual(
      events.map(({ sequence }) => sealed(`${bySequence.get(sequence)}`)),
    );
    const times = events.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  // ROM-4
  it('come in pages, however long their messages are', async () => {
    const long = 'x'.repeat(60_000);
    await Promise.all(Array.from({ length: 4 }, () => send(long, room.secret)));
    await Promise.all(Array.from({ length: 230 }, () => send('add')));
    const first: RoomEventPage = (await ask()).json();
    expect([first.events.length, first.last]).toEqual([1, 234]);
    expect((await ask(4)).json().events).toHaveLength(200);
    expect((await allEvents()).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 234 }, (_, index) => index + 1),
    );
    expect((await ask(234)).json().events).toEqual([]);
    expect((await ask(999)).json().events).toEqual([]);
  });

  // ROM-5
  it('say who has asked within ten seconds', async () => {
    const viewers = [newViewer(), newViewer()] as const;
    await ask(0, viewers[0]);
    testApp.clock.advance(9000);
    expect((await ask(0, viewers[1])).json()).toMatchObject({
      viewers: 2,
      present: viewers.toSorted(),
    });
    expect((await get()).json()).toMatchObject({ viewers: 2 });
    testApp.clock.advance(1000);
    await expect.poll(async () => (await get()).json().viewers).toBe(1);
    expect((await ask(0, viewers[1])).json()).toMatchObject({ present: [viewers[1]] });
  });

  // ROM-6
  it('take longer messages of the host than of viewers, and none that are too long', async () => {
    const texts = (length: number) => ({ message: 'A'.repeat(length) });
    const path = roomPaths.roomEvents(room.id);
    const { secret } = room;
    expect((await post(path, texts(ROOM_MESSAGE_LENGTH.viewer))).statusCode).toBe(201);
    const long = await post(path, texts(ROOM_MESSAGE_LENGTH.viewer + 1));
    expect([long.statusCode, long.json()]).toEqual([
      400,
      { message: ['Ensure this field has no more than 2731 characters.'] },
    ]);
    const host = (length: number) => post(path, { ...texts(length), secret });
    expect((await host(ROOM_MESSAGE_LENGTH.host)).statusCode).toBe(201);
    expect((await host(ROOM_MESSAGE_LENGTH.host + 1)).statusCode).toBe(400);
    expect((await host(ROOM_MESSAGE_LENGTH.host + 1100)).statusCode).toBe(413);
    expect((await post(roomPaths.rooms, { payload: 'A'.repeat(90_000) })).statusCode).toBe(413);
    const payload = 'A'.repeat(ROOM_MESSAGE_LENGTH.host);
    expect((await post(roomPaths.rooms, { payload })).statusCode).toBe(201);
  });

  // ROM-6
  it('have a most of events and of characters, and say so', async () => {
    const fill = (row: { last_sequence?: number; size?: number }) =>
      testApp.db.updateTable('draw_rooms').set(row).where('id', '=', room.id).execute();
    await fill({ last_sequence: 19_999 });
    expect((await send('last')).statusCode).toBe(201);
    const more = await send('one more', room.secret);
    expect([more.statusCode, more.json()]).toEqual([
      400,
      { detail: 'No more than 20000 room events are allowed.', code: 'too_many_room_events' },
    ]);
    await fill({ last_sequence: 1, size: 16_000_000 });
    const longer = await send('longer');
    expect([longer.statusCode, longer.json()]).toEqual([
      400,
      {
        detail: 'No more than 16000000 room characters are allowed.',
        code: 'too_many_room_characters',
      },
    ]);
    // What was refused has taken no place.
    expect((await get()).json()).toMatchObject({ last: 1 });
  });

  // ROM-6
  it('let 200 devices watch, and tell the next one', async () => {
    const viewers = Array.from({ length: ROOM_VIEWERS }, newViewer);
    for (const viewer of viewers) expect((await ask(0, viewer)).statusCode).toBe(200);
    const next = await ask();
    expect([next.statusCode, next.json()]).toEqual([
      400,
      { detail: 'No more than 200 viewers are allowed.', code: 'too_many_viewers' },
    ]);
    expect((await ask(0, viewers[7])).json().viewers).toBe(200);
  });

  // ROM-6
  it('are refused with 503 while all together have too much', async () => {
    const expectFull = (response: Awaited<ReturnType<typeof post>>, detail: string) => {
      expect([response.statusCode, response.json()]).toEqual([503, { detail, code: 'full' }]);
      expect(response.headers['retry-after']).toBe('5');
    };
    await testApp.db.updateTable('draw_rooms').set({ size: 1_000_000_000 }).execute();
    testApp.clock.advance(5000);
    const noSpace = 'The server keeps no more messages of rooms for now.';
    expectFull(await send('add'), noSpace);
    expectFull(await post(roomPaths.rooms, { payload: 'AAAA' }), noSpace);

    await testApp.db.updateTable('draw_rooms').set({ size: 0 }).execute();
    const rows = await testApp.db.selectFrom('draw_rooms').selectAll().execute();
    for (let batch = 0; batch < 10; batch += 1) {
      const more = Array.from({ length: 1000 }, () => ({ ...rows[0], id: newViewer() }));
      await testApp.db
        .insertInto('draw_rooms')
        .values(more as never)
        .execute();
    }
    testApp.clock.advance(5000);
    expectFull(await post(roomPaths.rooms, { payload: 'AAAA' }), 'The server has no more rooms.');
    expect((await send('add')).statusCode).toBe(201);
  });

  // ROM-8
  it('end a day after their last event', async () => {
    testApp.clock.advance(DAY - 1);
    await send('late');
    testApp.clock.advance(DAY - 1);
    expect((await get()).json()).toMatchObject({ last: 1, ends: testNow + 2 * DAY - 1 });
    testApp.clock.advance(1);
    for (const response of [await get(), await ask(), await send('too late')]) {
      expect(response.statusCode).toBe(404);
    }
    expect((await send('too late', room.secret)).statusCode).toBe(404);
  });
});

// ROM-8
describe.each(routeDatabases)('the housekeeping of rooms on $name', ({ open }) => {
  it('removes what has ended, a little at a time, and nothing else', async () => {
    const { db, clock, close } = await createTestApp({ db: await open() });
    const rooms = createRoomRepository(db);
    const audience = { added: () => undefined } as never;
    const service = createRoomService({ rooms, audience, clock });
    const old = await service.open('AAAA');
    for (let sent = 0; sent < 25; sent += 1) await service.send(old.id, { message: 'AAAA' });
    clock.advance(DAY - 1);
    const fresh = await service.open('AAAA');
    await service.send(fresh.id, { message: 'AAAA' });
    expect(await service.prune(10)).toBe(0);
    clock.advance(1);
    expect([await service.prune(10), await service.prune(10)]).toEqual([10, 10]);
    expect(await service.prune(10)).toBe(6);
    expect(await service.prune(10)).toBe(0);
    expect(await db.selectFrom('draw_rooms').select('id').execute()).toEqual([{ id: fresh.id }]);
    expect(await db.selectFrom('draw_room_events').select('room_id').execute()).toEqual([
      { room_id: fresh.id },
    ]);
    await close();
  });
});

// ROM-6
it('one address has 400 streams, and a process 2,000', () => {
  const counts = createStreamCounts();
  for (let stream = 0; stream < 400; stream += 1) {
    counts.assertRoomFor('a');
    counts.add('a', 1);
  }
  expect(() => counts.assertRoomFor('a')).toThrow('Request was throttled');
  counts.add('a', -1);
  counts.assertRoomFor('a');
  counts.add('b', 1);
  for (let stream = 0; stream < 1600; stream += 1) counts.add(`c${stream % 8}`, 1);
  expect(counts.all()).toBe(2000);
  expect(() => counts.assertRoomFor('b')).toThrow('The server has no more streams.');
});
