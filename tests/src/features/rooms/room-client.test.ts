/** Devices in a room of the real server, beside one that cheats, sleeps, or comes late. */
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromBase64Url } from '#domain/base64url.ts';
import { listBytes, secretOf } from '#domain/rooms/bytes.ts';
import { createCipher, LIST } from '#features/rooms/room-crypto.ts';
import { doubtOf, leftOutUnseen } from '#features/rooms/room-state.ts';
import { letTimePass, letTimeRun } from '#tests/support/page/page-time.ts';
import { createPageWorld, type PageWorld } from '#tests/support/page/page-world.ts';
import {
  ALL_LINES,
  connectRooms,
  type Device,
  deviceOf,
  drawn,
  endRooms,
  gather,
  gatherOne,
  TITLES,
} from './open-rooms.ts';

let world: PageWorld;
let faults: ReturnType<typeof connectRooms>;

beforeEach(async () => {
  world = await createPageWorld();
  faults = connectRooms(world);
});

const right = (expected: object) => ({ round: { verdict: { kind: 'right', ...expected } } });
const isOf = (frame: string, name: string) => frame.startsWith(`event: ${name}\n`);
const dataOf = (frame: string) => JSON.parse(frame.slice(frame.indexOf('data: ') + 6));
const frameOf = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}`;
const sent = (part: string) => world.network.sent.filter(({ path }) => path.includes(part));

/** Lets something else than a round arrive at one device. */
function bendRounds(device: Device, bend: (round: { result: unknown }) => readonly object[]): void {
  faults.tamper = (frame, token) => {
    if (token !== device.token() || !isOf(frame, 'round')) return [frame];
    const { round, now } = dataOf(frame);
    return bend(round).map((bent) => frameOf('round', { round: bent, now }));
  };
}

afterEach(endRooms);

describe('the devices of a room', () => {
  // ROM-21, ROM-22, ROM-24
  it('find the same line of a round into which all of them gave', async () => {
    const { host, devices } = await gather(2);
    expect(await host.draw([1, 3, 4, 5])).toBe(true);
    const states = await Promise.all([host, ...devices].map((one) => one.until(drawn(1))));
    for (const state of states) {
      expect(state.round).toMatchObject({
        lost: null,
        verdict: { isSeen: true, isIn: true, devices: 3, missing: 0, left: [1, 3, 4, 5] },
      });
      expect(state.round?.verdict).toEqual(states[0]?.round?.verdict);
      expect(doubtOf(state)).toBeNull();
    }
    const tokens = [host, ...devices].map((one) => `Bearer ${one.token()}`);
    for (const { path, headers } of world.network.sent) {
      if (path.endsWith('/reveals/')) expect(tokens).toContain(headers.Authorization);
      // Never the token of a user.
      expect([undefined, ...tokens]).toContain(headers.Authorization);
    }

    // All who revealed are in the next round, however soon it is drawn, and in no other.
    await letTimeRun(host.draw(ALL_LINES));
    expect((await host.until(drawn(2))).round?.verdict).toMatchObject({ devices: 3, missing: 0 });
  });

  // ROM-23, ROM-33
  it('say of a round without their number that they are not in it', async () => {
    const { host, devices } = await gather(1);
    devices[0]?.takesPart.set(false);
    await host.draw(ALL_LINES);
    // Its promise was counted: to the others its number is missing.
    const first = await devices[0]?.until(drawn(1));
    expect(first?.round?.verdict).toMatchObject({ devices: 2, missing: 1, isIn: false });
    expect(first && doubtOf(first)).toBe('out');
    expect(doubtOf(await host.until(drawn(1)))).toBe('missing');
    await letTimePass(4000);
    await host.draw(ALL_LINES);
    const state = await devices[0]?.until(drawn(2));
    expect(state?.round?.verdict).toMatchObject({ devices: 1, isSeen: true, isIn: false });
  });

  // ROM-27
  it('go on after a reload between closing and reveal', async () => {
    const { host, devices } = await gather(1);
    world.network.breakPath(`draws/rooms/${host.id}/reveals/`, 'no-network');
    await host.draw(ALL_LINES);
    await devices[0]?.until({ round: { verdict: { kind: 'closed', isIn: true } } });
    const again = devices[0]?.reload();
    world.network.heal();
    await again?.until(right({ isSeen: true, isIn: true, missing: 0 }));
  });

  // ROM-37
  it('know after a reload what they saw drawn, and who came later does not', async () => {
    const { link, host, devices } = await gather(1);
    await host.draw(ALL_LINES);
    const state = await devices[0]?.until(drawn(1));
    const line = state?.round?.verdict.kind === 'right' ? state.round.verdict.line : 0;
    const again = devices[0]?.reload();
    const late = deviceOf(link);
    await letTimePass(10_000);
    await host.draw(ALL_LINES.filter((each) => each !== line));
    const after = await again?.until(drawn(2));
    expect(after && leftOutUnseen(after)).toBe(0);
    expect(leftOutUnseen(await late.until(drawn(2)))).toBe(1);
  });

  // ROM-43
  it('learn who is absent before the draw, also late, and from a host that was loaded again', async () => {
    const { link, host, devices } = await gather(1);
    world.network.breakPath(`draws/rooms/${host.id}/absent/`, 'no-network');
    void host.markAbsent([4, 2]);
    void host.markAbsent([4, 2, 5]);
    await host.until({ absent: [2, 4, 5] });
    const again = host.reload();
    world.network.heal();
    for (const one of [again, devices[0], deviceOf(link)]) await one?.until({ absent: [2, 4, 5] });
    await again.draw([1, 3]);
    const shown = await devices[0]?.until(drawn(1));
    expect(shown).toMatchObject({ round: { absent: [2, 4, 5], verdict: { left: [1, 3] } } });
    expect(shown && leftOutUnseen(shown)).toBe(3);
    await again.markAbsent([]);
    await devices[0]?.until({ absent: [], round: { absent: [2, 4, 5] } });
  });

  // ROM-24, ROM-27
  it.each([1, 3])(
    'that slept over the result and %i rounds say so, and doubt the next one',
    async (rounds) => {
      const { host, one: sleeper } = await gatherOne();
      bendRounds(sleeper, (round) => (round.result ? [] : [round]));
      await host.draw(ALL_LINES);
      await sleeper.until({ seen: { round: 1, accepted: true } });
      await host.until(drawn(1));
      sleeper.stop();
      // It is not counted as missing when it was not heard of for 10 s.
      await letTimePass(11_000);
      for (let round = 2; round <= rounds + 1; round += 1) {
        await host.draw(ALL_LINES);
        await host.until(drawn(round));
        await letTimePass(4000);
      }
      faults.tamper = (frame) => [frame];
      const awake = sleeper.reload();
      const state = await awake.until(drawn(rounds + 1));
      expect(state.round).toMatchObject({ lost: 1, verdict: { isSeen: false } });
      await awake.until({ connection: 'live' });
      await letTimePass(1000);
      for (const [index, doubt] of ['lost', null].entries()) {
        await letTimePass(4000);
        await host.draw(ALL_LINES);
        expect(doubtOf(await awake.until(drawn(rounds + 2 + index)))).toBe(doubt);
      }
    },
  );

  // ROM-28
  it('read where nothing comes by itself, or there is no seat', async () => {
    const { link, host } = await gather(0);
    world.network.breakPath(`draws/rooms/${link.id}/devices/`, { status: 503 });
    const guest = deviceOf(link);
    await guest.until({ connection: 'full', seat: null });
    await host.draw(ALL_LINES);
    const { round } = await guest.until(drawn(1));
    expect(round?.verdict).toMatchObject({ isIn: false });
    world.network.heal();
    faults.isBuffered = true;
    await guest.until({ connection: 'reading', seat: { number: 2 } });
    faults.isBuffered = false;
    await guest.until({ connection: 'live' });
    faults.cut();
    await host.until({ connection: 'live' });
  });

  // ROM-28
  it('open a stream again that died in their sleep, as soon as they wake', async () => {
    const { host, one: sleeper } = await gatherOne();
    faults.tamper = (frame, token) => (token === sleeper.token() ? [] : [frame]);
    await host.draw(ALL_LINES);
    await host.until(drawn(1));
    faults.tamper = (frame) => [frame];
    const opened = vi.fn(fetch);
    vi.stubGlobal('fetch', opened);
    document.dispatchEvent(new Event('visibilitychange'));
    await letTimePass(600);
    expect(sleeper.now().round?.round).toBe(1);
    expect(opened).toHaveBeenCalledOnce();
  });

  // ROM-28
  it('say that an event was not of its form, and read', async () => {
    const { link, one } = await gatherOne();
    const reads = () =>
      world.network.sent.filter(({ path }) => path.endsWith(`${link.id}/`)).length;
    const before = reads();
    faults.tamper = (frame, token) =>
      token === one.token() && isOf(frame, 'here')
        ? [frameOf('here', { ...dataOf(frame), now: 1.5 })]
        : [frame];
    deviceOf(link);
    await one.until({ connection: 'unread' });
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(one.now().wrong).toBeNull();
  });
});

describe('a device says loudly', () => {
  // ROM-24
  it('that a round was closed twice, and reveals to the first closing alone', async () => {
    const { host, one } = await gatherOne();
    bendRounds(one, (round) =>
      round.result ? [round] : [round, { ...round, promise: 'A'.repeat(43) }],
    );
    await host.draw(ALL_LINES);
    await one.until({ wrong: 'changed' });
    const authorization = `Bearer ${one.token()}`;
    const reveals = sent('/reveals/').filter(
      ({ headers }) => headers.Authorization === authorization,
    );
    expect(reveals.length).toBeLessThanOrEqual(1);
    // A later one is not believed.
    await letTimePass(4000);
    await host.draw(ALL_LINES);
    await host.until(drawn(2));
    expect(one.now().wrong).toBe('changed');
    faults.tamper = (frame) => [frame];
    await one.reload().until({ connection: 'live', wrong: 'changed' });
  });

  // ROM-24
  it('that a closing was changed after it revealed and was loaded again', async () => {
    const { host, one } = await gatherOne();
    bendRounds(one, (round) => (round.result ? [] : [round]));
    await host.draw(ALL_LINES);
    await one.until({ seen: { accepted: true } });
    world.network.changeBody(`draws/rooms/${host.id}/`, (body) =>
      body.replace(/"number":1/, '"number":3'),
    );
    faults.isBuffered = true;
    await one.reload().until({ wrong: 'order' });
  });

  // ROM-24
  it('that its accepted bytes are not in the result', async () => {
    const { host, one } = await gatherOne();
    const later: object[] = [];
    bendRounds(one, (round) => {
      if (!round.result) return [round];
      later.push({ ...round, result: { ...round.result, reveals: [null, null] } });
      return [];
    });
    await host.draw(ALL_LINES);
    await one.until({ seen: { accepted: true } });
    await waitFor(() => expect(later).toHaveLength(1));
    faults.tamper = (_, token) =>
      token === one.token() ? [frameOf('round', { round: later[0], now: 1 })] : [];
    faults.cut();
    await one.until({ wrong: 'own' });
  });

  // ROM-24
  it('plainly, that a result does not come', async () => {
    const { host, one } = await gatherOne();
    bendRounds(one, (round) => (round.result ? [] : [round]));
    world.network.changeBody(`draws/rooms/${host.id}/`, (body) =>
      body.replace(/"result":\{[^}]*\}/, '"result":null'),
    );
    await host.draw(ALL_LINES);
    await one.until({ isOverdue: true, wrong: null });
  });

  // ROM-20
  it('that the list is not that of the link', async () => {
    const { link, host } = await gather(0);
    const cipher = await createCipher(secretOf(fromBase64Url(link.key)));
    const other = listBytes({ title: '当番', items: TITLES.toReversed() });
    const payload = await cipher.seal(LIST, other);
    faults.tamper = (frame, token) =>
      isOf(frame, 'state') && token !== host.token()
        ? [frameOf('state', { ...dataOf(frame), payload })]
        : [frame];
    await deviceOf(link).until({ failure: 'list' });
    const wrongKey = `${link.key.startsWith('A') ? 'B' : 'A'}${link.key.slice(1)}`;
    await deviceOf({ ...link, key: wrongKey }).until({ failure: 'link' });
  });

  // ROM-42
  it('that its page is too old for a round, and not that anybody cheated', async () => {
    const { host, one } = await gatherOne();
    bendRounds(one, (round) => [{ ...round, version: 4 }]);
    await host.draw(ALL_LINES);
    await one.until({ failure: 'newer', wrong: null });
  });

  // ROM-36
  it('that the list of a link is none, too long or empty', async () => {
    const { link, host } = await gather(0);
    const cipher = await createCipher(secretOf(fromBase64Url(link.key)));
    for (const list of [
      'x',
      JSON.stringify({ title: 'a'.repeat(40_000), items: ['a'] }),
      JSON.stringify({ title: 'a', items: ['a'.repeat(201)] }),
      JSON.stringify({ title: 'a', items: [] }),
    ]) {
      const payload = await cipher.seal(LIST, new Uint8Array(new TextEncoder().encode(list)));
      faults.tamper = (frame, token) =>
        isOf(frame, 'state') && token !== host.token()
          ? [frameOf('state', { ...dataOf(frame), payload })]
          : [frame];
      await deviceOf(link).until({ failure: 'unreadable' });
    }
  });
});
