/** The link of a room: only its fragment has the key, and no browser sends that to a server (ROM-20). */
import { webHost } from '#lib/build-settings.ts';

/** The beginning of the fragment of a room's link; `ID.KEY` follows. */
export const ROOM_FRAGMENT = '#live=';

/** The two parts of a room's link, in base64url. */
export interface RoomLink {
  id: string;
  key: string;
}

export function textOfLink({ id, key }: RoomLink): string {
  return `${new URL('Roulette', new URL(webHost, location.href))}${ROOM_FRAGMENT}${id}.${key}`;
}

/** @returns `undefined` for any other fragment; text that messengers add behind the link is ignored */
export function readRoomLink(fragment: string): RoomLink | undefined {
  const [, id, key] = /^#live=([\w-]{22})\.([\w-]{43})(?![\w-])/.exec(fragment) ?? [];
  return id && key ? { id, key } : undefined;
}
