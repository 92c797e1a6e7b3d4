/**
 * The seats of hosts, which their browser keeps for another tab, until the room ends, a sign-out, or a press
 * (ROM-39).
 */
import { changeDrawnLines, parseDrawnLines, readDrawnLines } from '#draw/kept/drawn-lines.ts';
import { browserStorage } from '#lib/storage/storage.ts';
import {
  hasHostSeat,
  hostSeatKey,
  hostSeatKeys,
  type RoomMemory,
  writeMemory,
} from './room-memory.ts';

/** A room is over 24 hours after its last draw at the latest (ROM-8). */
const LASTS_MS = 24 * 3_600_000;

interface HostSeat {
  room: string;
  memory: RoomMemory;
  /** The lines that the host has left out of the next rounds, as its tab keeps them. */
  leftOut: string | null;
  keptAt: number;
}

/** The source of a room's list: the lines that are left out of its rounds are kept under its name. */
export const drawnLinesOf = (room: string) => `shared:room ${room}`;

export function keepHostSeat(room: string, memory: RoomMemory): void {
  const leftOut = readDrawnLines(drawnLinesOf(room));
  const seat: HostSeat = { room, memory, leftOut, keptAt: Date.now() };
  browserStorage.write(hostSeatKey(room), JSON.stringify(seat));
}

/** Keeps what has changed in a seat that was not given up. */
export function updateHostSeat(room: string, memory: RoomMemory | null): void {
  if (memory && hasHostSeat(room)) keepHostSeat(room, memory);
}

/** The seats of rooms that may not be over yet. */
export function readHostSeats(): readonly HostSeat[] {
  return hostSeatKeys().flatMap((key) => {
    const seat: HostSeat = JSON.parse(browserStorage.read(key) ?? 'null');
    if (seat && Date.now() < seat.keptAt + LASTS_MS) return [seat];
    browserStorage.remove(key);
    return [];
  });
}

export const findHostSeat = (room: string) => readHostSeats().find((seat) => seat.room === room);

/** Brings a host's seat into this tab. */
export function bringHostSeat(room: string): void {
  const seat = findHostSeat(room);
  if (!seat) return;
  writeMemory(room, seat.memory);
  changeDrawnLines(drawnLinesOf(room), () => parseDrawnLines(seat.leftOut));
}
