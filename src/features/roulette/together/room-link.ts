/** The link of a room: only its fragment has the key, and no browser sends that to a server (ROM-20). */
import { fromBase64Url, toBase64Url } from '#domain/base64url.ts';
import { idOf, isSame } from '#domain/rooms/bytes.ts';
import { webHost } from '#lib/build-settings.ts';
import { sha256 } from './room-crypto.ts';

/** How the fragment of a room's link begins; `ID.KEY` follows. */
export const ROOM_FRAGMENT = '#live=';

/** Both in base64url. */
export interface RoomLink {
  id: string;
  key: string;
}

export function textOfLink({ id, key }: RoomLink): string {
  return `${new URL('Roulette', new URL(webHost, location.href))}${ROOM_FRAGMENT}${id}.${key}`;
}

/** @returns `undefined` if the fragment is that of no room; what messengers add behind it is no part of it */
export function readRoomLink(fragment: string): RoomLink | undefined {
  const [, id, key] = /^#live=([\w-]{22})\.([\w-]{43})(?![\w-])/.exec(fragment) ?? [];
  return id && key ? { id, key } : undefined;
}

/** A room has one key: the server cannot show the payload of another. */
export async function isWhole({ id, key }: RoomLink): Promise<boolean> {
  return isSame(await idOf(fromBase64Url(key), sha256), fromBase64Url(id));
}

/** The link of a key. */
export async function linkOfKey(key: Uint8Array<ArrayBuffer>): Promise<RoomLink> {
  return { id: toBase64Url(await idOf(key, sha256)), key: toBase64Url(key) };
}
