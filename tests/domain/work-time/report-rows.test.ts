import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf } from '#domain/calendar/day-span.ts';
import { DAY_MS } from '#domain/time-units.ts';
import { partsByDay } from '#domain/work-time/day-parts.ts';
import { grainOf, rowSums } from '#domain/work-time/report-rows.ts';
import { addUp, daySum, recordSums } from '#domain/work-time/sums.ts';

const year = { first: '2026-01-01', last: '2026-12-31' };

// HRS-5
describe('the rows of a report', () => {
  it.each([
    ['2026-07-01', '2026-08-31', 'day'],
    ['2026-07-01', '2026-09-01', 'week'],
    ['2026-01-01', '2026-07-03', 'week'],
    ['2026-01-01', '2026-07-04', 'month'],
  ])('from %s to %s are each a %s', (first, last, grain) => {
    expect(grainOf({ first, last })).toBe(grain);
  });

  it('are the weeks from the day that was chosen, and the months, cut at the ends', () => {
    const days = daysOf({ first: '2026-10-30', last: '2026-11-10' });
    const sums = partsByDay([], days, 'UTC', 0, false).map(daySum);
    const spans = (grain: 'week' | 'month', firstDay: number) =>
      rowSums(sums, grain, firstDay).map(({ first, last }) =>
        `${first} ${last}`.replaceAll('2026-', ''),
      );
    expect(spans('week', 1)).toEqual(['10-30 11-01', '11-02 11-08', '11-09 11-10']);
    expect(spans('week', 7)).toEqual(['10-30 10-31', '11-01 11-07', '11-08 11-10']);
    expect(spans('month', 1)).toEqual(['10-30 10-31', '11-01 11-10']);
  });

  it('add up to the days, to the millisecond, whatever they are', () => {
    const entry = fc
      .record({
        recordId: fc.constantFrom('1', '2', '3'),
        beginningMs: fc.integer({ min: Date.UTC(2025, 11, 30), max: Date.UTC(2027, 0, 2) }),
        lengthMs: fc.integer({ min: 1, max: 3 * DAY_MS }),
      })
      .map((made) => ({ ...made, endingMs: made.beginningMs + made.lengthMs }));
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 20 }),
        fc.constantFrom('day', 'week', 'month'),
        (entries, grain) => {
          const days = partsByDay(entries, daysOf(year), 'Asia/Tokyo', 0, true).map(daySum);
          const rows = rowSums(days, grain, 1);
          expect(addUp(rows)).toEqual(addUp(days));
          for (const { recordId, sumMs } of recordSums(days)) {
            const sums = rows.map(({ byRecord }) => byRecord.get(recordId) ?? 0);
            expect(sums.reduce((sum, ms) => sum + ms, 0)).toBe(sumMs);
          }
        },
      ),
      { numRuns: 20 },
    );
  });
});
