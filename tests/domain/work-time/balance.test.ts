import { expect, it } from 'vitest';
import type { DayMark, DaySum, SheetSettings } from '#contract/timesheet.ts';
import { HOUR_MS } from '#domain/time-units.ts';
import { balanceOf, daysOfBalance } from '#domain/work-time/balance.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';

/** Of 8 hours from Monday to Friday; the 3rd of November is a holiday. */
const span = { first: '2026-11-01', last: '2026-11-30' };
const isHoliday = (day: string) => day === '2026-11-03';
const row = (date: string, hours: number, mark: DayMark | null = null): DaySum => ({
  date,
  work_ms: hours * HOUR_MS,
  mark,
});
const own = (day: string, hours: number, mark: DayMark | null = null) => ({
  ...{ day, totalMs: hours * HOUR_MS, mark },
});

/** From Thursday on: 9 h, a day of paid leave; then a Monday of 7 h, a holiday, half a day off with 4 h, 3 h today. */
const before = [row('2026-10-28', 8), row('2026-10-29', 9), row('2026-10-30', 0, 'paid')];
const days = [
  own('2026-11-02', 7),
  own('2026-11-03', 0),
  own('2026-11-04', 4, 'morning'),
  own('2026-11-05', 3),
  own('2026-11-06', 0, 'special'),
];
const leave = { days: 10, date: '2026-10-30' };

const lateLeave = { days: 3, date: '2026-12-01' };
const ofNovember1 = { days: 10, date: '2026-11-01' };

const longToday = days.with(3, own('2026-11-05', 8.5));
const nothing = { first: null, before: [], days: [] };
const past = { today: '2026-11-08', before: [row('2026-10-30', 0, 'paid')] };
const ofNovember = [row('2026-11-02', 7), row('2026-11-04', 4, 'morning'), row('2026-11-05', 3)];
const december = { first: '2026-12-01', last: '2026-12-31' };
const future = { span: december, days: [], before: [...before, ...ofNovember] };

type Settings = Partial<SheetSettings>;

// HRS-34
it.each<[what: string, Settings, hours: number | null, left: number | null, input?: object]>([
  ['nothing is set', {}, null, null],
  ['days since the first, without a today that lacks hours', { start: '2026-10-29' }, 0, null],
  ['today once its hours are reached', { start: '2026-10-29' }, 0.5, null, { days: longToday }],
  ['what was carried over, too', { start: '2026-11-01', carried: -90 }, -2.5, null],
  ['from the first entry on without a first day', { carried: 60 }, 1, null],
  ['nothing owed with nothing recorded', { carried: 60 }, 1, null, nothing],
  ['none on a sheet before the first day', { start: '2026-12-01', leave: lateLeave }, null, null],
  ['leave by marks to date, and 特休 takes none', { leave }, null, 8.5],
  ['marks before the date of the leave are in it', { leave: ofNovember1 }, null, 9.5],
  ['all days of a sheet that is over', { start: '2026-11-02', leave }, -6, 8.5, past],
  ['the days to date on a later sheet', { start: '2026-10-29', leave }, 0, 8.5, future],
])('a balance counts %s', (_, change, hours, leaveDays, other = {}) => {
  const settings = { ...standardSettings, ...change };
  const today = '2026-11-05';
  const input = { settings, span, before, days, first: '2026-10-29', today, isHoliday };
  const { balanceMs, leaveDays: left } = balanceOf({ ...input, ...other });
  expect([balanceMs === null ? null : balanceMs / HOUR_MS, left]).toEqual([hours, leaveDays]);
});

it('HRS-34 the days that a balance needs begin with the first that is set', () => {
  const of = (change: Partial<SheetSettings>) =>
    daysOfBalance(span, { ...standardSettings, ...change });
  expect(of({})).toBeNull();
  expect(of({ start: '2026-04-01', leave })).toEqual({ first: '2026-04-01', last: '2026-10-31' });
  expect(of({ carried: 0, start: '2026-11-10', leave })).toEqual({
    first: '2026-10-30',
    last: '2026-10-31',
  });
  expect(of({ carried: 60 })).toEqual({ first: '2000-01-01', last: '2026-10-31' });
});
