import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { daysOf } from '#domain/calendar/day-span.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { partsByDay } from '#domain/work-time/day-parts.ts';
import { durationMs } from '#domain/work-time/interval.ts';
import { countedInterval } from '#domain/work-time/total.ts';
import { daysAndEntries, zones } from './made-up-entries.ts';

const entry = (begin: string, end: string | null) => ({
  beginningMs: Date.parse(begin),
  endingMs: end === null ? null : Date.parse(end),
});

/** The minutes of each day. */
function minutes(entries: ReturnType<typeof entry>[], first: string, last: string, zone: string) {
  const now = Date.parse('2026-11-30T00:00:00Z');
  return partsByDay(entries, daysOf({ first, last }), zone, now, false).map(({ parts }) =>
    parts.map((part) => durationMs(part) / MINUTE_MS),
  );
}

// HRS-2
describe('an entry across midnight', () => {
  it.each([
    ['half an hour on each side', '2026-11-20T23:30+09:00', '2026-11-21T00:30+09:00', [[30], [30]]],
    ['that ends at midnight', '2026-11-20T23:00+09:00', '2026-11-21T00:00+09:00', [[60], []]],
    ['that begins at midnight', '2026-11-21T00:00+09:00', '2026-11-21T01:00+09:00', [[], [60]]],
    ['of a whole day', '2026-11-20T00:00+09:00', '2026-11-21T00:00+09:00', [[1440], []]],
    ['of three days', '2026-11-19T12:00+09:00', '2026-11-22T12:00+09:00', [[1440], [1440]]],
    ['of other days', '2026-11-22T00:00+09:00', '2026-11-22T01:00+09:00', [[], []]],
  ])('%s counts on each day with its share', (_, begin, end, expected) => {
    const all = [entry(begin, end)];
    expect(minutes(all, '2026-11-20', '2026-11-21', 'Asia/Tokyo')).toEqual(expected);
  });

  it('is listed on its day alone where it is shorter than a minute', () => {
    const short = [entry('2026-11-20T23:59:10+09:00', '2026-11-20T23:59:50+09:00')];
    expect(minutes(short, '2026-11-19', '2026-11-21', 'Asia/Tokyo')).toEqual([[], [0], []]);
  });

  it('gets all of a day of 23 hours, and of one of 25', () => {
    const always = [entry('2026-01-01T00:00Z', null)];
    const inNewYork = (day: string) => minutes(always, day, day, 'America/New_York');
    expect(inNewYork('2026-03-08')).toEqual([[23 * 60]]);
    expect(inNewYork('2026-11-01')).toEqual([[25 * 60]]);
  });

  it('lasts until now while it runs, and not at all if it begins later', () => {
    const running = [{ beginningMs: 0, endingMs: null }];
    const parts = (nowMs: number) =>
      partsByDay(running, ['1970-01-01'], 'UTC', nowMs, true)[0]?.parts;
    expect(parts(5)).toEqual([{ beginMs: 0, endMs: 5, entry: running[0] }]);
    expect(parts(0)).toEqual([]);
    expect(partsByDay(running, [], 'UTC', 5, true)).toEqual([]);
  });
});

it('the parts of an entry are the entry, to the millisecond, in any zone', () => {
  fc.assert(
    fc.property(daysAndEntries, zones, ({ day, entries, nowMs }, zone) => {
      const days = daysOf({ first: addDays(day, -9), last: addDays(day, 9) });
      const parts = partsByDay(entries, days, zone, nowMs, true).flatMap((each) => each.parts);
      for (const one of entries) {
        const own = parts.filter((part) => part.entry === one);
        const whole = countedInterval(one, nowMs, true);
        expect(own.reduce((sum, part) => sum + durationMs(part), 0)).toBe(
          whole === null ? 0 : durationMs(whole),
        );
        expect(own[0]?.beginMs).toBe(whole?.beginMs);
        expect(own.at(-1)?.endMs).toBe(whole?.endMs);
      }
    }),
  );
});
