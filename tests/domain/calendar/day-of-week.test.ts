import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { dayKind, dayOfWeek } from '#domain/calendar/day-of-week.ts';
import { kindOfDay, weekdayText } from '#domain/calendar/kind-of-day.ts';

const TOKYO = 'Asia/Tokyo';

/** A moment of November 2026, in local time. */
const november = (day: number, hour = 12, minute = 0, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).getTime();

// SES-14, UI-5
describe('a day of the week', () => {
  it('is one of seven, of three kinds', () => {
    const week = [15, 16, 17, 18, 19, 20, 21].map((day) => november(day));
    expect(week.map((at) => dayOfWeek(at, [], TOKYO)).join('')).toBe('日月火水木金土');
    const workdays = Array(5).fill('workday');
    expect(week.map((at) => dayKind(at, [], TOKYO))).toEqual(['sunday', ...workdays, 'saturday']);
  });

  it.each([
    { at: november(20, 23, 59, 59), kanji: '金' },
    { at: november(21, 0, 0, 0), kanji: '土' },
    { at: november(21, 23, 59, 59), kanji: '土' },
    { at: november(22, 0, 0, 0), kanji: '日' },
  ])('changes at midnight of the time zone: $kanji', ({ at, kanji }) => {
    expect(dayOfWeek(at, [], TOKYO)).toBe(kanji);
  });
});

// UI-5, UI-15
describe('the holiday list', () => {
  const holidays = ['2026/11/03', '2026/11/21', '2026/11/23', '2026/11/29'];

  it.each([
    { day: 3, text: '火・祝', kind: 'holiday' },
    { day: 23, text: '月・祝', kind: 'holiday' },
    { day: 21, text: '土・祝', kind: 'holiday' },
    { day: 29, text: '日・祝', kind: 'holiday' },
    { day: 22, text: '日', kind: 'sunday' },
    { day: 24, text: '火', kind: 'workday' },
    { day: 28, text: '土', kind: 'saturday' },
  ] as const)('makes 2026/11/$day a $kind, written $text', ({ day, text, kind }) => {
    expect(dayKind(november(day), holidays, TOKYO)).toBe(kind);
    expect(dayOfWeek(november(day), holidays, TOKYO)).toBe(text);
  });

  it('is of one year: the same day of the next is none', () => {
    expect(dayKind(new Date(2027, 10, 23).getTime(), holidays, TOKYO)).toBe('workday');
  });
});

describe('UI-5 a date', () => {
  it('is what its moments are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.boolean(), (days, isHoliday) => {
        const day = addDays('2000-01-01', days);
        const noon = new Date(`${day}T12:00`).getTime();
        const list = isHoliday ? [day.replaceAll('-', '/')] : [];
        expect(kindOfDay(day, isHoliday)).toBe(dayKind(noon, list, 'Asia/Tokyo'));
        expect(weekdayText(day, isHoliday)).toBe(dayOfWeek(noon, list, 'Asia/Tokyo'));
      }),
    );
  });
});
