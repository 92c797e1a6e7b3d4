import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayInterval, dayOf, firstOfWeek, isDay, weekday } from '#domain/calendar/day.ts';
import { daysOf, weekOf } from '#domain/calendar/day-span.ts';
import { addMonths, monthOf, spanOfMonth } from '#domain/calendar/month.ts';
import { HOUR_MS } from '#domain/time-units.ts';

const zones = ['Asia/Tokyo', 'America/New_York'] as const;
const hours = ({ beginMs, endMs }: { beginMs: number; endMs: number }) =>
  (endMs - beginMs) / HOUR_MS;

describe('HRS-2 the day of a moment', () => {
  it.each([
    ['2026-11-20T14:59:59.999Z', 'Asia/Tokyo', '2026-11-20'],
    ['2026-11-20T15:00:00.000Z', 'Asia/Tokyo', '2026-11-21'],
    ['2026-11-21T04:59:59.999Z', 'America/New_York', '2026-11-20'],
    ['2026-11-21T05:00:00.000Z', 'America/New_York', '2026-11-21'],
    ['1969-12-31T23:59:59.999Z', 'UTC', '1969-12-31'],
  ])('%s in %s is %s', (moment, zone, day) => {
    expect(dayOf(Date.parse(moment), zone)).toBe(day);
  });

  it('is refused in a zone that does not exist', () => {
    expect(() => dayOf(0, 'Asia/Atlantis')).toThrow(RangeError);
  });
});

describe('HRS-2 a day', () => {
  it.each([
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', 23],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', 25],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z', 24],
    ['2026-03-08', 'Asia/Tokyo', '2026-03-07T15:00:00.000Z', 24],
    // There the clock skips midnight.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z', 23],
  ])('%s in %s begins at %s and has %i hours', (day, zone, begin, length) => {
    const interval = dayInterval(day, zone);
    expect(new Date(interval.beginMs).toISOString()).toBe(begin);
    expect(hours(interval)).toBe(length);
  });

  it.each(zones)('in %s holds exactly its own moments', (zone) => {
    const moments = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) });
    fc.assert(
      fc.property(moments, (epochMs) => {
        const day = dayOf(epochMs, zone);
        const { beginMs, endMs } = dayInterval(day, zone);
        expect(beginMs <= epochMs && epochMs < endMs).toBe(true);
        expect(dayOf(beginMs - 1, zone)).toBe(addDays(day, -1));
        expect(dayOf(endMs, zone)).toBe(addDays(day, 1));
      }),
    );
  });
});

describe('HRS-2 a week', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-16'],
    ['2026-11-16', 1, '2026-11-16'],
    ['2026-11-22', 1, '2026-11-16'],
    ['2026-11-22', 7, '2026-11-22'],
    ['2026-11-21', 7, '2026-11-15'],
  ])('with %s in it and first day %i begins on %s', (day, first, begin) => {
    expect(firstOfWeek(day, first)).toBe(begin);
    expect(weekday(begin)).toBe(first);
  });
});

describe('HRS-2 a month', () => {
  it.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['2026-11', 30],
    ['2026-12', 31],
  ])('%s has %i days', (month, length) => {
    const days = daysOf(spanOfMonth(month));
    expect(days).toHaveLength(length);
    expect(days.every((day) => monthOf(day) === month)).toBe(true);
    expect(new Set(days).size).toBe(length);
  });

  it.each([
    ['2026-11', 2, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %i more is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected);
  });

  it.each(['2026-13', '2026', '', '2026-11-01'])('%j is refused', (month) => {
    expect(() => spanOfMonth(month)).toThrow(RangeError);
  });
});

describe('HRS-2 days in a row', () => {
  it('are none if they end before they begin', () => {
    expect(daysOf({ first: '2026-11-02', last: '2026-11-01' })).toEqual([]);
    expect(daysOf({ first: '2026-12-31', last: '2027-01-01' })).toEqual([
      '2026-12-31',
      '2027-01-01',
    ]);
  });

  it('are a week across two years', () => {
    expect(weekOf('2027-01-01', 1)).toEqual({ first: '2026-12-28', last: '2027-01-03' });
    expect(weekOf('2027-01-01', 7)).toEqual({ first: '2026-12-27', last: '2027-01-02' });
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026/11/20', 'today', ''])(
    'have no day %j',
    (text) => {
      expect([isDay('2026-11-20'), isDay(text)]).toEqual([true, false]);
      expect(() => addDays(text, 1)).toThrow(RangeError);
    },
  );
});
