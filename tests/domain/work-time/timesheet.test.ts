import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf } from '#domain/calendar/day-span.ts';
import { spanOfMonth } from '#domain/calendar/month.ts';
import { partsByDay } from '#domain/work-time/day-parts.ts';
import { timesheet } from '#domain/work-time/timesheet.ts';
import { daysAndEntries, zones } from './made-up-entries.ts';

const HOUR_MS = 3_600_000;
const at = (time: string) => Date.parse(`${time}+09:00`);
const entry = (begin: string, end: string | null) => ({
  id: '1',
  recordId: '1',
  version: 1,
  note: '',
  beginningMs: at(begin),
  endingMs: end === null ? null : at(end),
});

function november(entries: ReturnType<typeof entry>[], firstDay = 1) {
  const days = daysOf(spanOfMonth('2026-11'));
  return timesheet(
    partsByDay(entries, days, 'Asia/Tokyo', at('2026-11-20T15:00:00.000')),
    firstDay,
  );
}

// HRS-6
describe('a month', () => {
  const sheet = november([
    entry('2026-11-02T09:00:00.000', '2026-11-02T12:00:00.000'),
    entry('2026-11-02T13:00:00.000', '2026-11-02T18:00:00.000'),
    entry('2026-11-02T17:30:00.000', '2026-11-02T18:30:00.000'),
    entry('2026-11-03T22:00:00.000', '2026-11-04T01:00:00.000'),
    entry('2026-11-20T14:00:00.000', null),
  ]);
  const rows = sheet.weeks.flatMap(({ days }) => days);
  const row = (date: number) => rows[date - 1];

  it('has a line for each day, with its beginning, end, break and work', () => {
    expect(rows).toHaveLength(30);
    expect(row(1)).toMatchObject({ day: '2026-11-01', beginMs: null, endMs: null, totalMs: 0 });
    expect(row(2)).toMatchObject({
      beginMs: at('2026-11-02T09:00:00.000'),
      endMs: at('2026-11-02T18:30:00.000'),
      breakMs: HOUR_MS,
      totalMs: 8.5 * HOUR_MS,
      overlapMs: 0.5 * HOUR_MS,
      isRunning: false,
    });
    expect(row(3)?.endMs).toBe(row(4)?.beginMs);
    expect([row(2), row(3), row(4)].map((one) => one?.isUntilMidnight)).toEqual([
      false,
      true,
      false,
    ]);
    expect(row(20)).toMatchObject({ endMs: at('2026-11-20T15:00:00.000'), isRunning: true });
  });

  it('counts the days with work, its total and what a day has on average', () => {
    expect(sheet.workdays).toBe(4);
    expect(sheet.totalMs).toBe(12.5 * HOUR_MS);
    expect(sheet.averageMs).toBe((12.5 / 4) * HOUR_MS);
    expect(november([])).toMatchObject({ workdays: 0, totalMs: 0, averageMs: 0 });
  });

  it.each([
    [1, [1, 7, 7, 7, 7, 1], [0, 11.5, 0, 1, 0, 0]],
    [7, [7, 7, 7, 7, 2], [11.5, 0, 1, 0, 0]],
  ])('with weeks from day %i on has subtotals of the days in it', (firstDay, lengths, hours) => {
    const { weeks } = november(
      [
        entry('2026-11-02T09:00:00.000', '2026-11-02T17:30:00.000'),
        entry('2026-11-03T22:00:00.000', '2026-11-04T01:00:00.000'),
        entry('2026-11-20T14:00:00.000', null),
      ],
      firstDay,
    );
    expect(weeks.map(({ days }) => days.length)).toEqual(lengths);
    expect(weeks.map(({ totalMs }) => totalMs / HOUR_MS)).toEqual(hours);
  });
});

it('work and break of a day fill the time from its beginning to its end, in any zone', () => {
  fc.assert(
    fc.property(daysAndEntries, zones, ({ day, entries, nowMs }, zone) => {
      const days = daysOf(spanOfMonth(day.slice(0, 7)));
      const { weeks, totalMs } = timesheet(partsByDay(entries, days, zone, nowMs), 1);
      for (const row of weeks.flatMap((week) => week.days)) {
        expect(row.breakMs).toBeGreaterThanOrEqual(0);
        expect(row.totalMs + row.breakMs).toBe((row.endMs ?? 0) - (row.beginMs ?? 0));
      }
      expect(weeks.reduce((sum, week) => sum + week.totalMs, 0)).toBe(totalMs);
    }),
  );
});
