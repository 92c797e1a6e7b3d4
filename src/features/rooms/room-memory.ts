/** The memory of a tab for a room: after a reload it goes on with the same seat, bytes and checks (ROM-27). */
import type { RoomSeat } from '#contract/rooms.ts';
import type { RoomWrong } from '#domain/rooms/check.ts';
import type { DrawSource } from '#domain/roulette/draw-result.ts';
import { browserStorage, tabStorage } from '#lib/storage/storage.ts';

/** The last round of which this tab had the closing before the result. */
export interface SeenRound {
  round: number;
  /** The SHA-256 of its closing, in base64url. */
  closing: string;
  /** True if the server has accepted the bytes of this device. */
  accepted: boolean;
  hasResult: boolean;
  /** The round before, if its result never came. */
  lost: number | null;
}

export interface RoomMemory {
  /** The key of the link, in base64url. */
  key: string;
  seat: RoomSeat | null;
  /** The secret behind the bytes of this device, in base64url. */
  secret: string;
  takesPart: boolean;
  seen: SeenRound | null;
  /** The lines that came out in the rounds that this device saw. */
  drawn: readonly number[];
  /** The lines that the host has marked as absent. */
  absent: readonly number[];
  /** The first proof that a draw was manipulated. */
  wrong: RoomWrong | null;
  /** The source that the host draws from; `null` for a guest. */
  source: DrawSource | null;
  /** The newest protocol that the server knows of this seat: a page before said none. */
  version: number;
}

/** The newest protocol that this page knows (docs/drawing-together.md). */
export const PROTOCOL = 3;

const OWN_ROOM = 'ownRoom';

/** The id of the room that this tab hosts: known without the chunk of rooms, and after a reload. */
export const ownRoom = () => tabStorage.read(OWN_ROOM);

export const setOwnRoom = (id: string) => tabStorage.write(OWN_ROOM, id);

const OWN_ROOM_PATH = 'ownRoomPath';

/** The address at which this tab shows the room that it hosts. */
export const ownRoomPath = () => tabStorage.read(OWN_ROOM_PATH);

export const setOwnRoomPath = (path: string) => tabStorage.write(OWN_ROOM_PATH, path);

/** Forgets a room that is over, unless another one was opened since. */
export function forgetOwnRoom(id: string): void {
  if (ownRoom() === id) tabStorage.remove(OWN_ROOM);
}

const HOST_SEAT = 'hostSeat:';

/** The storage key of a host's seat, which its browser keeps for the time when its tab is closed. */
export const hostSeatKey = (room: string) => HOST_SEAT + room;

/** The keys of the seats that this browser keeps. */
export const hostSeatKeys = () => browserStorage.keys(HOST_SEAT);

export const hasHostSeats = () => hostSeatKeys().length > 0;

export const hasHostSeat = (room: string) => browserStorage.read(hostSeatKey(room)) !== null;

export const forgetHostSeat = (room: string) => browserStorage.remove(hostSeatKey(room));

/** Called at a sign-out: the next user of this browser hosts none of these rooms (ROM-39). */
export function forgetHostSeats(): void {
  hostSeatKeys().forEach(browserStorage.remove);
}

const nameOf = (room: string) => `room:${room}`;

/** @returns `null` if this tab was not in the room */
export function readMemory(room: string): RoomMemory | null {
  const memory = JSON.parse(tabStorage.read(nameOf(room)) ?? 'null');
  if (!memory) return null;
  // Pages before kept less, and their guests take a seat as this page.
  const { version = 2, source } = memory;
  const seat = version < PROTOCOL && !source ? null : memory.seat;
  return { drawn: [], absent: [], wrong: null, ...memory, seat, version: PROTOCOL };
}

export function writeMemory(room: string, memory: RoomMemory): void {
  tabStorage.write(nameOf(room), JSON.stringify(memory));
}

export function removeMemory(room: string): void {
  tabStorage.remove(nameOf(room));
}
