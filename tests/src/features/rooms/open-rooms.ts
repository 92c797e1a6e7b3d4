/** Rooms with a host and other devices, each as in a tab of its own, and the real server. */
import { cleanup, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { hostRoom, newMemory } from '#features/rooms/open-room.ts';
import { followRoom } from '#features/rooms/room-client.ts';
import type { RoomLink } from '#features/rooms/room-link.ts';
import { ownRoom, type RoomMemory, readMemory } from '#features/rooms/room-memory.ts';
import type { RoomState } from '#features/rooms/room-state.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import type { PageWorld } from '#tests/support/page/page-world.ts';
import { injectFetch, type StreamFaults } from './inject-fetch.ts';

export const TITLES = ['蕎麦', '饂飩', 'カレー', '寿司', '天丼'];
export const ALL_LINES = [1, 2, 3, 4, 5];

const BEAT_MS = 500;
const ends: (() => void)[] = [];

/** Lets the page reach the streams of the server, whose clock goes by itself, so much ahead. */
export function connectRooms({ app, network }: PageWorld): StreamFaults & { aheadMs: number } {
  const faults = Object.assign(injectFetch(app), { aheadMs: 0 });
  const beat = () => network.letServerTimeRun(faults.aheadMs);
  beat();
  setInterval(beat, BEAT_MS);
  return faults;
}

/** To be called after each test: the server, which is that of all tests, notices that nobody watches. */
export async function endRooms(): Promise<void> {
  cleanup();
  for (const end of ends.splice(0)) end();
  if (vi.isFakeTimers()) await letTimePass(2 * BEAT_MS);
}

export type Device = ReturnType<typeof deviceOf>;

/** A device whose tab keeps this, and can be closed, loaded again or doubled. */
export function deviceOf(link: RoomLink, memory: RoomMemory = newMemory(link.key)) {
  let kept = memory;
  const client = followRoom(link, memory, (next) => {
    kept = next;
  });
  ends.push(client.stop);
  return {
    ...client,
    memory: () => kept,
    token: () => kept.seat?.token,
    now: () => client.state.get(),
    /** Waits until the room looks like this. */
    until: async (expected: object): Promise<RoomState> => {
      await waitFor(() => expect(client.state.get()).toMatchObject(expected), { timeout: 120_000 });
      return client.state.get();
    },
    reload() {
      client.stop();
      return deviceOf(link, kept);
    },
    double: () => deviceOf(link, kept),
  };
}

/** The host of a new room in this tab's storage, and its link. */
export async function openRoom(titles = TITLES): Promise<{ memory: RoomMemory; link: RoomLink }> {
  const problem = await hostRoom({
    source: { kind: 'list', id: 'A', title: '当番' },
    items: titles.map((title) => ({ title })),
  });
  expect(problem).toBeNull();
  const id = ownRoom() ?? '';
  const memory = readMemory(id);
  if (!memory) throw new Error('no room');
  return { memory, link: { id, key: memory.key } };
}

/** A host and others who are there and have promised. */
export async function gather(others: number) {
  const { memory, link } = await openRoom();
  const host = deviceOf(link, memory);
  const devices = Array.from({ length: others }, () => deviceOf(link));
  await waitFor(() => expect(host.now().here).toHaveLength(others + 1), { timeout: 60_000 });
  return { link, host, devices };
}

/** A host and one other, about whom a test is. */
export async function gatherOne() {
  const { devices, ...room } = await gather(1);
  const [one] = devices;
  if (!one) throw new Error('nobody came');
  return { ...room, one };
}

export const drawn = (round: number) => ({ round: { round, verdict: { kind: 'right' } } });
