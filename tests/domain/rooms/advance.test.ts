import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnLine } from '#domain/rooms/advance.ts';
import { commitmentOf, targetOfBytes } from '#domain/rooms/hashes.ts';
import type { HostMessage } from '#domain/rooms/messages.ts';
import { isLeftOut } from '#domain/rooms/next-message.ts';
import type { RoomEvent, RoomState } from '#domain/rooms/room-state.ts';
import { caughtUp, seenOf } from '#domain/rooms/room-state.ts';
import { bytesOf, deviceOf, follow, ITEMS, madeUpRoom, sha256 } from './made-up-room.ts';

/** A room in which a round was drawn, one began anew and was drawn, and the next is open. */
async function busyRoom() {
  const room = await madeUpRoom();
  await room.draw(['a', 'b']);
  await room.host({ without: [2] });
  await room.viewer('a');
  await room.viewer('c');
  await room.host({ without: [2], present: ['a', 'c'].map(deviceOf) });
  await room.viewer('a');
  room.pass(5600);
  await room.host();
  await room.draw(['a', 'b'], [2]);
  await room.host({ without: [] });
  await room.viewer('b');
  return room;
}

/** What the host says last, changed: as a host who cheats would send it. */
async function lie(
  room: Awaited<ReturnType<typeof madeUpRoom>>,
  message: HostMessage | null,
  change: Record<string, unknown>,
): Promise<RoomState> {
  const before = await follow(room.events.slice(0, -1));
  const honest = room.events.at(-1);
  if (!message || !honest) throw new Error('the host says nothing');
  const content = { kind: 'json' as const, json: { ...message, ...change } };
  return follow([{ ...honest, content }], { from: before });
}

// ROM-22
describe('a round', () => {
  it('draws the line that follows from all bytes, in the order of their contributions', async () => {
    const room = await madeUpRoom();
    await room.draw(['b', 'a']);
    const bytes = await Promise.all(['host', 'b', 'a'].map((name) => bytesOf(name)(1, 1)));
    const commitments = await Promise.all(bytes.map((one) => commitmentOf(one, sha256)));
    const devices = [null, deviceOf('b'), deviceOf('a')];
    const target = await targetOfBytes(5, bytes, sha256);
    const { draws, wrong } = room.state();
    expect(wrong).toBeNull();
    expect(draws).toEqual([
      {
        round: 1,
        time: expect.any(Number),
        without: [],
        target,
        parts: devices.map((device, index) => ({
          device,
          commitment: commitments[index],
          bytes: bytes[index],
        })),
        again: [],
      },
    ]);
    expect(target).not.toBe(await targetOfBytes(5, bytes.toReversed(), sha256));
  });

  it('draws from the lines that are left, which keep their numbers', async () => {
    const room = await madeUpRoom();
    await room.draw(['a'], [1, 2, 4, 5]);
    const [draw] = room.state().draws;
    expect(draw && drawnLine(draw, ITEMS)).toEqual({ line: 3, item: 'カレー' });
  });

  it('can be opened anew until it is closed, when other lines are left out', async () => {
    const room = await madeUpRoom();
    await room.host({ without: [] });
    await room.viewer('a');
    await room.host({ without: [4], present: [deviceOf('a')] });
    expect(room.state().stage).toMatchObject({ kind: 'open', attempt: 2, without: [4], adds: [] });
    await room.viewer('a');
    await room.host({ without: [4], present: [deviceOf('a')] });
    expect(room.state().stage).toMatchObject({ kind: 'closing', attempt: 2, again: [] });
  });

  it('counts the devices that are present, and only the first contribution of each', async () => {
    const room = await madeUpRoom();
    await room.host({ without: [] });
    await room.viewer('a');
    await room.viewer('b');
    const [, , second] = room.events;
    if (second?.content.kind !== 'json') throw new Error('nobody added anything');
    await room.say('viewer', { ...Object(second.content.json), commitment: 'x'.repeat(43) });
    await room.host({ without: [], present: [deviceOf('b')] });
    const { stage, ignored } = room.state();
    expect(stage).toMatchObject({
      kind: 'closing',
      counted: [{ device: deviceOf('b'), sequence: 3 }],
    });
    expect(ignored).toBe(1);
  });

  it('is not closed by a host who has not heard all contributions', async () => {
    const room = await madeUpRoom();
    await room.host({ without: [] });
    const seen = seenOf(room.state());
    await room.viewer('a');
    await room.say('host', { kind: 'close', round: 1, attempt: 1, counts: [], seen });
    expect(room.state()).toMatchObject({ stage: { kind: 'open' }, ignored: 1, wrong: null });
  });

  it('shows a device that it was left out', async () => {
    const room = await madeUpRoom();
    await room.host({ without: [] });
    const add = await room.viewer('a');
    await room.viewer('b');
    await room.host({ without: [], present: [deviceOf('b')] });
    expect(add?.kind === 'add' && isLeftOut(room.state(), add.commitment)).toBe(true);
    expect(isLeftOut(room.state(), 'x'.repeat(43))).toBe(false);
  });
});

