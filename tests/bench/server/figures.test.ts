import { expect, test } from 'vitest';
import { aSecond, percent } from './figures.ts';

test('a rate is a whole number with its thousands apart', () => {
  expect(aSecond(12_345.6)).toBe('12,346 a second');
});

test('a share is in whole percent', () => {
  expect(percent(0.586)).toBe('59 %');
});
