import { expect, it } from 'vitest';
import { lineOfTick } from '#domain/roulette/line-of-tick.ts';

// ROU-5
it.each([
  { tick: 1, n: 6, line: 1 },
  { tick: 6, n: 6, line: 6 },
  { tick: 7, n: 6, line: 1 },
  { tick: 13, n: 6, line: 1 },
  { tick: 18, n: 6, line: 6 },
  { tick: 3, n: 1, line: 1 },
  { tick: 2001, n: 1000, line: 1 },
])('tick $tick of a raffle of $n lights line $line', ({ tick, n, line }) => {
  expect(lineOfTick(tick, n)).toBe(line);
});

it('gives each of n lines one of the n targets', () => {
  const n = 7;
  const lines = Array.from({ length: n }, (_, index) => lineOfTick(2 * n + 1 + index, n));
  expect(lines).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