// ROM-23
describe('a device that does not reveal', () => {
  it('leads to a new round without it, which all see', async () => {
    const room = await madeUpRoom();
    await room.host({ without: [] });
    await room.viewer('a');
    await room.viewer('b');
    await room.host({ without: [], present: ['a', 'b'].map(deviceOf) });
    await room.viewer('a');
    room.pass(5500);
    expect(await room.host()).toBeNull();
    room.pass(1);
    expect(await room.host()).toMatchObject({ kind: 'again', without: [deviceOf('b')] });
    await room.host({ without: [] });
    expect(await room.viewer('b')).toBeNull();
    await room.viewer('a');
    await room.host({ without: [], present: ['a', 'b'].map(deviceOf) });
    await room.viewer('a');
    await room.host();
    expect(room.state()).toMatchObject({
      wrong: null,
      draws: [
        {
          round: 1,
          parts: [{ device: null }, { device: deviceOf('a') }],
          again: [{ missing: [deviceOf('b')] }],
        },
      ],
    });
    await room.host({ without: [] });
    expect(await room.viewer('b')).toMatchObject({ kind: 'add', round: 2 });
  });

  it.each([
    ['later than 5 s', 5001, undefined],
    ['other bytes than it promised', 0, 'x'.repeat(43)],
  ])('reveals in vain %s', async (_, ms, bytes) => {
    const room = await madeUpRoom();
    await room.host({ without: [] });
    await room.viewer('a');
    await room.host({ without: [], present: [deviceOf('a')] });
    const place = { round: 1, attempt: 1, device: deviceOf('a') };
    room.pass(ms);
    await room.say('viewer', {
      kind: 'reveal',
      ...place,
      bytes: bytes ?? (await bytesOf('a')(1, 1)),
    });
    expect(room.state()).toMatchObject({
      ignored: 1,
      stage: { kind: 'closing', counted: [{ bytes: null }] },
    });
  });

  it('leaves a host who vanishes in sight: nothing can be drawn without them', async () => {
    const room = await madeUpRoom();
    await room.host({ without: [] });
    await room.viewer('a');
    await room.host({ without: [], present: [deviceOf('a')] });
    await room.viewer('a');
    room.pass(3_600_000);
    expect(await room.viewer('a')).toBeNull();
    expect(room.state()).toMatchObject({ stage: { kind: 'closing' }, draws: [] });
  });
});

// ROM-21
describe('events that come late, twice or out of order', () => {
  it('change nothing', async () => {
    const { events, state } = await busyRoom();
    expect(state()).toMatchObject({ wrong: null, draws: [{ round: 1 }, { round: 2 }] });
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(events, { minLength: events.length }),
        fc.array(fc.nat(events.length - 1), { maxLength: 10 }),
        async (shuffled, again) => {
          const repeated = again
            .map((index) => shuffled[index])
            .filter((event) => event !== undefined);
          expect(await follow([...repeated, ...shuffled, ...repeated])).toEqual(state());
        },
      ),
      { numRuns: 100, seed: 36 },
    );
  });

  it('leave the state what it was before their turn', async () => {
    const { events } = await busyRoom();
    const before = await follow(events.slice(0, 3));
    const after = await follow(events.slice(4), { from: before });
    expect({ ...after, held: before.held }).toEqual(before);
  });

  it('come again with other content and change nothing', async () => {
    const { events, state } = await busyRoom();
    const other = events.map((event): RoomEvent => ({ ...event, content: { kind: 'unreadable' } }));
    expect(await follow(other, { from: state() })).toEqual(state());
  });

  it('are ignored where they are no messages, or out of place, if viewers sent them', async () => {
    const room = await busyRoom();
    const { stage } = room.state();
    const place = { round: 3, attempt: 1, device: deviceOf('d') };
    await room.say('viewer', { kind: 'add', ...place, commitment: 'short' });
    await room.say('viewer', { kind: 'reveal', ...place, bytes: 'x'.repeat(43) });
    await room.say('viewer', { kind: 'add', ...place, round: 2, commitment: 'x'.repeat(43) });
    await room.say('viewer', { kind: 'end', seen: seenOf(room.state()) });
    expect(room.state()).toMatchObject({ stage, wrong: null });
  });
});

