import { describe, expect, it } from 'vitest';
import { dayKind, dayOfWeek, isListed } from '#domain/calendar/day-of-week.ts';

// SES-14, UI-5, UI-15
describe('the holiday list', () => {
  const holidays = ['2026/11/03', '2026/11/21', '2026/11/23', '2026/11/29'];

  it.each([
    { day: '2026-11-03', text: '火・祝', kind: 'holiday' },
    { day: '2026-11-23', text: '月・祝', kind: 'holiday' },
    { day: '2026-11-21', text: '土・祝', kind: 'holiday' },
    { day: '2026-11-29', text: '日・祝', kind: 'holiday' },
    { day: '2026-11-22', text: '日', kind: 'sunday' },
    { day: '2026-11-16', text: '月', kind: 'workday' },
    { day: '2026-11-24', text: '火', kind: 'workday' },
    { day: '2026-11-25', text: '水', kind: 'workday' },
    { day: '2026-11-26', text: '木', kind: 'workday' },
    { day: '2026-11-27', text: '金', kind: 'workday' },
    { day: '2026-11-28', text: '土', kind: 'saturday' },
    { day: '2027-11-23', text: '火', kind: 'workday' },
  ] as const)('makes $day a $kind, written $text', ({ day, text, kind }) => {
    expect(dayKind(day, isListed(day, holidays))).toBe(kind);
    expect(dayOfWeek(day, isListed(day, holidays))).toBe(text);
  });
});
