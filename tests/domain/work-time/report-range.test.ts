import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { lengthOf } from '#domain/calendar/day-span.ts';
import { isPeriod, nextRange, reportRange, reportUnits } from '#domain/work-time/report-range.ts';

// HRS-5
describe('the days of a report', () => {
  it.each([
    ['day', '2026-12-31', '2027-01-01', '2027-01-01'],
    ['week', '2026-12-28', '2027-01-04', '2027-01-10'],
    ['month', '2027-01-31', '2027-02-01', '2027-02-28'],
    ['year', '2027-06-30', '2028-01-01', '2028-12-31'],
  ] as const)('after the %s of %s are %s to %s', (unit, day, first, last) => {
    expect(nextRange(reportRange(unit, day, 1), 1)).toEqual({ unit, first, last });
  });

  it('after a period are as many, and right after it', () => {
    const period = { unit: 'period', first: '2026-11-01', last: '2026-11-10' } as const;
    expect(nextRange(period, 1)).toMatchObject({ first: '2026-11-11', last: '2026-11-20' });
  });

  it('are the same after a step forth and back', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays('2000-01-01', n));
    fc.assert(
      fc.property(days, fc.constantFrom(...reportUnits), (day, unit) => {
        const range = reportRange(unit, day, 7);
        expect(range.first <= day && day <= range.last).toBe(true);
        if (unit !== 'period') expect(nextRange(nextRange(range, 1), -1)).toEqual(range);
      }),
    );
  });

  it('can be up to a year, and not end before they begin', () => {
    const from = (last: string) => isPeriod({ first: '2026-01-01', last });
    expect(['2026-01-01', '2026-12-31', '2027-01-01'].map(from)).toEqual([true, true, true]);
    expect(['2025-12-31', '2027-01-02'].map(from)).toEqual([false, false]);
    expect(lengthOf({ first: '2026-01-01', last: '2027-01-01' })).toBe(366);
  });
});
