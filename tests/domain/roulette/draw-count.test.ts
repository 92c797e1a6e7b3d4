import { expect, it } from 'vitest';
import { parseDrawCount } from '#domain/roulette/draw-count.ts';

// ROU-12
it('the count is what the cookie says, and 1 where it says no number', () => {
  expect(['1', '42'].map(parseDrawCount)).toEqual([1, 42]);
  for (const kept of [undefined, '', ' ', 'abc', '12x', 'NaN', 'Infinity'])
    expect(parseDrawCount(kept), String(kept)).toBe(1);
});
