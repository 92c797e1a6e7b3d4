/** Rooms as their host and viewers see them (docs/drawing-together.md). */
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { roomPaths } from '#contract/room-paths.ts';
import type { RoomEventPage, RoomEvent as SentEvent } from '#contract/rooms.ts';
import { noRepeatSetting } from '#features/roulette/draw/draw-settings.ts';
import { drawCount } from '#features/roulette/history/draw-count.ts';
import { readDraws } from '#features/roulette/kept/draws.ts';
import { hostedRoom, hostRoom } from '#features/roulette/together/open-room.ts';
import type { RoomSession } from '#features/roulette/together/room-view.ts';
import { blockedLocks } from '#tests/support/page/blocked-storage.ts';
import { createEventSource } from '#tests/support/page/event-source.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { fakeLocks } from './fake-locks.ts';
import {
  cheatingHost,
  createRooms,
  join,
  openRoom,
  rudeDevice,
  stopAtEnd,
  TITLES,
  until,
} from './open-rooms.ts';

/** A host, and a viewer who adds luck to the open round. */
async function openRoomWithLuck() {
  const world = await createRooms();
  const { host, link } = await openRoom();
  const { session: viewer, storage } = join(link);
  await until(viewer, { phase: 'open' });
  viewer.setAdding(true);
  await until(host, { contributions: 1 });
  return { ...world, host, link, viewer, storage };
}

async function drawn(session: RoomSession) {
  return until(session, { verdict: 'confirmed', phase: 'open' });
}

/** What is shown of a spin from now on, until it is over. */
function noteSpins({ view }: RoomSession) {
  const shown = { lines: new Set<unknown>(), spins: new Set<unknown>() };
  const note = () => {
    const { phase, lines, spin } = view.get();
    if (phase !== 'spinning') return;
    shown.lines.add(lines);
    shown.spins.add(spin);
  };
  note();
  onTestFinished(view.subscribe(note));
  return shown;
}

beforeEach(() => noRepeatSetting.set(false));

describe('a room', () => {
  // ROM-20, ROM-22, ROM-25
  it('shows a host, a viewer who adds luck and one who joins late the same line at the same time', async () => {
    const { host, viewer, link } = await openRoomWithLuck();
    await until(viewer, { title: '昼食', items: TITLES, viewers: 2, isIn: true });
    host.draw();
    const [atHost, atViewer] = await Promise.all(
      [host, viewer].map((each) => until(each, { phase: 'spinning', contributions: 1 })),
    );
    const startsAt = atHost?.spin?.startsAt ?? 0;
    expect(atViewer?.spin?.target).toBe(atHost?.spin?.target);
    expect(Math.abs((atViewer?.spin?.startsAt ?? 0) - startsAt)).toBeLessThan(200);
    const shown = noteSpins(viewer);
    const { session: late } = join(link);
    const atLate = await until(late, { phase: 'spinning', result: null });
    expect(Math.abs((atLate.spin?.startsAt ?? 0) - startsAt)).toBeLessThan(200);
    await until(viewer, { viewers: 3 });
    // What has not changed is the same object: a spin that runs is not begun anew.
    expect([shown.lines.size, shown.spins.size]).toEqual([1, 1]);
    const seen = await Promise.all([host, viewer, late].map(drawn));
    const [result] = seen.map((view) => view.result);
    expect(result).toMatchObject({ round: 1, n: 5, contributions: 1, again: [] });
    expect(result?.item).toBe(TITLES[(result?.line ?? 0) - 1]);
    for (const view of seen) {
      expect({ ...view.result, proof: [] }).toEqual({ ...result, proof: [] });
    }
    expect(seen[1]?.result?.proof.map(({ who }) => who)).toEqual(['host', 'own']);
  });

  // ROM-22
  it('draws again and again, with the luck of a viewer who said so once', async () => {
    const { host, viewer } = await openRoomWithLuck();
    for (const round of [1, 2, 3]) {
      await until(viewer, { round, phase: 'open', isIn: true });
      host.draw();
      await until(viewer, { result: { round, contributions: 1 } });
    }
    expect(viewer.view.get().history.map(({ round }) => round)).toEqual([1, 2, 3]);
    viewer.setAdding(false);
    await until(host, { round: 4, phase: 'open' });
    expect(viewer.view.get().adding).toBe(false);
  });

  // ROM-25
  it('shows who comes later the history, and no spin', async () => {
    const { host, link } = await openRoomWithLuck();
    host.draw();
    await drawn(host);
    const { session: late } = join(link);
    const view = await until(late, { phase: 'open' });
    expect(view).toMatchObject({ spin: null, verdict: 'confirmed', history: [{ round: 1 }] });
  });

  // ROM-23
  it('begins anew without a device that does not reveal, and says so in its history', async () => {
    const { host, viewer, link } = await openRoomWithLuck();
    await rudeDevice(link);
    await until(host, { contributions: 2 });
    host.draw();
    await until(viewer, { phase: 'closing', missing: 1 });
    const { result } = await until(viewer, { verdict: 'confirmed' });
    expect(result).toMatchObject({ round: 1, contributions: 1, again: [{ missing: 1 }] });
    expect((await drawn(host)).history).toMatchObject([{ again: [{ missing: 1 }] }]);
  });

  // ROM-20
  it('says that a link with another key is damaged', async () => {
    await createRooms();
    const { link } = await openRoom();
    const { session } = join({ ...link, key: `${'A'.repeat(20)}${link.key.slice(20)}` });
    await until(session, { failure: 'link' });
  });

  // ROM-20
  it('is not opened of a list that is too long', async () => {
    await createRooms();
    const items = Array.from({ length: 10_000 }, (_, index) => ({
      title: `${index} ${'あ'.repeat(9)}`,
    }));
    const source = { kind: 'list', id: 'A', title: '' } as const;
    expect(await hostRoom({ source, items })).toBe('too-long');
  });
});

