/** The chunk of rooms: opens one as its host, or follows one (ROM-20). */
import { ROOM_PAYLOAD_LENGTH } from '#contract/limits.ts';
import { toBase64Url } from '#domain/base64url.ts';
import { toPlainText } from '#domain/plain-text.ts';
import { keyOf, listBytes, secretOf } from '#domain/rooms/bytes.ts';
import type { DrawList } from '../draw/use-draw.ts';
import { openRoom, statusOf } from './api.ts';
import { ownRoom, setOwnRoom } from './own-room.ts';
import { followRoom, type RoomClient } from './room-client.ts';
import { createCipher, LIST, randomBytes, sha256 } from './room-crypto.ts';
import { linkOfKey, type RoomLink } from './room-link.ts';
import { type RoomMemory, readMemory, writeMemory } from './room-memory.ts';

const KEY_BYTES = 16;
const SECRET_BYTES = 32;

export const newMemory = (key: string): RoomMemory => ({
  key,
  seat: null,
  secret: toBase64Url(randomBytes(SECRET_BYTES)),
  takesPart: true,
  seen: null,
  source: null,
});

/** The list is too long, the server has no more rooms, or it does not respond. */
type HostOutcome = 'open' | 'too-long' | 'full' | 'failed';

/** Opens a room of a list. This tab is its host from now on: `hostedRoom`. */
export async function hostRoom({
  source,
  items,
}: Pick<DrawList, 'source' | 'items'>): Promise<HostOutcome> {
  const plain = listBytes({
    title: toPlainText(source.title),
    items: items.map(({ title }) => toPlainText(title)),
  });
  const key = await keyOf(randomBytes(KEY_BYTES), plain, sha256);
  const payload = await (await createCipher(secretOf(key))).seal(LIST, plain);
  if (payload.length > ROOM_PAYLOAD_LENGTH) return 'too-long';
  const link = await linkOfKey(key);
  try {
    const seat = await openRoom({ id: link.id, payload });
    writeMemory(link.id, { ...newMemory(link.key), seat, source });
    setOwnRoom(link.id);
    return 'open';
  } catch (error) {
    return [429, 503].includes(statusOf(error) ?? 0) ? 'full' : 'failed';
  }
}

/** @returns the room whose host this tab is, also after it was loaded again */
export function hostedRoom(): RoomClient | null {
  const id = ownRoom();
  const memory = id === null ? null : readMemory(id);
  return id !== null && memory?.source ? followRoom({ id, key: memory.key }, memory) : null;
}

/** Follows the room of a link. Who opens the link in the host's own tab is its host. */
export function joinRoom(link: RoomLink): RoomClient {
  const memory = readMemory(link.id);
  return followRoom(link, memory?.key === link.key ? memory : newMemory(link.key));
}
