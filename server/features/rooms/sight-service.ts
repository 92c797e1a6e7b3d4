import type { RoomRound, RoomState } from '#contract/rooms.ts';
import { NotFoundError } from '#server/runtime/errors.ts';
import { promiseOf } from './hashes.ts';
import type { DeviceRow, RoomRow } from './repository.ts';
import { devicesOf, dueAt, isClosed, isEnded, isGone, MANY_LINES } from './round-service.ts';

/** When the spin begins, after the result. */
const SPIN_AFTER_MS = 600;

/** All that is told of a room, and when its round under way ends at the latest. */
export type RoomSight = RoomState & { dueAt: number | undefined };

/** Throws where a room does not answer any more. */
export function sightOf(row: RoomRow, here: readonly DeviceRow[], now: number): RoomSight {
  if (isGone(row, now)) throw new NotFoundError();
  const revealed = here.filter((one) => isClosed(row) && one.revealed_round === row.round);
  const behind = here.filter(({ version }) => version < MANY_LINES);
  const numbers = (rows: readonly DeviceRow[]) => rows.map(({ number }) => number);
  return {
    payload: row.payload,
    round: row.round === 0 ? null : roundOf(row),
    isEnded: isEnded(row, now),
    here: {
      devices: numbers(here),
      revealed: numbers(revealed),
      behind: numbers(behind),
      absent: row.absent || null,
      now,
    },
    now,
    dueAt: isClosed(row) ? dueAt(row) : undefined,
  };
}

function roundOf(row: RoomRow): RoomRound {
  const { round, lines, server_bytes: bytes, resulted_at, version } = row;
  const reveals = row.reveals === null ? null : JSON.parse(row.reveals);
  return {
    round,
    lines,
    promise: promiseOf(bytes),
    devices: devicesOf(row),
    result: reveals && { bytes, reveals, spins: resulted_at + SPIN_AFTER_MS },
    version,
  };
}
