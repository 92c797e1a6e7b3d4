import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { dayKind, dayOfWeek } from '#domain/calendar/day-of-week.ts';
import { kindOfDay, weekdayText } from '#domain/calendar/kind-of-day.ts';

describe('UI-5 a date', () => {
  it.each([
    ['2026-11-20', false, 'workday', '金'],
    ['2026-11-21', false, 'saturday', '土'],
    ['2026-11-22', false, 'sunday', '日'],
    ['2026-11-23', true, 'holiday', '月・祝'],
    ['2026-11-22', true, 'holiday', '日・祝'],
  ])('%s, on the holiday list: %s, is a %s written %s', (day, isHoliday, kind, kanji) => {
    expect(kindOfDay(day, isHoliday)).toBe(kind);
    expect(weekdayText(day, isHoliday)).toBe(kanji);
  });

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
