/** The chunk of rooms: opens one as its host, or follows one (ROM-20). */
import { ROOM_PAYLOAD_LENGTH } from '#contract/limits.ts';
import { toBase64Url } from '#domain/base64url.ts';
import { toPlainText } from '#domain/plain-text.ts';
import { idOf, keyOf, listBytes, secretOf } from '#domain/rooms/bytes.ts';
import type { ChosenList } from '#draw/spin/use-draw.ts';
import { rouletteText } from '#draw/text.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { openRoom } from './api.ts';
import { followRoom, type RoomClient } from './room-client.ts';
import { createCipher, LIST, missingCrypto, randomBytes, sha256 } from './room-crypto.ts';
import type { RoomLink } from './room-link.ts';
import { isInBounds } from './room-list.ts';
import { ownRoom, type RoomMemory, readMemory, setOwnRoom, writeMemory } from './room-memory.ts';
import { roomsText } from './text.ts';

export const newMemory = (key: string): RoomMemory => ({
  key,
  seat: null,
  secret: toBase64Url(randomBytes(32)),
  takesPart: true,
  seen: null,
  drawn: [],
  source: null,
});

/**
 * Opens a room of a list. This tab is its host from now on: `hostedRoom`.
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
  if (!isInBounds(list)) return roomsText.tooLong;
  const plain = listBytes(list);
  const key = await keyOf(randomBytes(16), plain, sha256);
  const id = toBase64Url(await idOf(key, sha256));
  const payload = await (await createCipher(secretOf(key))).seal(LIST, plain);
  if (payload.length > ROOM_PAYLOAD_LENGTH) return roomsText.tooLong;
  try {
    const seat = await openRoom({ id, payload });
    writeMemory(id, { ...newMemory(toBase64Url(key)), seat, source });
    setOwnRoom(id);
    return null;
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): string {
  const { failure } = toApiError(error);
  if (failure.kind !== 'response') return rouletteText.noRoom;
  // ROM-14
  if (fieldsOf(failure.data).code === 'too_many_rooms') return roomsText.tooMany;
  return [429, 503].includes(failure.status) ? roomsText.full : rouletteText.noRoom;
}

/** @returns the room that this tab hosts, also after the page was loaded again */
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
