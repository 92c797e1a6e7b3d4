import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SheetSettings } from '#contract/timesheet.ts';
import { closingDays, dayBoundaries, dayMarks, roundings } from '#contract/timesheet-choices.ts';
import { addDays, dayInterval, hourMoments } from '#domain/calendar/day.ts';
import { daysOf } from '#domain/calendar/day-span.ts';
import { HOUR_MS } from '#domain/time-units.ts';
import { workByDay } from '#domain/work-time/day-work.ts';
import { wholeMinutes } from '#domain/work-time/format-hours.ts';
import { overtimeWarning } from '#domain/work-time/sheet-rules.ts';
import {
  scheduledMs,
  sheetDayOf,
  sheetMonthOf,
  sheetSpan,
  standardSettings,
} from '#domain/work-time/sheet-settings.ts';
import { tellsShifts } from '#domain/work-time/shifts.ts';
import { daysToRead, type TimesheetInput, timesheet } from '#domain/work-time/timesheet.ts';
import { totalMs } from '#domain/work-time/total.ts';
import { daysAndEntries, zones } from './made-up-entries.ts';

// HRS-12
describe('the days of a sheet', () => {
  it.each([
    ['2026-11', 31, '2026-11-01', '2026-11-30'],
    ['2026-11', 20, '2026-10-21', '2026-11-20'],
    ['2026-01', 5, '2025-12-06', '2026-01-05'],
    ['2028-03', 25, '2028-02-26', '2028-03-25'],
  ] as const)('of %s that closes on day %i run from %s to %s', (month, closing, first, last) => {
    expect(sheetSpan(month, { closing })).toEqual({ first, last });
  });

  it('are each on one sheet, whatever the closing day', () => {
    const days = fc.integer({ min: 0, max: 4000 }).map((day) => new Date(day * 24 * HOUR_MS));
    fc.assert(
      fc.property(days, fc.constantFrom(...closingDays), (date, closing) => {
        const day = date.toISOString().slice(0, 10);
        const { first, last } = sheetSpan(sheetMonthOf(day, { closing }), { closing });
        expect(first <= day && day <= last).toBe(true);
      }),
    );
  });

  it('are read with the whole week that they begin in, and the shifts of the last', () => {
    const span = sheetSpan('2026-11', { closing: 20 });
    expect(daysToRead(span, { boundary: 0 }, 1)).toEqual({
      first: '2026-10-19',
      last: '2026-11-21',
    });
    expect(daysToRead(span, { boundary: 5 }, 7)).toEqual({
      first: '2026-10-18',
      last: '2026-11-22',
    });
  });
});

it.each([
  [44.9, 0, null],
  [45, 0, 'overtime'],
  [20, 59.9, null],
  [79, 0.9, 'overtime'],
  [60, 20, 'workload'],
  [0, 80, 'workload'],
] as const)(
  'HRS-17 %d hours of overtime and %d on days of rest warn of %s',
  (overtime, rest, is) => {
    expect(overtimeWarning(overtime * HOUR_MS, rest * HOUR_MS)).toBe(is);
  },
);

