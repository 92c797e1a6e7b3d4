import { expect, it } from 'vitest';
import { createStoredNumber } from '#lib/storage/stored-number.ts';

const percent = { min: 0, max: 100 };

it('a number is there again when the page is', () => {
  createStoredNumber('volume', 100, percent).set(30);
  expect(createStoredNumber('volume', 100, percent).get()).toBe(30);
});

it.each(['', 'loud', '101', '-1', 'NaN'])('what is kept as %j counts as absent', (kept) => {
  localStorage.setItem('volume', kept);
  expect(createStoredNumber('volume', 80, percent).get()).toBe(80);
});
