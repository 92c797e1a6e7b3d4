import { describe, expect, it } from 'vitest';
import { fieldsOf, isId, readOne, readRows, readTime } from '#lib/http/read.ts';

const readName = (wire: unknown) => {
  const { name } = fieldsOf(wire);
  return typeof name === 'string' ? name : undefined;
};

// API-17
describe('a list', () => {
  it('is read without the rows that cannot be used, which are counted', () => {
    const body = [{ name: 'a' }, null, 7, 'x', [], {}, { name: 'b', other: 1 }];
    expect(readRows(body, readName)).toEqual({ rows: ['a', 'b'], leftOut: 5 });
    expect(readRows([], readName)).toEqual({ rows: [], leftOut: 0 });
  });

  it.each([null, undefined, '', {}, { length: 1 }, 5])('is not %j', (body) => {
    expect(() => readRows(body, readName)).toThrow('other');
  });
});

it('a single value that cannot be used is an error', () => {
  expect(readOne({ name: 'a' }, readName)).toBe('a');
  expect(() => readOne({}, readName)).toThrow('other');
});

it.each([
  { value: '2026-11-20T14:10:01.000Z', ms: Date.UTC(2026, 10, 20, 14, 10, 1) },
  { value: '2026-11-20T23:10:01.250000+09:00', ms: Date.UTC(2026, 10, 20, 14, 10, 1, 250) },
  { value: 'soon', ms: undefined },
  { value: 5, ms: undefined },
  { value: null, ms: undefined },
])('the time $value is $ms', ({ value, ms }) => {
  expect(readTime(value)).toBe(ms);
});

it.each([1.5, '1', Number.NaN, 2 ** 53, null])('%j is no id', (value) => {
  expect(isId(value)).toBe(false);
  expect(isId(7)).toBe(true);
});
