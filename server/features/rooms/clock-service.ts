/** Rooms of a server with a clock that was set back. */
import type { LockedRoom, RoomRow } from './repository.ts';

/** A device counts as present for this long after it was heard. Clocks of processes differ by less. */
export const HEARD_MS = 10_000;

/** True if the clock was set back since: by more than two processes differ. */
export function isAhead({ closed_at, resulted_at }: RoomRow, now: number): boolean {
  return Math.max(closed_at, resulted_at) > now + HEARD_MS;
}

/** Otherwise the next draw, or the end of the round under way, would wait until the clock is there again. */
export function setBack(room: LockedRoom): void {
  const { row, devices, now } = room;
  const past = (time: number) => Math.min(time, now);
  const times = { closed_at: past(row.closed_at), resulted_at: past(row.resulted_at) };
  room.row = { ...row, ...times, heard_at: past(row.heard_at) };
  for (const one of devices.values()) {
    devices.set(one.number, {
      ...one,
      joined_at: past(one.joined_at),
      heard_at: past(one.heard_at),
    });
  }
}
