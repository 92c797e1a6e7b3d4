import { expect, test } from 'vitest';
import { alternate } from './rounds.ts';

/** Measures what it is given, one value each time. */
function measuring(name: string, values: readonly number[], log: string[]) {
  const left = [...values];
  return async () => {
    log.push(name);
    return left.shift() ?? Number.NaN;
  };
}

test('the subjects are measured in turn, so that a slow moment meets all of them', async () => {
  const log: string[] = [];
  await alternate(2, { a: measuring('a', [], log), b: measuring('b', [], log) });
  expect(log.join('')).toBe('ababab');
});

test('what counts is the median of the rounds, without the one before the first', async () => {
  const slowFirst = measuring('a', [900, 1, 5, 3], []);
  const steady = measuring('b', [7, 7, 7, 7], []);
  expect(await alternate(3, { slowFirst, steady })).toEqual({ slowFirst: 3, steady: 7 });
});

test('a measurement that fails ends all', async () => {
  const log: string[] = [];
  const failing = () => Promise.reject(new Error('refused'));
  const measured = alternate(3, { failing, other: measuring('other', [], log) });
  await expect(measured).rejects.toThrow('refused');
  expect(log).toEqual([]);
});
