import { describe, expect, it } from 'vitest';
import { isDay } from '#domain/calendar/day.ts';
import { daysOf, weekOf } from '#domain/calendar/day-span.ts';
import { addMonths, monthOf, spanOfMonth } from '#domain/calendar/month.ts';

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

  it.each([
    ['2026-11-20', true],
    ['2026-02-29', false],
    ['2026-1-1', false],
    ['today', false],
  ])('%j is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});
