import { describe, expect, it } from 'vitest';
import { SPIN_MS, tickAt, tickBeginsAt, tickSoundTimes } from '#domain/roulette/spin-schedule.ts';

const targets = [3, 4, 5, 6, 13, 18, 41, 60, 300, 2001, 3000];

/** How long each step of a spin takes, from a tick to the next one, in milliseconds. */
function durations(target: number): number[] {
  return Array.from(
    { length: target - 1 },
    (_, index) => tickBeginsAt(index + 2, target) - tickBeginsAt(index + 1, target),
  );
}

// ROU-6
describe.each(targets)('a spin of %i ticks', (target) => {
  it('takes 3000 ms in total, and stops with the tick of its target', () => {
    const sum = durations(target).reduce((total, duration) => total + duration, 0);
    expect(sum).toBeCloseTo(3000, 6);
    expect(tickBeginsAt(1, target)).toBe(0);
    expect(tickBeginsAt(target, target)).toBe(SPIN_MS);
  });

  it('never goes back and slows down with every tick', () => {
    const all = durations(target);
    for (let index = 1; index < all.length; index++) {
      expect(all[index - 1]).toBeGreaterThan(0);
      expect(all[index]).toBeGreaterThan(all[index - 1] as number);
    }
  });

  it('highlights every tick from its beginning until the next one', () => {
    for (let tick = 1; tick < target; tick++) {
      const middle = (tickBeginsAt(tick, target) + tickBeginsAt(tick + 1, target)) / 2;
      expect(tickAt(middle, target)).toBe(tick);
    }
  });

  it('begins with the first tick, and is on its target from the end on, no sooner', () => {
    const ticks = [-1000, 0, 2999.999, 3000, 3016, 60_000].map((ms) => tickAt(ms, target));
    expect(ticks).toEqual([1, 1, target - 1, target, target, target]);
  });
});

// ROU-6
it.each([18, 24, 41, 60, 300, 2001, 30_000])(
  'takes 0.72 s for the last step of %i ticks',
  (target) => {
    expect(durations(target).at(-1)).toBeCloseTo(720, 6);
  },
);

// ROU-6
it('takes eight lines about 90 ms a step at first, and about 230, 300 and 720 ms at last', () => {
  const all = durations(18).map((duration) => Math.round(duration / 10) * 10);
  expect([...all.slice(0, 2), ...all.slice(-3)]).toEqual([90, 90, 230, 300, 720]);
});

// ROU-8
describe.each([...targets, 30_000])('the sounds of a spin of %i ticks', (target) => {
  const times = tickSoundTimes(target);

  it('leave no tick without a sound less than 7 ms before it', () => {
    for (let tick = 1; tick <= target; tick++) {
      const at = tickBeginsAt(tick, target);
      const sound = times.findLast((time) => time <= at);
      expect(at - (sound ?? Number.NaN)).toBeLessThan(7);
    }
  });

  it('are ticks, at least 7 ms apart', () => {
    expect(times[0]).toBe(0);
    for (let index = 1; index < times.length; index++) {
      expect(Number(times[index]) - Number(times[index - 1])).toBeGreaterThanOrEqual(7);
    }
  });
});

it('gives each tick its own sound where ticks are 7 ms apart', () => {
  expect(tickSoundTimes(60)).toHaveLength(60);
});
