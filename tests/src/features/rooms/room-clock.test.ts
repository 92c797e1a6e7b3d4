import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRoomClock } from '#features/rooms/room-clock.ts';

/** How far the server's clock is ahead of the steady clock of the device. */
const AHEAD = 1_795_432_201_000;

const delay = fc.integer({ min: 0, max: 3000 });
const answers = fc.array(fc.record({ there: delay, back: delay }), { minLength: 1, maxLength: 20 });

// ROM-25
describe('the clock of a room', () => {
  it.each([
    ['however slow others are', 0],
    ['also after sleep, in which it stood still', 30_000],
  ])('is as exact as the fastest answer, %s', (_, slept) => {
    fc.assert(
      fc.property(answers, (all) => {
        let time = 5000;
        const clock = createRoomClock(() => time);
        const hear = (there: number, back: number, ahead: number) => {
          const askedAt = time;
          time += there + back;
          clock.adjust(askedAt + there + ahead, askedAt);
        };
        if (slept > 0) hear(100, 100, AHEAD);
        for (const { there, back } of all) hear(there, back, AHEAD + slept);
        const fastest = Math.min(...all.map(({ there, back }) => there + back));
        // Half of its way, and what the clocks might have drifted.
        const most = fastest / 2 + 2e-4 * (time - 5000);
        expect(Math.abs(clock.steadyAt(AHEAD + slept))).toBeLessThanOrEqual(most);
      }),
    );
  });
});
