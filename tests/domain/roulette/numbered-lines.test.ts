import { expect, it } from 'vitest';
import { numberedLines } from '#domain/roulette/numbered-lines.ts';

// ROU-59
it.each([
  [1, 3, '席', ['席1', '席2', '席3']],
  [9, 10, '', ['9', '10']],
  [0, 0, 'A-', ['A-0']],
  [2, 1, '', null],
  [-1, 1, '', null],
  [1, 2.5, '', null],
  [Number.NaN, 1, '', null],
  [1, 10_001, '', null],
])('numbers from %d to %d with %j are %j', (from, to, prefix, lines) => {
  expect(numberedLines(from, to, prefix)).toEqual(lines);
});
