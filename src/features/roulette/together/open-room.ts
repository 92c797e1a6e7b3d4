/** The chunk of rooms: opens one as its host, or follows one (ROM-20). */
import { ROOM_MESSAGE_LENGTH } from '#contract/limits.ts';
import { toPlainText } from '#domain/plain-text.ts';
import { tabStorage } from '#lib/storage/storage.ts';
import type { DrawList } from '../draw/use-draw.ts';
import { openRoom, refusalOf } from './api.ts';
import { ownRoom, setOwnRoom } from './own-room.ts';
import { createHostKeys, openCipher, randomText, sealPayload } from './room-crypto.ts';
import type { RoomLink } from './room-link.ts';
import { type RoomMemory, readMemory, writeMemory } from './room-memory.ts';
import { startSession, thisTab } from './room-session.ts';
import type { RoomSession } from './room-view.ts';

const DEVICE_BYTES = 16;
const SECRET_BYTES = 32;

const newMemory = (key: string): RoomMemory => ({
  key,
  device: randomText(DEVICE_BYTES),
  bytesSecret: randomText(SECRET_BYTES),
  adding: false,
  kept: null,
  seen: null,
  wrong: null,
  host: null,
});

/** The list is too long, the server has no more rooms, or it does not respond. */
type HostOutcome = 'open' | 'too-long' | 'full' | 'failed';

/** Opens a room of a list. This tab is its host from now on: `hostedRoom`. */
export async function hostRoom({
  source,
  items,
}: Pick<DrawList, 'source' | 'items'>): Promise<HostOutcome> {
  const { key, publicKey, privateKey } = await createHostKeys();
  const memory = newMemory(key);
  const payload = await sealPayload(await openCipher(key), {
    title: toPlainText(source.title),
    items: items.map(({ title }) => toPlainText(title)),
    host: publicKey,
    device: memory.device,
  });
  if (payload.length > ROOM_MESSAGE_LENGTH.host) return 'too-long';
  try {
    const { id, secret } = await openRoom(payload);
    writeMemory(tabStorage, id, { ...memory, host: { secret, privateKey, source } });
    setOwnRoom(id);
    return 'open';
  } catch (error) {
    return refusalOf(error) === 'full' ? 'full' : 'failed';
  }
}

/** @returns the room whose host this tab is, also after it was loaded again */
export function hostedRoom(): RoomSession | null {
  const id = ownRoom();
  const memory = id === null ? null : readMemory(tabStorage, id);
  if (id === null || !memory?.host) return null;
  return startSession({ id, key: memory.key }, memory);
}

/** Follows the room of a link. Who opens the link in the host's own tab is its host. */
export function joinRoom(link: RoomLink, world = thisTab): RoomSession {
  const memory = readMemory(world.storage, link.id);
  const isOfLink = memory?.key === link.key;
  return startSession(link, isOfLink ? memory : newMemory(link.key), world);
}
