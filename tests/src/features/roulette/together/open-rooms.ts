/** Rooms with a host and viewers, each as in a tab of its own, and the real server. */
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { advance } from '#domain/rooms/advance.ts';
import { emptyRoom, type RoomState, seenOf } from '#domain/rooms/room-state.ts';
import type { DrawList } from '#features/roulette/draw/use-draw.ts';
import { fetchRoomEvents, roomStreamUrl, sendRoomEvent } from '#features/roulette/together/api.ts';
import { loadRoom } from '#features/roulette/together/load-room.ts';
import { hostedRoom, hostRoom, joinRoom } from '#features/roulette/together/open-room.ts';
import {
  hostSealer,
  randomText,
  sealViewerMessage,
  sha256,
} from '#features/roulette/together/room-crypto.ts';
import { type RoomLink, readRoomLink } from '#features/roulette/together/room-link.ts';
import { readMemory } from '#features/roulette/together/room-memory.ts';
import type { RoomSession, RoomView } from '#features/roulette/together/room-view.ts';
import { type TextStorage, tabStorage } from '#lib/storage/storage.ts';
import { createEventSource } from '#tests/support/page/event-source.ts';
import { createPageWorld } from '#tests/support/page/page-world.ts';

export const TITLES = ['蕎麦', '饂飩', 'カレー', '寿司', '天丼'];

const list: Pick<DrawList, 'source' | 'items'> = {
  source: { kind: 'raffle', id: 1, title: '昼食' },
  items: TITLES.map((title) => ({ title })),
};

/** The storage of a tab. */
export function newStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => {
      texts.set(key, text);
      return true;
    },
    remove: (key) => void texts.delete(key),
  };
}

export async function createRooms() {
  const world = await createPageWorld();
  world.network.letServerTimeRun();
  const { EventSource, faults } = createEventSource(world.app);
  vi.stubGlobal('EventSource', EventSource);
  return { ...world, EventSource, faults };
}

export function stopAtEnd(session: RoomSession): RoomSession {
  onTestFinished(session.stop);
  return session;
}

export async function openRoom(): Promise<{ host: RoomSession; link: RoomLink }> {
  expect(await hostRoom(list)).toBe('open');
  const session = hostedRoom() as RoomSession;
  const link = readRoomLink(new URL(session.view.get().link).hash);
  if (!link) throw new Error('no link');
  return { host: stopAtEnd(session), link };
}

/** A viewer in a tab of their own. */
export function join(
  link: RoomLink,
  { storage = newStorage(), openStream = (url: string) => new EventSource(url) } = {},
) {
  const session = stopAtEnd(joinRoom(link, { storage, openStream }));
  return { session, storage };
}

/** Waits until a room looks like this. */
export async function until(
  { view }: RoomSession,
  expected: Partial<{ [Key in keyof RoomView]: unknown }>,
): Promise<RoomView> {
  await waitFor(() => expect(view.get()).toMatchObject(expected), { timeout: 120_000 });
  return view.get();
}

async function cipherOf({ id, key }: RoomLink) {
  const loaded = await loadRoom({ id, key });
  if (typeof loaded === 'string') throw new Error(loaded);
  return loaded;
}

/** The room as its events say it now. */
async function stateOf(link: RoomLink): Promise<RoomState> {
  const { payload, read } = await cipherOf(link);
  let state = await emptyRoom({ room: link.id, items: payload.items, remembered: null }, sha256);
  const { events } = await fetchRoomEvents(link.id, { after: 0, viewer: 'V'.repeat(22) });
  for (const event of events) state = await advance(state, await read(event), sha256);
  return state;
}

/** A device that is there and adds luck to the open round, but never reveals. */
export async function rudeDevice(link: RoomLink): Promise<void> {
  const device = randomText(16);
  const { cipher } = await cipherOf(link);
  const { stage } = await stateOf(link);
  if (stage.kind !== 'open') throw new Error('the round is not open');
  const { round, attempt } = stage;
  const stream = new EventSource(roomStreamUrl(link.id, { after: 0, viewer: device }));
  onTestFinished(() => stream.close());
  const add = { kind: 'add', round, attempt, device, commitment: randomText(32) } as const;
  await sendRoomEvent(link.id, { message: await sealViewerMessage(cipher, add) });
}

/** Who has the keys of the host, and uses them otherwise than the page would. */
export async function cheatingHost(link: RoomLink) {
  const memory = readMemory(tabStorage, link.id);
  if (!memory?.host) throw new Error('this is not the tab of the host');
  const { secret, privateKey } = memory.host;
  const { cipher } = await cipherOf(link);
  const seal = await hostSealer(cipher, link.id, privateKey);
  return {
    async closeWithNobody(): Promise<void> {
      const state = await stateOf(link);
      if (state.stage.kind !== 'open') throw new Error('the round is not open');
      const { round, attempt } = state.stage;
      const seen = seenOf(state);
      const message = await seal({ kind: 'close', round, attempt, counts: [], seen });
      await sendRoomEvent(link.id, { message, secret });
    },
  };
}
