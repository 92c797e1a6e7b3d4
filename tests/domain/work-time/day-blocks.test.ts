import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/time-units.ts';
import { gapsBetween, placed, targetMoment } from '#domain/work-time/day-blocks.ts';

/** Intervals such as `9-10.5`, in hours. */
const parts = (...texts: string[]) =>
  texts.map((text) => {
    const [beginMs = 0, endMs = 0] = text.split('-').map(Number);
    return { beginMs, endMs };
  });

// HRS-21
describe('a day of the calendar', () => {
  it('puts what begins right after a short entry beside it', () => {
    const places = placed(parts('9-9.1', '9.1-10', '10-11'), 0.25);
    expect(places.map(({ lane, lanes }) => `${lane} of ${lanes}`)).toEqual([
      '0 of 2',
      '1 of 2',
      '0 of 1',
    ]);
  });

  it('has gaps between entries of a minute at least, not around them', () => {
    const day = parts(
      `0-${60 * MINUTE_MS}`,
      `${60.5 * MINUTE_MS}-${70 * MINUTE_MS}`,
      `0-${20 * MINUTE_MS}`,
    );
    expect(gapsBetween(day)).toEqual([]);
    expect(gapsBetween([...day, ...parts(`${90 * MINUTE_MS}-${95 * MINUTE_MS}`)])).toEqual([
      { beginMs: 70 * MINUTE_MS, endMs: 90 * MINUTE_MS },
    ]);
    expect(gapsBetween([])).toEqual([]);
  });

  it.each([
    // 3 h of the morning, then 4.75 h from 13 on.
    ['is reached within an entry', ['9-12', '13-18'], 7.75, null, 17.75],
    ['counts overlapping time once', ['9-12', '10-12', '13-18'], 4, null, 14],
    ['is not reached', ['9-12'], 8, null, null],
    ['will be reached without another break', ['9-12', '13-14'], 8, 15, 19],
    ['is none', ['9-12'], 0, 12, null],
    ['has no work yet', [], 8, 9, 17],
  ] as const)('has a target that %s', (_, day, target, from, expected) => {
    expect(targetMoment(parts(...day), target, from)).toBe(expected);
  });
});
