import { describe, expect, it } from 'vitest';
import { SPIN_MS, tickAt, tickBeginsAt, tickSoundTimes } from '#domain/roulette/spin-schedule.ts';

const targets = [3, 4, 5, 6, 13, 18, 41, 60, 300, 2001, 3000];

/** How long each tick of a spin is lit, in milliseconds. */
function durations(target: number): number[] {
  return Array.from(
    { length: target },
    (_, index) => tickBeginsAt(index + 2, target) - tickBeginsAt(index + 1, target),
  );
}

// ROU-6
describe.each(targets)('a spin of %i ticks', (target) => {
  it('takes 3000 ms in total', () => {
    const sum = durations(target).reduce((total, duration) => total + duration, 0);
    expect(sum).toBeCloseTo(3000, 6);
    expect(tickBeginsAt(1, target)).toBe(0);
    expect(tickBeginsAt(target + 1, target)).toBe(SPIN_MS);
  });

  it('never goes back and slows down with every tick', () => {
    const all = durations(target);
    for (let index = 1; index < all.length; index++) {
      expect(all[index - 1]).toBeGreaterThan(0);
      expect(all[index]).toBeGreaterThan(all[index - 1] as number);
    }
  });

  it('highlights every tick from its beginning until the next one', () => {
    for (let tick = 1; tick <= target; tick++) {
      const middle = (tickBeginsAt(tick, target) + tickBeginsAt(tick + 1, target)) / 2;
      expect(tickAt(middle, target)).toBe(tick);
    }
  });

  it.each([-1000, 0])('begins with the first tick (%i ms)', (elapsed) => {
    expect(tickAt(elapsed, target)).toBe(1);
  });

  it.each([2999.999, 3000, 3016, 60_000])('ends on its target (%d ms)', (elapsed) => {
    expect(tickAt(elapsed, target)).toBe(target);
  });
});

it.each([41, 60, 300, 2001, 3000])('dwells about 0.4 s on the last of %i ticks', (target) => {
  expect(durations(target).at(-1)).toBeCloseTo(400, -2);
});

// ROU-8
describe.each([...targets, 30_000])('the sounds of a spin of %i ticks', (target) => {
  const times = tickSoundTimes(target);

  it('leave no tick without a sound less than 20 ms before it', () => {
    for (let tick = 1; tick <= target; tick++) {
      const at = tickBeginsAt(tick, target);
      const sound = times.findLast((time) => time <= at);
      expect(at - (sound ?? Number.NaN)).toBeLessThan(20);
    }
  });

  it('are ticks, at least 20 ms apart', () => {
    expect(times[0]).toBe(0);
    for (let index = 1; index < times.length; index++) {
      expect(Number(times[index]) - Number(times[index - 1])).toBeGreaterThanOrEqual(20);
    }
  });
});

it('gives each tick its own sound where ticks are 20 ms apart', () => {
  expect(tickSoundTimes(60)).toHaveLength(60);
});
