import { describe, expect, it } from 'vitest';
import { linesLeft } from '#domain/roulette/drawn-lines.ts';
import { lineAtTick, lineNearTick, trailAtTick } from '#domain/roulette/spin-lines.ts';

const ticks = [1, 2, 3, 4, 5, 6, 7];

describe('a spin over the lines that are left', () => {
  // ROU-22
  it('lights them in their order, by their own numbers', () => {
    const left = [2, 5, 9];
    expect(ticks.map((tick) => lineAtTick(tick, left))).toEqual([2, 5, 9, 2, 5, 9, 2]);
  });
});

describe('what glows behind the lit line', () => {
  it('is nothing before the spin began, then the two lines before it, also across the end', () => {
    const trails = ticks.map((tick) => trailAtTick(tick, linesLeft(4, [])).join(''));
    expect(trails).toEqual(['', '1', '21', '32', '43', '14', '21']);
  });

  it.each([
    { lines: 1, trail: [] },
    { lines: 2, trail: [2] },
    { lines: 3, trail: [3, 2] },
  ])('is never the lit line itself: $lines lines', ({ lines, trail }) => {
    expect(trailAtTick(2 * lines + 1, linesLeft(lines, []))).toEqual(trail);
  });
});

// ROU-16
describe('what stands around the lit line on a drum', () => {
  const around = [-5, -4, -3, -2, -1, 0, 1, 2, 3];

  it('is an endless round of the lines that are left, also before the first tick', () => {
    const near = (tick: number, left: readonly number[]) =>
      around.map((offset) => lineNearTick(tick, offset, left)).join('');
    expect(near(1, linesLeft(4, []))).toBe('412341234');
    expect(near(12, linesLeft(4, []))).toBe('341234123');
    expect(near(1, [2, 5])).toBe('525252525');
  });
});