// ROM-26
describe('the draws of a room', () => {
  it('are in the history and the count of each browser, once, as drawn together', async () => {
    const { host, link } = await openRoomWithLuck();
    const before = drawCount.get();
    host.draw();
    await drawn(host);
    await until(join(link).session, { phase: 'open' });
    await letTimePass(1000);
    const { result } = host.view.get();
    const draws = await readDraws();
    // Host and viewer are two devices, in one browser only here.
    expect(draws.map(({ source }) => source.kind).toSorted()).toEqual(['raffle', 'shared']);
    for (const draw of draws) {
      const { line, item, target, n, at } = draw;
      expect(draw.together).toBe(true);
      expect(result).toMatchObject({ line, item, target, n, at });
    }
    expect(drawCount.get()).toBe(before + 2);
  });

  it('run over the lines that are left, with no repeats', async () => {
    const { host, viewer } = await openRoomWithLuck();
    noRepeatSetting.set(true);
    const lines = new Set<number | undefined>();
    for (let n = TITLES.length; n > 0; n -= 1) {
      await until(viewer, { phase: 'open', lines: { count: n }, isIn: true });
      host.draw();
      const { result } = await until(viewer, { result: { n } });
      lines.add(result?.line);
    }
    expect([...lines].toSorted()).toEqual([1, 2, 3, 4, 5]);
    await until(host, { phase: 'drawn', canDraw: false });
  });
});

// ROM-27
describe('a page that is loaded again', () => {
  it('goes on as a viewer in the middle of a round, and reveals', async () => {
    const { host, viewer, link, storage } = await openRoomWithLuck();
    viewer.stop();
    const { session: again } = join(link, { storage });
    await until(again, { phase: 'open', adding: true, isIn: true });
    host.draw();
    expect(await drawn(again)).toMatchObject({ result: { contributions: 1, again: [] } });
    expect((await readDraws()).length).toBe(2);
  });

  it('goes on as the host who has closed the round', async () => {
    const { host, viewer, link } = await openRoomWithLuck();
    await rudeDevice(link);
    await until(host, { contributions: 2 });
    host.draw();
    await until(viewer, { phase: 'closing', missing: 1 });
    host.stop();
    const again = stopAtEnd(hostedRoom() as RoomSession);
    expect(await drawn(again)).toMatchObject({ role: 'host', result: { again: [{ missing: 1 }] } });
    expect(await drawn(viewer)).toMatchObject({ result: { contributions: 1 } });
  });

  it('finds out a server that shows it another past', async () => {
    const { host, viewer, link, storage, network } = await openRoomWithLuck();
    host.draw();
    await drawn(viewer);
    host.stop();
    viewer.stop();
    network.changeBody(roomPaths.roomEvents(link.id), (body) => {
      const page: RoomEventPage = JSON.parse(body);
      return JSON.stringify({
        ...page,
        // As if the viewer had added its luck later.
        events: page.events.map((event) => ({ ...event, time: event.time + event.sequence })),
      });
    });
    const { session: again } = join(link, { storage });
    await until(again, { verdict: { wrong: 'order' } });
  });

  it('is one host in two tabs: one speaks, the one that is pressed draws, one keeps the draw', async () => {
    Object.assign(navigator, { locks: fakeLocks() });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const { host, viewer, network } = await openRoomWithLuck();
    const second = stopAtEnd(hostedRoom() as RoomSession);
    await until(second, { phase: 'open', canDraw: true });
    second.draw();
    await Promise.all([host, second, viewer].map(drawn));
    host.draw();
    await Promise.all([host, second, viewer].map((each) => until(each, { result: { round: 2 } })));
    await letTimePass(2000);
    const sent = network.sent.filter(
      ({ method, path }) => method === 'post' && path.endsWith('events/'),
    );
    // Each round: open, close and draw of the host; add and reveal of the viewer. The third is open.
    expect(sent).toHaveLength(2 * 5 + 2);
    const draws = await readDraws();
    expect(draws.filter(({ source }) => source.kind === 'raffle')).toHaveLength(2);
  });

  it('draws where the browser refuses locks', async () => {
    Object.assign(navigator, { locks: blockedLocks });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const { host, viewer } = await openRoomWithLuck();
    host.draw();
    await Promise.all([host, viewer].map(drawn));
  });
});

