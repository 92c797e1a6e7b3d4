import { expect, it } from 'vitest';
import { parseDrawCount } from '#domain/roulette/draw-count.ts';

// ROU-12
it.each([
  { kept: '1', count: 1 },
  { kept: '42', count: 42 },
  { kept: undefined, count: 1 },
  { kept: '', count: 1 },
  { kept: ' ', count: 1 },
  { kept: 'abc', count: 1 },
  { kept: '12x', count: 1 },
  { kept: 'NaN', count: 1 },
  { kept: 'Infinity', count: 1 },
])('of the cookie $kept the count is $count', ({ kept, count }) => {
  expect(parseDrawCount(kept)).toBe(count);
});
