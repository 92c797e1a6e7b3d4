import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Interval, union } from '#domain/work-time/interval.ts';

const at = (beginMs: number, endMs: number): Interval => ({ beginMs, endMs });

describe('the union of intervals', () => {
  it('leaves out what is empty or reversed', () => {
    expect(union([at(3, 3), at(9, 2)])).toEqual([]);
  });

  const intervals = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 12 }))
      .map(([beginMs, length]) => at(beginMs, beginMs + length)),
  );

  it('covers each millisecond that any of them covers, and no other, once', () => {
    const covers = (list: readonly Interval[], ms: number) =>
      list.filter(({ beginMs, endMs }) => beginMs <= ms && ms < endMs).length;
    fc.assert(
      fc.property(intervals, (list) => {
        const merged = union(list);
        for (let ms = 0; ms < 75; ms += 1) {
          expect(covers(merged, ms)).toBe(Math.min(1, covers(list, ms)));
        }
      }),
    );
  });

  it('changes nothing when it is made again, and touches nowhere', () => {
    fc.assert(
      fc.property(intervals, (list) => {
        const merged = union(list);
        expect(union(merged)).toEqual(merged);
        for (const [index, { endMs }] of merged.slice(0, -1).entries()) {
          expect(merged[index + 1]?.beginMs).toBeGreaterThan(endMs);
        }
      }),
    );
  });
});
