import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRoomClock } from '#features/roulette/together/room-clock.ts';

/** How far the server's clock is ahead of the steady clock of the device. */
const AHEAD = 1_795_432_201_000;

function createDevice() {
  let time = 5000;
  let ahead = AHEAD;
  const clock = createRoomClock(() => time);
  return {
    clock,
    pass: (ms: number) => {
      time += ms;
    },
    /** The steady clock of most devices stands still. */
    sleep: (ms: number) => {
      ahead += ms;
    },
    /** A question and its response, so long under way. */
    exchange(there: number, back: number) {
      const askedAt = time;
      time += there;
      const told = time + ahead;
      time += back;
      clock.hear(told, askedAt);
    },
    /** What the server told by itself. */
    message(delay: number) {
      const told = time + ahead;
      time += delay;
      clock.hear(told);
    },
    error: () => Math.abs(clock.now() - time - ahead),
    atServer: () => time + ahead,
    now: () => time,
  };
}

const delay = fc.integer({ min: 0, max: 3000 });

// ROM-25
describe('the clock of a room', () => {
  it('is as exact as the fastest response, however slow others and messages are', () => {
    const steps = fc.array(fc.record({ there: delay, back: delay, isMessage: fc.boolean() }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(steps, (all) => {
        const device = createDevice();
        let fastest = Number.POSITIVE_INFINITY;
        device.exchange(400, 400);
        for (const { there, back, isMessage } of all) {
          if (isMessage) device.message(back);
          else device.exchange(there, back);
          if (!isMessage) fastest = Math.min(fastest, there + back);
        }
        // Half of its way, and what the clocks might have drifted.
        expect(device.error()).toBeLessThanOrEqual(Math.min(fastest, 800) / 2 + 2e-4 * 120_000);
      }),
      { seed: 36, numRuns: 500 },
    );
  });

  it('knows the time at once, by a message alone', () => {
    const device = createDevice();
    device.message(80);
    expect(device.error()).toBe(80);
  });

  it('says when by its own clock it is a time of the server', () => {
    const device = createDevice();
    device.exchange(30, 30);
    expect(device.clock.steadyAt(device.atServer() + 600)).toBe(device.now() + 600);
  });

  it.each([3_600_000, -3_600_000])('finds out that it slept, or was set, by %i ms', (ms) => {
    const device = createDevice();
    device.exchange(20, 20);
    device.sleep(ms);
    device.exchange(50, 10);
    expect(device.error()).toBeLessThanOrEqual(30);
  });

  it('does not hold on to an old response while the clocks drift', () => {
    const device = createDevice();
    device.exchange(0, 0);
    device.pass(3_600_000);
    device.sleep(50);
    device.exchange(100, 100);
    expect(device.error()).toBeLessThan(1);
  });
});
