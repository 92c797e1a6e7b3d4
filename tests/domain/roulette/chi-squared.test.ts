import { describe, expect, it } from 'vitest';
import { chiSquared, chiSquaredTail } from '#domain/roulette/chi-squared.ts';
import { drawTarget, type RandomSource } from '#domain/roulette/draw-target.ts';
import { linesLeft } from '#domain/roulette/drawn-lines.ts';
import { lineAtTick } from '#domain/roulette/spin-lines.ts';

/** Seeded chance (mulberry32), so that the test says the same each time. */
function seeded(seed: number): RandomSource {
  let state = seed;
  return {
    range: 2 ** 32,
    next: () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return (mixed ^ (mixed >>> 14)) >>> 0;
    },
  };
}

function countDraws(n: number, draws: number, random: RandomSource): number[] {
  const counts = new Array<number>(n).fill(0);
  const lines = linesLeft(n, []);
  for (let draw = 0; draw < draws; draw++) {
    const line = lineAtTick(drawTarget(n, random), lines);
    counts[line - 1] = (counts[line - 1] ?? 0) + 1;
  }
  return counts;
}

describe('χ²', () => {
  it('is the sum of the squared distances, in terms of what was expected', () => {
    expect(chiSquared([10, 10, 10])).toBe(0);
    expect(chiSquared([8, 12])).toBeCloseTo(0.8);
  });

  // The values of printed tables.
  it.each([
    { value: 3.841, freedom: 1, tail: 0.05 },
    { value: 12.592, freedom: 6, tail: 0.05 },
    { value: 1.635, freedom: 6, tail: 0.95 },
    { value: 24.322, freedom: 7, tail: 0.001 },
    { value: 124.342, freedom: 100, tail: 0.05 },
    { value: 10_232.737, freedom: 9999, tail: 0.05 },
  ])('$value with $freedom degrees of freedom has the tail $tail', ({ value, freedom, tail }) => {
    expect(chiSquaredTail(value, freedom)).toBeCloseTo(tail, 3);
  });

  it('of one line says nothing', () => {
    expect(chiSquaredTail(0, 0)).toBe(1);
  });
});

describe('100,000 draws', () => {
  // ROU-4, ROU-5, ROU-24
  it.each([2, 6, 7, 50, 1000])('of %i lines are as fair as chance makes them', (n) => {
    const counts = countDraws(n, 100_000, seeded(n));
    const tail = chiSquaredTail(chiSquared(counts), n - 1);
    expect(tail).toBeGreaterThan(0.01);
    expect(tail).toBeLessThan(0.99);
  });

  it('that favour a line are found out', () => {
    const { next, range } = seeded(1);
    const unfair = { range: 8, next: () => Math.floor((next() / range) * 9) % 8 };
    expect(chiSquaredTail(chiSquared(countDraws(8, 100_000, unfair)), 7)).toBeLessThan(1e-6);
  });
});
