import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayInterval } from '#domain/calendar/day.ts';
import { daysOf } from '#domain/calendar/day-span.ts';
import { HOUR_MS } from '#domain/time-units.ts';
import { partsByDay } from '#domain/work-time/day-parts.ts';
import { addUp, daySum, recordSums, sumOf, tenthsOfShares } from '#domain/work-time/sums.ts';
import { totalMs } from '#domain/work-time/total.ts';
import { daysAndEntries, zones } from './made-up-entries.ts';

// HRS-4
describe('a sum', () => {
  it('counts overlapping time once, and says how much overlaps', () => {
    const intervals = [
      { beginMs: 0, endMs: 4 * HOUR_MS },
      { beginMs: 3.75 * HOUR_MS, endMs: 8 * HOUR_MS },
    ];
    expect(sumOf(intervals)).toEqual({ totalMs: 8 * HOUR_MS, overlapMs: HOUR_MS / 4 });
    expect(sumOf([])).toEqual({ totalMs: 0, overlapMs: 0 });
  });

  it('of a record counts all of its entries, and shares are of the sum of all records', () => {
    const entries = [
      { recordId: '1', beginningMs: 0, endingMs: 3 * HOUR_MS },
      { recordId: '1', beginningMs: 2 * HOUR_MS, endingMs: 4 * HOUR_MS },
      { recordId: '2', beginningMs: 23 * HOUR_MS, endingMs: null },
    ];
    const days = ['1970-01-01', '1970-01-02'];
    const sums = partsByDay(entries, days, 'UTC', 26 * HOUR_MS, false).map(daySum);
    expect(sums.map((sum) => sum.totalMs / HOUR_MS)).toEqual([5, 2]);
    expect(addUp(sums)).toEqual({ totalMs: 7 * HOUR_MS, overlapMs: HOUR_MS });
    expect(recordSums(sums)).toEqual([
      { recordId: '1', sumMs: 5 * HOUR_MS, share: 5 / 8 },
      { recordId: '2', sumMs: 3 * HOUR_MS, share: 3 / 8 },
    ]);
    expect(recordSums([])).toEqual([]);
  });

  it('of a record that lasted within a minute is none, and the record is there', () => {
    const entries = [{ recordId: '1', beginningMs: 5000, endingMs: 30_000 }];
    const sums = partsByDay(entries, ['1970-01-01'], 'UTC', 0, false).map(daySum);
    expect(addUp(sums)).toEqual({ totalMs: 0, overlapMs: 0 });
    expect(recordSums(sums)).toEqual([{ recordId: '1', sumMs: 0, share: 0 }]);
  });

  it('of the days is that of the whole span; with the overlap it is that of the records', () => {
    fc.assert(
      fc.property(daysAndEntries, zones, fc.boolean(), ({ day, entries, nowMs }, zone, isExact) => {
        const first = addDays(day, -3);
        const last = addDays(day, 3);
        const sums = partsByDay(entries, daysOf({ first, last }), zone, nowMs, isExact).map(daySum);
        const whole = addUp(sums);
        const bounds = {
          beginMs: dayInterval(first, zone).beginMs,
          endMs: dayInterval(last, zone).endMs,
        };
        expect(whole.totalMs).toBe(totalMs(entries, bounds, nowMs, isExact));
        const ofRecords = recordSums(sums);
        const sum = ofRecords.reduce((ms, { sumMs }) => ms + sumMs, 0);
        expect(whole.totalMs + whole.overlapMs).toBe(sum);
        if (sum > 0) expect(ofRecords.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1);
      }),
    );
  });
});

it.each([
  ['', ''],
  ['0 0', '0 0'],
  ['0.742 0.258', '742 258'],
  ['0.7429 0.2571', '743 257'],
  [`${1 / 3} ${1 / 3} ${1 / 3}`, '334 333 333'],
])('shares of %j are %j tenths of a percent', (shares, tenths) => {
  const numbers = shares.split(' ').filter(Boolean).map(Number);
  expect(tenthsOfShares(numbers).join(' ')).toBe(tenths);
});
