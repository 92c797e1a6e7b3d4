import { describe, expect, it } from 'vitest';
import { linesInSight } from '#features/roulette/draw/lines-in-sight.ts';

const scrolled = { startIndex: 100, endIndex: 102, overscan: 1, count: 10_000 };

describe('the rows of a long list', () => {
  // ROU-27
  it('are those that are scrolled to while nothing was drawn', () => {
    expect(linesInSight(scrolled, null, 8)).toEqual([99, 100, 101, 102, 103]);
  });

  // ROU-27
  it('never leave the list', () => {
    const atItsEnd = { startIndex: 9998, endIndex: 9999, overscan: 2, count: 10_000 };
    expect(linesInSight(atItsEnd, 1, 2)).toEqual([0, 1, 9996, 9997, 9998, 9999]);
  });

  // ROU-27
  it('keep the drawn line and its neighbours, wherever the list is scrolled to', () => {
    expect(linesInSight(scrolled, 5001, 2)).toEqual([99, 100, 101, 102, 103, 4999, 5000, 5001]);
  });
});