// ROM-24
describe('a server that', () => {
  /** What a viewer finds who gets these events, when the host has spoken once more. */
  async function found(tamper: (events: RoomEvent[]) => RoomEvent[]): Promise<RoomState> {
    const { events, host, viewer } = await busyRoom();
    await host({ without: [], present: [deviceOf('b')] });
    await viewer('b');
    await host();
    const numbered = tamper(events).map((event, index) => ({ ...event, sequence: index + 1 }));
    return follow(numbered);
  }
  const length = 25;

  it('changes nothing is believed', async () => {
    const state = await found((events) => events);
    expect(state).toMatchObject({ wrong: null, last: length });
  });

  /** Behind them the host has spoken. */
  const places = Array.from({ length: length - 2 }, (_, index) => index);

  it.each(places)('drops event %i + 1 is found out', async (index) => {
    expect((await found((events) => events.toSpliced(index, 1))).wrong).not.toBeNull();
  });

  it.each(places)('repeats event %i + 1 is found out', async (index) => {
    const state = await found((events) =>
      events.flatMap((event, at) => (at === index ? [event, event] : [event])),
    );
    expect(state.wrong).toBe('order');
  });

  it.each(places)('changes the order of event %i + 1 and the next is found out', async (index) => {
    const state = await found(([...events]) => {
      const [moved] = events.splice(index, 1);
      return moved ? events.toSpliced(index + 1, 0, moved) : [];
    });
    expect(state.wrong).not.toBeNull();
  });

  it.each(places)('alters a byte of event %i + 1 is found out', async (index) => {
    // The key decides what such bytes are read as: nothing.
    const alter = (event: RoomEvent): RoomEvent => ({
      ...event,
      message: `x${event.message}`,
      content: { kind: 'unreadable' },
    });
    const state = await found((events) =>
      events.map((event, at) => (at === index ? alter(event) : event)),
    );
    expect(state.wrong).not.toBeNull();
  });

  it.each(places)('tells another time for event %i + 1 is found out', async (index) => {
    const state = await found((events) =>
      events.map((event, at) => (at === index ? { ...event, time: event.time + 1 } : event)),
    );
    expect(state.wrong).toBe('order');
  });

  it.each([
    ['unsigned', 'signature'],
    ['unreadable', 'unreadable'],
  ] as const)('speaks for the host, %s, is found out', async (kind, wrong) => {
    const { events, state } = await busyRoom();
    const event: RoomEvent = {
      sequence: events.length + 1,
      sender: 'host',
      time: 0,
      message: 'x',
      content: { kind },
    };
    expect((await follow([event], { from: state() })).wrong).toBe(wrong);
  });

  it('shows a device less after a reload than it had seen is found out', async () => {
    const { events, state } = await busyRoom();
    const remembered = seenOf(state());
    const less = await follow(events.slice(0, -1), { remembered });
    expect(less.wrong).toBeNull();
    expect(caughtUp(less).wrong).toBe('order');
    expect(caughtUp(await follow(events, { remembered })).wrong).toBeNull();
  });

  it('shows a device another past after a reload is found out', async () => {
    const { events, state } = await busyRoom();
    const remembered = seenOf(state());
    expect((await follow(events, { remembered })).wrong).toBeNull();
    const other = await madeUpRoom({ seed: 1 });
    while (other.events.length < events.length) await other.draw(['a']);
    expect((await follow(other.events, { remembered })).wrong).toBe('order');
  });
});

