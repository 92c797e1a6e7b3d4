import type { RoomEvent as SentEvent } from '#contract/rooms.ts';
import type { RoomEvent } from '#domain/rooms/room-state.ts';
import { fetchRoomPayload, refusalOf } from './api.ts';
import {
  eventReader,
  openCipher,
  type RoomCipher,
  type RoomPayload,
  readPayload,
} from './room-crypto.ts';
import type { RoomLink } from './room-link.ts';
import type { RoomFailure } from './room-view.ts';

export interface LoadedRoom {
  cipher: RoomCipher;
  payload: RoomPayload;
  read: (event: SentEvent) => Promise<RoomEvent>;
}

/**
 * What a room draws from, and what reads its events.
 *
 * @returns `later`: the server does not respond now
 */
export async function loadRoom({ id, key }: RoomLink): Promise<LoadedRoom | RoomFailure | 'later'> {
  let text: string;
  try {
    text = await fetchRoomPayload(id);
  } catch (error) {
    return refusalOf(error);
  }
  try {
    const cipher = await openCipher(key);
    const payload = await readPayload(cipher, text);
    return { cipher, payload, read: await eventReader(cipher, id, payload.host) };
  } catch {
    return 'link';
  }
}
