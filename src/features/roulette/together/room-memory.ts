/** What a tab keeps of a room, so that a reload in the middle of a round goes on with it (ROM-27). */
import type { Seen } from '#domain/rooms/messages.ts';
import type { RoomWrong } from '#domain/rooms/room-state.ts';
import type { DrawSource } from '#domain/roulette/draw-result.ts';
import { fieldsOf, isText } from '#lib/http/read.ts';
import type { KeptTexts } from '#lib/storage/storage.ts';

export interface RoomMemory {
  /** Of the link. */
  key: string;
  /** The id by which the server counts this device, and the secret that its bytes are made from. */
  device: string;
  bytesSecret: string;
  adding: boolean;
  /** The last round that is in this browser's history, or was drawn before it came. */
  kept: number | null;
  /** How far the room was followed: whoever shows it another past is found out. */
  seen: Seen | null;
  /** What was found wrong. */
  wrong: RoomWrong | null;
  /** Of a host. */
  host: HostMemory | null;
}

export interface HostMemory {
  secret: string;
  privateKey: JsonWebKey;
  source: DrawSource;
}

const keyOf = (room: string) => `room:${room}`;

/** @returns `null` if this tab was not in the room */
export function readMemory(storage: KeptTexts, room: string): RoomMemory | null {
  try {
    const kept: unknown = JSON.parse(storage.read(keyOf(room)) ?? 'null');
    return isMemory(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function writeMemory(storage: KeptTexts, room: string, memory: RoomMemory): void {
  storage.write(keyOf(room), JSON.stringify(memory));
}

export function removeMemory(storage: KeptTexts, room: string): void {
  storage.remove(keyOf(room));
}

/** Only this page writes it, in this tab. */
function isMemory(kept: unknown): kept is RoomMemory {
  const { key, device, bytesSecret } = fieldsOf(kept);
  return isText(key) && isText(device) && isText(bytesSecret);
}