describe('with any entries, settings and marks, in any zone, a sheet', () => {
  const settings = fc.record({
    name: fc.constant(''),
    department: fc.constant(''),
    closing: fc.constantFrom(...closingDays),
    boundary: fc.constantFrom(...dayBoundaries),
    scheduled: fc.array(fc.integer({ min: 0, max: 1440 }), { minLength: 7, maxLength: 7 }),
    rest: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
    breaks: fc.boolean(),
    rounding: fc.constantFrom(...roundings),
    split: fc.boolean(),
    columns: fc.constant<SheetSettings['columns']>([]),
  });
  const inputs = fc
    .record({
      made: daysAndEntries,
      zone: zones,
      settings,
      firstDay: fc.constantFrom(1, 6, 7),
      mark: fc.constantFrom(...dayMarks, null),
      modulus: fc.integer({ min: 1, max: 31 }),
    })
    .map(({ made, zone, settings, firstDay, mark, modulus }): TimesheetInput => {
      const span = sheetSpan(sheetMonthOf(made.day, settings), settings);
      const isHoliday = (day: string) => Number(day.slice(-2)) % modulus === 1;
      const notes = [{ date: made.day, mark, remark: '' }];
      const { entries, nowMs } = made;
      const today = sheetDayOf(nowMs, settings, zone);
      return { span, entries, notes, settings, isHoliday, firstDay, zone, nowMs, today };
    });
  const rowsOf = (input: TimesheetInput) => timesheet(input).weeks.flatMap(({ days }) => days);

  it('has days whose work and break fill the time from beginning to end', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const row of rowsOf(input)) {
          expect(row.totalMs + row.breakMs).toBe((row.endMs ?? 0) - (row.beginMs ?? 0));
        }
      }),
    );
  });

  it('has rows that add up to their sums as they are written, unless seconds count', () => {
    const shown = [
      'totalMs',
      'breakMs',
      'regularMs',
      'extraMs',
      'overtimeMs',
      'nightMs',
      'restMs',
      'paidMs',
    ] as const;
    fc.assert(
      fc.property(inputs, (input) => {
        fc.pre(input.settings.rounding !== 0);
        const sheet = timesheet(input);
        const all = sheet.weeks.flatMap(({ days }) => days);
        for (const amount of shown) {
          const rows = all.map((row) => wholeMinutes(row[amount]));
          expect(wholeMinutes(sheet[amount])).toBe(rows.reduce((sum, minutes) => sum + minutes, 0));
        }
        for (const { beginMs, endMs, totalMs, breakMs } of all) {
          if (beginMs === null || endMs === null) continue;
          const [begin, end] = [beginMs, endMs].map(wholeMinutes);
          expect(wholeMinutes(totalMs)).toBe((end ?? 0) - (begin ?? 0) - wholeMinutes(breakMs));
        }
      }),
    );
  });

  it('has parts of its work that are none below zero, none beyond it, and make the whole', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const sheet = timesheet(input);
        expect(sheet.regularMs + sheet.extraMs).toBe(sheet.totalMs);
        for (const row of sheet.weeks.flatMap(({ days }) => days)) {
          const { totalMs, regularMs, extraMs, overtimeMs, nightMs, restMs, paidMs } = row;
          for (const ms of [totalMs, row.breakMs, row.overlapMs, paidMs, row.autoBreakMs]) {
            expect(ms).toBeGreaterThanOrEqual(0);
          }
          for (const ms of [regularMs, extraMs, overtimeMs, nightMs, restMs]) {
            expect(ms).toBeGreaterThanOrEqual(0);
            expect(ms).toBeLessThanOrEqual(totalMs);
          }
          expect(regularMs + extraMs).toBe(totalMs);
          expect(regularMs + restMs).toBeLessThanOrEqual(totalMs);
          expect(overtimeMs + restMs).toBeLessThanOrEqual(totalMs);
          expect(regularMs + paidMs).toBeLessThanOrEqual(row.scheduledMs);
          const isHoliday = input.isHoliday(row.day);
          expect(row.scheduledMs).toBe(scheduledMs(row.day, input.settings, isHoliday));
        }
        // At most 8 hours of a day and 40 of a week are no overtime.
        for (const { days } of sheet.weeks) {
          const within = days.map((row) => row.totalMs - row.overtimeMs - row.restMs);
          for (const ms of within) expect(ms).toBeLessThanOrEqual(8 * HOUR_MS);
          expect(within.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(40 * HOUR_MS);
        }
      }),
    );
  });

  it('is the same when an entry is split in two at any moment', () => {
    fc.assert(
      fc.property(inputs, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (input, at, by) => {
        const { entries } = input;
        const whole = entries[at % Math.max(1, entries.length)];
        if (whole?.endingMs == null || whole.endingMs - whole.beginningMs < 2) return;
        const length = whole.endingMs - whole.beginningMs;
        const moment = whole.beginningMs + 1 + Math.floor(by * (length - 2));
        const halves = [
          { ...whole, endingMs: moment },
          { ...whole, beginningMs: moment },
        ];
        const split = entries.flatMap((entry) => (entry === whole ? halves : entry));
        const amounts = (made: TimesheetInput) =>
          rowsOf(made).map(({ parts: _, ...amountsOfDay }) => amountsOfDay);
        expect(amounts({ ...input, entries: split })).toEqual(amounts(input));
      }),
    );
  });

  it('has the same work, whether shifts are divided where a day begins or not', () => {
    fc.assert(
      fc.property(inputs, (made) => {
        const sum = (split: boolean) => {
          const input = { ...made, settings: { ...made.settings, split } };
          const { span, entries, settings, zone, nowMs } = input;
          const days = { first: addDays(span.first, -40), last: addDays(span.last, 40) };
          const work = workByDay(entries, daysOf(days), settings, zone, nowMs);
          return work.reduce((added, { totalMs }) => added + totalMs, 0);
        };
        expect(sum(true)).toBe(sum(false));
      }),
    );
  });

  it('has all that was recorded, where nothing is rounded or taken off', () => {
    fc.assert(
      fc.property(inputs, (made) => {
        const boundary = made.settings.boundary;
        const settings = { ...made.settings, rounding: 0 as const, breaks: false, split: true };
        const input = { ...made, settings };
        const { first, last } = input.span;
        const [beginMs = 0] = hourMoments([first], input.zone, boundary);
        const endMs = hourMoments([last], input.zone, boundary)[1] ?? 0;
        const covered = totalMs(input.entries, { beginMs, endMs }, input.nowMs, true);
        expect(timesheet(input).totalMs).toBe(covered);
      }),
    );
  });
});

// HRS-13
describe('entries are read back', () => {
  it.each([
    ['nothing before', '', true],
    ['a pause of 4 hours before the day', '-8..-4', true],
    ['a shorter pause', '-22..-3', true],
    ['a pause that begins at the day', '-24..0', true],
    ['work into the day, after a pause', '-6..5', true],
    ['work into the day, without one', '-21..5', false],
    ['pauses that are too short', '-21..-10 -7..1', false],
    ['work that began before', '-90..2', false],
  ])('with %s: %s, enough: %s', (_, spans, enough) => {
    const hours = spans
      .split(' ')
      .filter(Boolean)
      .map((span) => span.split('..').map(Number));
    const read = hours.map(([begin = 0, end = 0]) => ({
      beginMs: begin * HOUR_MS,
      endMs: end * HOUR_MS,
    }));
    expect(tellsShifts(read, -24 * HOUR_MS, 0)).toBe(enough);
  });

  it('as far as the shifts of a day need them', () => {
    fc.assert(
      fc.property(daysAndEntries, zones, ({ day, nowMs, entries }, zone) => {
        const rules = standardSettings;
        const { beginMs } = dayInterval(day, zone);
        const from = dayInterval(addDays(day, -1), zone).beginMs;
        const touching = entries.filter(({ endingMs }) => (endingMs ?? nowMs) > from);
        const intervals = touching.map(({ beginningMs, endingMs }) => ({
          beginMs: beginningMs,
          endMs: endingMs ?? Number.POSITIVE_INFINITY,
        }));
        fc.pre(tellsShifts(intervals, from, beginMs));
        const amounts = (read: typeof entries) => workByDay(read, [day], rules, zone, nowMs);
        expect(amounts(touching)).toEqual(amounts(entries));
      }),
    );
  });
});