// ROM-24
describe('a host who', () => {
  it.each([
    ['hashes other lines', { linesHash: 'x'.repeat(43) }],
    ['leaves other lines out than the hash', { without: [1] }],
    ['leaves out a line that is not there', { without: [6] }],
    ['leaves out all lines', { without: [1, 2, 3, 4, 5] }],
  ])('changes the list is found out: %s', async (_, change) => {
    const room = await madeUpRoom();
    const open = await room.host({ without: [] });
    expect((await lie(room, open, change)).wrong).toBe('list');
  });

  it('has another list than the viewers is found out', async () => {
    const { events } = await busyRoom();
    expect((await follow(events, { items: [...ITEMS, '鰻'] })).wrong).toBe('list');
  });

  it('changes the number after it was promised is found out', async () => {
    const room = await madeUpRoom();
    await room.draw(['a']);
    const bytes = await bytesOf('other')(1, 1);
    const draw = room.events.at(-1)?.content;
    if (draw?.kind !== 'json') throw new Error('nothing was drawn');
    expect((await lie(room, Object(draw.json), { bytes })).wrong).toBe('commitment');
    expect((await lie(room, Object(draw.json), { target: 16 })).wrong).toBe('target');
  });

  it.each([
    ['that nobody made', () => [{ device: deviceOf('c'), sequence: 2 }]],
    ['in another order', (counts: unknown[]) => counts.toReversed()],
    ['twice', ([first]: unknown[]) => [first, first]],
    ['of another event', () => [{ device: deviceOf('a'), sequence: 3 }]],
  ])('counts contributions %s is found out', async (_, change) => {
    const room = await madeUpRoom();
    await room.host({ without: [] });
    await room.viewer('a');
    await room.viewer('b');
    const close = await room.host({ without: [], present: ['a', 'b'].map(deviceOf) });
    if (close?.kind !== 'close') throw new Error('the round is open');
    const state = await lie(room, close, { counts: change([...close.counts]) });
    expect(state.wrong).toBe('contributions');
  });

  /** Closed, with two contributions; one of the devices has revealed. */
  async function closingRoom() {
    const room = await madeUpRoom();
    await room.host({ without: [] });
    await room.viewer('a');
    await room.viewer('b');
    await room.host({ without: [], present: ['a', 'b'].map(deviceOf) });
    await room.viewer('a');
    return room;
  }

  it('draws without a contribution that counts is found out', async () => {
    const room = await closingRoom();
    const bytes = await bytesOf('host')(1, 1);
    const seen = seenOf(room.state());
    await room.say('host', { kind: 'draw', round: 1, attempt: 1, bytes, target: 11, seen });
    expect(room.state().wrong).toBe('contributions');
  });

  it.each([
    ['before the 5 s are over', 5000, ['b']],
    ['for a device that has revealed', 5001, ['a']],
    ['for one more device', 5001, ['a', 'b']],
    ['for none', 5001, []],
  ])('begins anew %s is found out', async (_, ms, names) => {
    const room = await closingRoom();
    room.pass(ms);
    const without = names.map(deviceOf);
    await room.say('host', {
      kind: 'again',
      round: 1,
      attempt: 1,
      without,
      seen: seenOf(room.state()),
    });
    expect(room.state().wrong).toBe('contributions');
  });

  it('begins anew although all have revealed is found out', async () => {
    const room = await closingRoom();
    await room.viewer('b');
    room.pass(6000);
    await room.say('host', {
      kind: 'again',
      round: 1,
      attempt: 1,
      without: [],
      seen: seenOf(room.state()),
    });
    expect(room.state().wrong).toBe('contributions');
  });

  it('counts a device that did not reveal in this round is found out', async () => {
    const room = await closingRoom();
    room.pass(6000);
    await room.host();
    await room.host({ without: [] });
    const add = { round: 1, attempt: 2, device: deviceOf('b'), commitment: 'x'.repeat(43) };
    await room.say('viewer', { kind: 'add', ...add });
    const counts = [{ device: deviceOf('b'), sequence: room.events.length }];
    const seen = seenOf(room.state());
    await room.say('host', { kind: 'close', round: 1, attempt: 2, counts, seen });
    expect(room.state().wrong).toBe('contributions');
  });

  it('opens the next round before this one is drawn changes nothing', async () => {
    const room = await closingRoom();
    const { stage } = room.state();
    const [first] = room.events;
    const open = first?.content.kind === 'json' ? Object(first.content.json) : {};
    for (const place of [
      { round: 2, attempt: 1 },
      { round: 1, attempt: 2 },
    ]) {
      await room.say('host', { ...open, ...place, seen: seenOf(room.state()) });
    }
    expect(room.state()).toMatchObject({ stage, wrong: null, ignored: 2 });
  });

  it('says one thing twice, as two tabs would, changes nothing', async () => {
    const room = await closingRoom();
    const before = room.state();
    for (const { sender, content } of [...room.events]) {
      if (sender === 'host' && content.kind === 'json')
        await room.say('host', Object(content.json));
    }
    expect(room.state()).toMatchObject({ stage: before.stage, wrong: null });
  });

  it('ends the room ends it', async () => {
    const room = await busyRoom();
    await room.host({ ends: true });
    expect(room.state().stage).toEqual({ kind: 'ended' });
    expect(await room.host({ without: [] })).toBeNull();
    expect(await room.viewer('a')).toBeNull();
  });
});

it('what was found wrong stays so, and nothing is believed afterwards', async () => {
  const room = await madeUpRoom();
  await room.say('host', { kind: 'open' });
  const found = room.state();
  expect(found.wrong).toBe('unreadable');
  expect(await room.host({ without: [] })).toBeNull();
  await room.say('host', { kind: 'end', seen: seenOf(found) });
  expect(room.state()).toMatchObject({ wrong: 'unreadable', stage: { kind: 'waiting' }, last: 1 });
});
