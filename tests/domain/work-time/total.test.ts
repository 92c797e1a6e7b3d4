import { describe, expect, it } from 'vitest';
import { dayInterval, dayOf, firstOfWeek } from '#domain/calendar/day.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { type EntryTimes, totalMs } from '#domain/work-time/total.ts';

const entry = (begin: string, end: string | null) => ({
  beginningMs: Date.parse(begin),
  endingMs: end === null ? null : Date.parse(end),
});

/** As the page asks for them. */
function totalsOf(entries: readonly EntryTimes[], nowMs: number, zone: string, firstDay: number) {
  const day = dayOf(nowMs, zone);
  const today = dayInterval(day, zone);
  const week = { ...today, beginMs: dayInterval(firstOfWeek(day, firstDay), zone).beginMs };
  return {
    todayMs: totalMs(entries, today, nowMs, false),
    weekMs: totalMs(entries, week, nowMs, false),
  };
}

describe('TRK-31 the totals of today and this week', () => {
  it('count overlapping time once, and what runs up to now', () => {
    const entries = [
      entry('2026-11-20T09:00:00+09:00', '2026-11-20T11:00:00+09:00'),
      entry('2026-11-20T10:00:00+09:00', '2026-11-20T12:00:00+09:00'),
      entry('2026-11-20T13:00:00+09:00', null),
      // Across midnight: an hour yesterday, half an hour today.
      entry('2026-11-19T23:00:00+09:00', '2026-11-20T00:30:00+09:00'),
      // Sunday of the last week.
      entry('2026-11-15T09:00:00+09:00', '2026-11-15T10:00:00+09:00'),
    ];
    const now = Date.parse('2026-11-20T14:15:00+09:00');
    expect(totalsOf(entries, now, 'Asia/Tokyo', 1)).toEqual({
      todayMs: 4.75 * HOUR_MS,
      weekMs: 5.75 * HOUR_MS,
    });
    expect(totalsOf(entries, now, 'Asia/Tokyo', 7).weekMs).toBe(6.75 * HOUR_MS);
    // There it is still the early morning of the 20th.
    expect(totalsOf(entries, now, 'America/New_York', 1).todayMs).toBe(0.25 * HOUR_MS);
  });

  it.each([
    ['9:00:59 – 9:01:00 is a minute', '09:00:59', '09:01:00', 1],
    ['9:00:00 – 9:00:59 is none', '09:00:00', '09:00:59', 0],
    ['13:00:20 – 14:00:10 is an hour, as it is written', '13:00:20', '14:00:10', 60],
  ])('HRS-3 count minutes as the clock shows them: %s', (_, begin, end, minutes) => {
    const one = entry(`2026-11-20T${begin}+09:00`, `2026-11-20T${end}+09:00`);
    const bounds = dayInterval('2026-11-20', 'Asia/Tokyo');
    expect(totalMs([one], bounds, 0, false)).toBe(minutes * MINUTE_MS);
    expect(totalMs([one], bounds, 0, true)).toBe(
      Date.parse(`1970-01-01T${end}Z`) - Date.parse(`1970-01-01T${begin}Z`),
    );
  });
});
