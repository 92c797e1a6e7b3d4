import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthOf } from '#domain/calendar/month.ts';
import { nextRange, reportRange, reportUnits } from '#domain/work-time/report-range.ts';
import {
  addressOfMonth,
  addressOfRange,
  monthIn,
  rangeIn,
  viewOf,
} from '#work-time/view-address.ts';

const TODAY = '2026-11-20';
const query = (text: string) => new URLSearchParams(text);

// HRS-1
describe('the address of a view', () => {
  it.each([
    ['', 'tracking'],
    ['view=report', 'report'],
    ['view=timesheet&month=2026-11', 'timesheet'],
    ['view=other', 'tracking'],
  ])('%j shows the %s', (text, view) => {
    expect(viewOf(query(text))).toBe(view);
  });

  it.each([
    ['month=2026-09', '2026-09'],
    ['', '2026-11'],
    ['month=2026-13', '2026-11'],
    ['month=September', '2026-11'],
    ['month=2026-09-01', '2026-11'],
    ['month=1999-12', '2026-11'],
  ])('%j names the month %s', (text, month) => {
    expect(monthIn(query(text), monthOf(TODAY))).toBe(month);
  });

  it.each([
    ['', 'week', '2026-11-16', '2026-11-22'],
    ['unit=day&day=2026-09-01', 'day', '2026-09-01', '2026-09-01'],
    ['unit=day&day=2026-02-30', 'day', '2026-11-20', '2026-11-20'],
    ['unit=week&day=2027-01-01', 'week', '2026-12-28', '2027-01-03'],
    ['unit=month&day=2028-02-10', 'month', '2028-02-01', '2028-02-29'],
    ['unit=year&day=2026-09-01', 'year', '2026-01-01', '2026-12-31'],
    ['unit=decade&day=2026-09-01', 'week', '2026-08-31', '2026-09-06'],
    ['unit=period&from=2026-09-01&to=2026-09-20', 'period', '2026-09-01', '2026-09-20'],
    ['unit=period&from=2026-09-20&to=2026-09-01', 'period', '2026-11-01', '2026-11-30'],
    ['unit=period&from=2020-01-01&to=2026-09-01', 'period', '2026-11-01', '2026-11-30'],
    ['unit=period&from=2026-09-01', 'period', '2026-11-01', '2026-11-30'],
  ])('%j names the %s from %s to %s', (text, unit, first, last) => {
    expect(rangeIn(query(text), TODAY, 1)).toEqual({ unit, first, last });
  });

  it('names the view that it was made for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...reportUnits),
        // No year that can be shown is earlier.
        fc.integer({ min: 0, max: 26 }),
        (unit, steps) => {
          let range = reportRange(unit, TODAY, 7);
          for (let step = 0; step < steps; step += 1) range = nextRange(range, -1);
          expect(rangeIn(query(addressOfRange(range)), TODAY, 7)).toEqual(range);
        },
      ),
    );
    expect(monthIn(query(addressOfMonth('2025-02')), monthOf(TODAY))).toBe('2025-02');
  });
});
