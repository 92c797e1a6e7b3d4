/** The chunk of rooms: opens one as its host, or follows one (ROM-20). */
import { ROOM_PAYLOAD_LENGTH } from '#contract/limits.ts';
import { toBase64Url } from '#domain/base64url.ts';
import { toPlainText } from '#domain/plain-text.ts';
import { idOf, keyOf, listBytes, secretOf } from '#domain/rooms/bytes.ts';
import { onDrawnLinesChange } from '#draw/kept/drawn-lines.ts';
import type { ChosenList } from '#draw/spin/use-draw.ts';
import { rouletteText } from '#draw/text.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { openRoom } from './api.ts';
import { bringHostSeat, findHostSeat, keepHostSeat, updateHostSeat } from './host-seats.ts';
import { followRoom, type RoomClient } from './room-client.ts';
import { createCipher, LIST, missingCrypto, randomBytes, sha256 } from './room-crypto.ts';
import type { RoomLink } from './room-link.ts';
import { isInBounds } from './room-list.ts';
import {
  ownRoom,
  PROTOCOL,
  type RoomMemory,
  readMemory,
  setOwnRoom,
  writeMemory,
} from './room-memory.ts';
import { lockForTab } from './tab-lock.ts';
import { roomsText } from './text.ts';

export const newMemory = (key: string): RoomMemory => ({
  key,
  seat: null,
  secret: toBase64Url(randomBytes(32)),
  takesPart: true,
  seen: null,
  drawn: [],
  absent: [],
  wrong: null,
  source: null,
  version: PROTOCOL,
});

/**
 * Opens a room of a list. This tab is its host from now on.
 *
 * @returns why there is none; `null` if there is one
 */
export async function hostRoom({ source, items }: ChosenList): Promise<string | null> {
  const missing = missingCrypto();
  if (missing) return roomsText.missing[missing];
  const list = {
    title: toPlainText(source.title),
    items: items.map(({ title }) => toPlainText(title)),
  };
  if (!isInBounds(list)) return roomsText.outOfBounds;
  const plain = listBytes(list);
  const key = await keyOf(randomBytes(16), plain, sha256);
  const id = toBase64Url(await idOf(key, sha256));
  const payload = await (await createCipher(secretOf(key))).seal(LIST, plain);
  if (payload.length > ROOM_PAYLOAD_LENGTH) return roomsText.tooLong;
  try {
    const seat = await openRoom({ id, payload });
    const memory = { ...newMemory(toBase64Url(key)), seat, source };
    writeMemory(id, memory);
    keepHostSeat(id, memory);
    setOwnRoom(id);
    return null;
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): string {
  const { failure } = toApiError(error);
  if (failure.kind !== 'response') return rouletteText.noRoom;
  const { code } = fieldsOf(failure.data);
  // ROM-14
  if (code === 'too_many_rooms') return roomsText.tooMany;
  if (code === 'full') return roomsText.full;
  return [429, 503].includes(failure.status) ? roomsText.later : rouletteText.noRoom;
}

/** A way into a room: its link, or the id of the one that this tab hosts. */
export type Door = RoomLink | { id: string; key: null };

interface EnterOptions {
  /** True to be its host in place of another tab. */
  takesOver: boolean;
  /** Called when another tab has become the host in place of this one. */
  onTaken: () => void;
}

/**
 * Enters a room: in the tab that hosts it as its host, also by the link, and elsewhere as a guest. The
 * copy of a tab is not the same device: the copy of a host's tab watches, that of a guest's tab joins as another guest.
 *
 * @returns `null` if nothing is known of the room
 */
export async function enterRoom(door: Door, options: EnterOptions): Promise<RoomClient | null> {
  const { id } = door;
  const key = door.key ?? readMemory(id)?.key ?? findHostSeat(id)?.memory.key;
  if (key === undefined) return null;
  const link = { id, key };
  return (ownRoom() === id && (await enterAsHost(link, options))) || enterAsGuest(link);
}

async function enterAsHost(link: RoomLink, { takesOver, onTaken }: EnterOptions) {
  const release = await lockForTab(`room-host ${link.id}`, takesOver, onTaken);
  if (!release) return null;
  bringHostSeat(link.id);
  const memory = readMemory(link.id);
  if (memory?.source && memory.key === link.key) {
    const stopKeeping = onDrawnLinesChange(() => updateHostSeat(link.id, readMemory(link.id)));
    return follow(link, memory, [release, stopKeeping]);
  }
  release();
  return null;
}

async function enterAsGuest(link: RoomLink) {
  const kept = readMemory(link.id);
  const isOwn = kept?.key === link.key && !kept.source;
  const release = isOwn && (await lockAsGuest(kept));
  if (release) return follow(link, kept, [release]);
  const memory = newMemory(link.key);
  return follow(link, memory, [(await lockAsGuest(memory)) ?? nothing]);
}

const nothing = () => undefined;

/** Tells copies of this tab that the device of this memory is there. */
const lockAsGuest = ({ secret }: RoomMemory) => lockForTab(`room-guest ${secret}`, false, nothing);

/** @param atEnd what is to be done when the room is followed no more */
function follow(link: RoomLink, memory: RoomMemory, atEnd: readonly (() => void)[]): RoomClient {
  const room = followRoom(link, memory, (next) => {
    writeMemory(link.id, next);
    if (next.source) updateHostSeat(link.id, next);
  });
  return {
    ...room,
    stop(): void {
      room.stop();
      for (const work of atEnd) work();
    },
  };
}
