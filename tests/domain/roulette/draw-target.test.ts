import { describe, expect, it } from 'vitest';
import { drawTarget, type RandomSource } from '#domain/roulette/draw-target.ts';

/** Yields the given values in turn and says how many were taken. */
function scripted(range: number, values: number[]): RandomSource & { taken: () => number } {
  let taken = 0;
  return {
    range,
    taken: () => taken,
    next: () => {
      const value = values[taken++];
      if (value === undefined) throw new Error('asked for more random values than there are');
      return value;
    },
  };
}

/** How often each target is drawn when the sampler meets every value of its range once. */
function countTargets(itemCount: number, range: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (let value = 0; value < range; value++) {
    // A rejected value is followed by 0, which never is; it is not counted.
    const random = scripted(range, [value, 0]);
    const target = drawTarget(itemCount, random);
    if (random.taken() === 1) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

// ROU-4
describe('the target of a draw', () => {
  it.each([1, 2, 3, 5, 7, 8, 20, 100, 128, 129, 255, 256])(
    'is each of 2n+1 … 3n equally often over all random values, for n = %i',
    (n) => {
      const counts = countTargets(n, 256);
      const targets = Array.from({ length: n }, (_, index) => 2 * n + 1 + index);
      expect([...counts.keys()].sort((a, b) => a - b)).toEqual(targets);
      expect(new Set(counts.values())).toEqual(new Set([Math.floor(256 / n)]));
    },
  );

  it.each([3, 6, 7, 1000])(
    'throws away exactly the values of 32 bits that would favour the first lines, for n = %i',
    (n) => {
      const firstUnfair = 2 ** 32 - (2 ** 32 % n);
      const random = scripted(2 ** 32, [firstUnfair, 2 ** 32 - 1, n - 1]);
      expect(drawTarget(n, random)).toBe(3 * n);
      expect(random.taken()).toBe(3);
      expect(drawTarget(n, scripted(2 ** 32, [firstUnfair - 1]))).toBe(3 * n);
    },
  );

  it.each([0, -1, 1.5, Number.NaN, 257])('is refused for %d items', (n) => {
    expect(() => drawTarget(n, scripted(256, [0]))).toThrow(RangeError);
  });
});
