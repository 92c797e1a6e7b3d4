/** Rooms with a host and viewers, each as in a tab of its own, and the real server. */
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import type { DrawList } from '#features/roulette/draw/use-draw.ts';
import { hostRoom, joinRoom } from '#features/roulette/together/open-room.ts';
import { type RoomLink, readRoomLink } from '#features/roulette/together/room-link.ts';
import type { RoomSession, RoomView } from '#features/roulette/together/room-view.ts';
import type { KeptTexts } from '#lib/storage/storage.ts';
import { createEventSource } from '#tests/support/page/event-source.ts';
import { createPageWorld } from '#tests/support/page/page-world.ts';

export const TITLES = ['蕎麦', '饂飩', 'カレー', '寿司', '天丼'];

const list: Pick<DrawList, 'source' | 'items'> = {
  source: { kind: 'raffle', id: 1, title: '昼食' },
  items: TITLES.map((title) => ({ title })),
};

/** The storage of a tab. */
export function newStorage(): KeptTexts {
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
  const hosted = await hostRoom(list);
  if (hosted.kind !== 'open') throw new Error(hosted.kind);
  const { session } = hosted;
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
