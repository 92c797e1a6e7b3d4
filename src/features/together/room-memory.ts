/** What a tab keeps of a room, so that a reload goes on with it, says the same and checks the same (ROM-27). */
import type { RoomSeat } from '#contract/rooms.ts';
import type { DrawSource } from '#domain/roulette/draw-result.ts';
import { tabStorage } from '#lib/storage/storage.ts';

/** The last round whose closing this tab had before its result. */
export interface SeenRound {
  round: number;
  /** The SHA-256 of its closing, in base64url. */
  closing: string;
  /** Whether the server has accepted the bytes of this device. */
  accepted: boolean;
  hasResult: boolean;
  /** The round before, if its result never came. */
  lost: number | null;
}

export interface RoomMemory {
  /** Of the link, in base64url. */
  key: string;
  seat: RoomSeat | null;
  /** What the bytes of this device are made from, in base64url. */
  secret: string;
  takesPart: boolean;
  seen: SeenRound | null;
  /** What the host draws from; `null` for a guest. */
  source: DrawSource | null;
}

const nameOf = (room: string) => `room:${room}`;

/** @returns `null` if this tab was not in the room; only this page writes it */
export function readMemory(room: string): RoomMemory | null {
  return JSON.parse(tabStorage.read(nameOf(room)) ?? 'null');
}

export function writeMemory(room: string, memory: RoomMemory): void {
  tabStorage.write(nameOf(room), JSON.stringify(memory));
}

export function removeMemory(room: string): void {
  tabStorage.remove(nameOf(room));
}