// ROM-24
describe('a device whose contribution the host has left out', () => {
  it('says so', async () => {
    const { viewer, host, link } = await openRoomWithLuck();
    await letTimePass(11_000);
    host.stop();
    await (await cheatingHost(link)).closeWithNobody();
    await until(viewer, { verdict: { wrong: 'contributions' } });
  });
});

/** With another first character than it has, which is any of 64. */
const altered = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;

// ROM-24
describe('a server that cheats one viewer', () => {
  it.each([
    [
      'alters what a device has said',
      (event: SentEvent) => [{ ...event, message: altered(event.message) }],
    ],
    ['tells another time', (event: SentEvent) => [{ ...event, time: event.time + 1 }]],
    ['names another sender', (event: SentEvent) => [{ ...event, sender: 'host' }]],
  ])('is found out: it %s', async (_, change) => {
    const { host, link, app, viewer } = await openRoomWithLuck();
    const { EventSource: Cheated, faults } = createEventSource(app);
    const { session: cheated } = join(link, { openStream: (url) => new Cheated(url) });
    await until(cheated, { phase: 'open', connection: 'live' });
    faults.tamper = (data) => {
      const event: SentEvent = JSON.parse(data);
      return (event.sender === 'viewer' ? change(event) : [event]).map((each) =>
        JSON.stringify(each),
      );
    };
    host.draw();
    await until(cheated, { verdict: { wrong: expect.any(String) } });
    expect((await drawn(viewer)).verdict).toBe('confirmed');
  });
});

// ROM-28
describe('a network', () => {
  it('that keeps the stream back is asked instead', async () => {
    const { host, link, app } = await openRoomWithLuck();
    const { EventSource: Buffered, faults } = createEventSource(app);
    faults.isBuffered = true;
    const { session } = join(link, { openStream: (url) => new Buffered(url) });
    await until(session, { connection: 'asking', phase: 'open' });
    session.setAdding(true);
    await until(host, { contributions: 2 });
    host.draw();
    expect(await drawn(session)).toMatchObject({ result: { contributions: 2, again: [] } });
    faults.isBuffered = false;
    await until(session, { connection: 'live' });
  });

  it('that drops loses nothing', async () => {
    const { host, viewer, faults, network } = await openRoomWithLuck();
    faults.cut();
    network.breakPath(roomPaths.rooms, 'no-network');
    await until(viewer, { connection: 'lost' });
    network.heal();
    host.draw();
    await until(viewer, { connection: 'live' });
    await drawn(viewer);
  });

  it('that loses the responses draws once', async () => {
    const { host, viewer, network } = await openRoomWithLuck();
    network.breakPath(roomPaths.rooms, 'response-lost', 'post');
    host.draw();
    expect((await drawn(viewer)).history).toMatchObject([
      { round: 1, contributions: 1, again: [] },
    ]);
    network.heal();
    await until(viewer, { round: 2, isIn: true });
    expect(host.view.get()).toMatchObject({ verdict: 'confirmed', history: [{ round: 1 }] });
  });

  it('that brings nothing is looked after every 20 s', async () => {
    const { viewer, network } = await openRoomWithLuck();
    await letTimePass(1000);
    const asked = () => network.sent.filter(({ method }) => method === 'get').length;
    const before = asked();
    await letTimePass(61_000);
    expect(viewer.view.get().connection).toBe('live');
    // Host and viewer, three times each.
    expect(asked() - before).toBe(6);
  });
});
