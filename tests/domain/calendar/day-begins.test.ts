import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayInterval } from '#domain/calendar/day.ts';
import { dayBegins } from '#domain/calendar/day-begins.ts';
import { daysOf } from '#domain/calendar/day-span.ts';

// HRS-2
describe('the beginnings of days in a row', () => {
  it.each([
    'Asia/Tokyo',
    'America/New_York',
    'Africa/Cairo',
    'Africa/Casablanca',
    'Australia/Lord_Howe',
    'Pacific/Apia',
  ])('are those of each day by itself in %s', (zone) => {
    const offsets = fc.integer({ min: 0, max: 9861 });
    fc.assert(
      fc.property(offsets, fc.integer({ min: 1, max: 40 }), (offset, length) => {
        const first = addDays('2000-01-01', offset);
        const days = Array.from({ length }, (_, index) => addDays(first, index));
        const last = days.at(-1) ?? first;
        expect(daysOf({ first, last })).toEqual(days);
        const ends = dayInterval(last, zone).endMs;
        const begins = days.map((day) => dayInterval(day, zone).beginMs);
        expect(dayBegins(days, zone)).toEqual([...begins, ends]);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['the United States', 'America/New_York', 2026],
    ['Egypt, twice within a summer', 'Africa/Cairo', 2014],
    ['Samoa, where a day was left out', 'Pacific/Apia', 2011],
  ])('follow the clocks of a whole year in %s', (_, zone, year) => {
    const days = daysOf({ first: `${year}-01-01`, last: `${year}-12-31` });
    const begins = days.map((day) => dayInterval(day, zone).beginMs);
    expect(dayBegins(days, zone).slice(0, -1)).toEqual(begins);
  });

  it('are none without days', () => {
    expect(dayBegins([], 'Asia/Tokyo')).toEqual([]);
  });
});
