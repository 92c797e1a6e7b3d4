import { describe, expect, it } from 'vitest';
import { fieldsOf, readOne, readRows } from '#lib/http/read.ts';

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
