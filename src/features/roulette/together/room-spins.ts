import { linesOf } from '#domain/rooms/advance.ts';
import type { RoomState } from '#domain/rooms/room-state.ts';
import { SPIN_MS } from '#domain/roulette/spin-schedule.ts';
import type { RoomClock } from './room-clock.ts';
import type { RoomSpin } from './room-view.ts';
import { LEAD_MS } from './view-of-room.ts';

/** When the draws of a room spin, by this device's steady clock (ROM-25). */
export function createSpins(clock: RoomClock) {
  const starts: number[] = [];
  let last: RoomSpin | null = null;
  return {
    /** A spin stays where it was once it is known, whatever the clock learns later. */
    learn({ draws, items }: RoomState, now: number): void {
      for (const { round, time, without, target } of draws.slice(starts.length)) {
        const startsAt = clock.steadyAt(time + LEAD_MS);
        starts.push(startsAt);
        // Who comes later sees it in the history.
        if (startsAt + SPIN_MS <= now) continue;
        last = { round, lines: linesOf(items, without), target, startsAt };
      }
    },
    /** The last one that could be seen. */
    last: () => last,
    /** How many are over. */
    seen: (now: number) => starts.filter((startsAt) => startsAt + SPIN_MS <= now).length,
    /** When the last one is over. */
    end: () => (starts.at(-1) ?? Number.NEGATIVE_INFINITY) + SPIN_MS,
  };
}
