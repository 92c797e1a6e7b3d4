/**
 * Worked examples of the rules of 勤務表. Each expected number is computed by hand in the line above it.
 * November 2026 begins on a Sunday; the 3rd and the 23rd are holidays.
 */
import { describe, expect, it } from 'vitest';
import type { DayMark, SheetSettings } from '#contract/timesheet.ts';
import { addDays } from '#domain/calendar/day.ts';
import { parseLocalTime } from '#domain/calendar/local-time.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { sheetSpan, standardSettings } from '#domain/work-time/sheet-settings.ts';
import { type SheetAmounts, type TimesheetDay, timesheet } from '#domain/work-time/timesheet.ts';

interface Example {
  /** Of Japan, if there is no other. */
  zone?: string;
  settings?: Partial<SheetSettings>;
  /** `11-02 9:00-18:00`; hours from 24 on are those of the next day. */
  work: string[];
  marks?: Record<string, DayMark>;
  /** The sheet's month; 2026-11 if there is no other. */
  month?: string;
  /** The week's first day; Monday if there is no other. */
  firstDay?: number;
  /** The amounts of days, or of the whole sheet: `11-02` or `sum`. */
  is: Record<string, Partial<Record<Amount, string>>>;
}

type Amount = Shown | 'begin' | 'end' | 'average' | 'difference';
type Shown = keyof typeof keys;

const keys = {
  work: 'totalMs',
  overlap: 'overlapMs',
  break: 'breakMs',
  auto: 'autoBreakMs',
  scheduled: 'scheduledMs',
  paid: 'paidMs',
  regular: 'regularMs',
  extra: 'extraMs',
  overtime: 'overtimeMs',
  night: 'nightMs',
  rest: 'restMs',
} as const satisfies Record<string, keyof SheetAmounts>;

const holidays = ['2026-11-03', '2026-11-23', '2026-05-05'];
const week = (from: number, hours: string) =>
  [0, 1, 2, 3, 4].map((day) => `11-${String(from + day).padStart(2, '0')} ${hours}`);
const hours = (time: string) => ({ scheduled: Array<number>(7).fill(minutes(time)) });

const examples: Record<string, Example> = {
  // --- what is recorded
  'a day with a break': {
    work: ['11-02 9:00-12:00', '11-02 13:00-18:00'],
    // 3 + 5 = 8; 9 to 18 is 9, less 8 is 1; all of it within the scheduled 8
    is: {
      '11-02': { work: '8:00', break: '1:00', regular: '8:00', extra: '0:00', overtime: '0:00' },
    },
  },
  'entries that overlap': {
    work: ['11-02 9:00-12:00', '11-02 11:00-13:00'],
    // 9 to 13 is 4; 3 + 2 = 5 is 1 more
    is: { '11-02': { work: '4:00', overlap: '1:00', break: '0:00' } },
  },
  'a day without work': {
    work: [],
    // 8 are scheduled and none are worked
    is: { '11-02': { work: '0:00', scheduled: '8:00', regular: '0:00' } },
  },
  'work across midnight without a boundary': {
    work: ['11-05 20:00-26:00'],
    // 20 to 24 is 4, of which 22 to 24 are night; 0 to 2 is 2, all of it night
    is: { '11-05': { work: '4:00', night: '2:00' }, '11-06': { work: '2:00', night: '2:00' } },
  },
  'two days of work': {
    work: ['11-02 9:00-12:00', '11-04 9:00-10:00'],
    // 3 + 1 = 4; 4 / 2 = 2
    is: { sum: { work: '4:00', average: '2:00' } },
  },

  // --- scheduled hours
  'hours beyond the scheduled 7:45': {
    settings: hours('7:45'),
    work: ['11-02 9:00-17:50'],
    // 17:50 - 9:00 = 8:50; 8:50 - 7:45 = 1:05; 8:50 - 8:00 = 0:50
    is: { '11-02': { work: '8:50', regular: '7:45', extra: '1:05', overtime: '0:50' } },
  },
  'less than the scheduled hours': {
    work: ['11-02 9:00-15:30'],
    // 6:30 is less than 8
    is: { '11-02': { regular: '6:30', extra: '0:00' } },
  },
  'extra hours that are no overtime': {
    settings: hours('7:00'),
    work: ['11-02 9:00-16:45'],
    // 7:45 - 7:00 = 0:45; 7:45 is less than 8
    is: { '11-02': { extra: '0:45', overtime: '0:00' } },
  },
  'a Saturday without scheduled hours': {
    work: ['11-07 10:00-15:00'],
    // all 5 are beyond 0, less than 8, and Saturday is no statutory day of rest
    is: { '11-07': { regular: '0:00', extra: '5:00', overtime: '0:00', rest: '0:00' } },
  },
  'a holiday': {
    work: ['11-03 10:00-15:00'],
    // Tuesday's 8 do not count on a holiday, so all 5 are extra
    is: { '11-03': { scheduled: '0:00', regular: '0:00', extra: '5:00', rest: '0:00' } },
  },
  'a day of rest with scheduled hours': {
    settings: hours('8:00'),
    work: ['11-08 10:00-15:00'],
    // on Sunday nothing is scheduled, whatever the settings say
    is: { '11-08': { scheduled: '0:00', extra: '5:00', rest: '5:00' } },
  },
  'the scheduled hours of a month': {
    work: [],
    // 30 days, less 5 Sundays, 4 Saturdays and 2 holidays, are 19; 19 × 8 = 152
    is: { sum: { scheduled: '152:00', difference: '-152:00' } },
  },
  'another day of rest': {
    settings: { rest: [3] },
    work: ['11-04 9:00-12:00', '11-08 9:00-12:00'],
    // Wednesday is the day of rest now, Sunday is an ordinary one without hours
    is: {
      '11-04': { rest: '3:00', extra: '3:00' },
      '11-08': { rest: '0:00', extra: '3:00', overtime: '0:00' },
    },
  },
  'no day of rest at all': {
    settings: { rest: [] },
    work: ['11-08 9:00-19:00'],
    // 10 - 8 = 2 on a Sunday that is no day of rest
    is: { '11-08': { rest: '0:00', overtime: '2:00' } },
  },

  // --- overtime
  'ten hours on one day': {
    work: ['11-02 8:00-18:00'],
    // 10 - 8 = 2; the week has 8
    is: { '11-02': { overtime: '2:00' }, sum: { overtime: '2:00' } },
  },
  'six days of eight hours': {
    work: [...week(9, '9:00-17:00'), '11-14 9:00-17:00'],
    // 5 × 8 = 40, so all 8 of Saturday are beyond the week
    is: { '11-13': { overtime: '0:00' }, '11-14': { overtime: '8:00' }, sum: { overtime: '8:00' } },
  },
  'six days of nine hours': {
    work: [...week(9, '9:00-18:00'), '11-14 9:00-18:00'],
    // each day has 1; of the sixth 8 more are beyond 40: 6 × 1 + 8 = 14
    is: {
      '11-09': { overtime: '1:00' },
      '11-14': { overtime: '9:00' },
      sum: { overtime: '14:00' },
    },
  },
  'six days of seven hours': {
    work: [...week(9, '9:00-16:00'), '11-14 9:00-16:00'],
    // 6 × 7 = 42; 42 - 40 = 2
    is: { '11-14': { overtime: '2:00' }, sum: { overtime: '2:00' } },
  },
  'long and short days': {
    work: ['11-09 8:00-20:00', '11-10 9:00-13:00', '11-11 9:00-17:00', '11-12 9:00-17:00'],
    // 12 - 8 = 4; the week then has 8 + 4 + 8 + 8 = 28 of 40
    is: { '11-09': { overtime: '4:00' }, sum: { overtime: '4:00', work: '32:00' } },
  },
  'a day of rest after a full week': {
    work: [...week(9, '9:00-17:00'), '11-15 9:00-19:00'],
    // Sunday's 10 are work on a day of rest, and no overtime
    is: { '11-15': { overtime: '0:00', rest: '10:00' }, sum: { overtime: '0:00', rest: '10:00' } },
  },
  'a day of rest before a full week': {
    firstDay: 7,
    work: ['11-08 9:00-14:00', ...week(9, '9:00-17:00')],
    // Sunday's 5 do not fill the week: 5 × 8 = 40
    is: { sum: { overtime: '0:00', rest: '5:00' } },
  },
  'a week from Monday on': {
    settings: { rest: [] },
    work: ['11-08 9:00-17:00', ...week(9, '9:00-17:00')],
    // Sunday belongs to the week before
    is: { sum: { overtime: '0:00' } },
  },
  'the same days in a week from Sunday on': {
    firstDay: 7,
    settings: { rest: [] },
    work: ['11-08 9:00-17:00', ...week(9, '9:00-17:00')],
    // 6 × 8 = 48; 48 - 40 = 8, on Friday
    is: { '11-13': { overtime: '8:00' }, sum: { overtime: '8:00' } },
  },
  'a week that began in the month before': {
    month: '2026-10',
    // Monday 28 September to Saturday 3 October: 6 × 8 = 48, and the last 8 lie in October
    work: ['09-28', '09-29', '09-30', '10-01', '10-02', '10-03'].map((day) => `${day} 9:00-17:00`),
    // October has 3 × 8 = 24
    is: { '10-03': { overtime: '8:00' }, sum: { work: '24:00', overtime: '8:00' } },
  },
  'the month before, with the beginning of that week': {
    month: '2026-09',
    work: ['09-28', '09-29', '09-30', '10-01', '10-02', '10-03'].map((day) => `${day} 9:00-17:00`),
    // 3 × 8 = 24, which is no overtime
    is: { sum: { work: '24:00', overtime: '0:00' } },
  },

  // --- closing days
  'a sheet that closes on the 20th': {
    settings: { closing: 20 },
    work: ['10-20 9:00-10:00', '10-21 9:00-11:00', '11-20 9:00-12:00', '11-21 9:00-13:00'],
    // 10/21 to 11/20 has 2 + 3 = 5
    is: { sum: { work: '5:00' } },
  },
  'a week across two sheets': {
    settings: { closing: 20 },
    month: '2026-12',
    work: [...week(16, '9:00-17:00'), '11-21 9:00-17:00'],
    // Monday to Friday have 40 in the sheet before; Saturday the 21st is the first day of this one
    is: { '11-21': { overtime: '8:00' }, sum: { work: '8:00', overtime: '8:00' } },
  },
  'night work across the closing day': {
    settings: { closing: 20, boundary: 5 },
    work: ['11-20 21:00-28:00'],
    // all 7 belong to the 20th; 22 to 4 is 6
    is: { '11-20': { work: '7:00', night: '6:00' }, sum: { work: '7:00', night: '6:00' } },
  },
  'the sheet after that night': {
    settings: { closing: 20, boundary: 5 },
    month: '2026-12',
    work: ['11-20 21:00-28:00', '11-21 9:00-10:00'],
    // the night belongs to the 20th; 9 to 10 is 1
    is: { sum: { work: '1:00', night: '0:00' } },
  },
  'night work across the closing day without a boundary': {
    settings: { closing: 20 },
    month: '2026-12',
    work: ['11-20 21:00-28:00'],
    // 0 to 4 is on the 21st
    is: { sum: { work: '4:00', night: '4:00' } },
  },

  // --- where a day begins
  'a night until five': {
    settings: { boundary: 5 },
    work: ['11-05 22:00-29:00'],
    // 22 to 29 is 7, all of it night
    is: { '11-05': { work: '7:00', night: '7:00' }, '11-06': { work: '0:00', night: '0:00' } },
  },
  'a night until seven': {
    settings: { boundary: 5 },
    work: ['11-05 22:00-31:00'],
    // 22 to 29 is 7; 5 to 7 is 2 of the next day, and no night
    is: { '11-05': { work: '7:00', night: '7:00' }, '11-06': { work: '2:00', night: '0:00' } },
  },
  'an early start before the boundary': {
    settings: { boundary: 4 },
    work: ['11-06 3:00-6:00'],
    // 3 to 4 belongs to the 5th, 4 to 6 to the 6th; night until 5
    is: { '11-05': { work: '1:00', night: '1:00' }, '11-06': { work: '2:00', night: '1:00' } },
  },
  'two nights around a boundary of six': {
    settings: { boundary: 6 },
    work: ['11-06 4:00-7:00', '11-06 21:00-23:00'],
    // 4 to 6 is of the 5th, with 1 of night; 6 to 7 and 21 to 23 are 3 of the 6th, with 1 of night
    is: { '11-05': { work: '2:00', night: '1:00' }, '11-06': { work: '3:00', night: '1:00' } },
  },

  // --- night
  'night work that is overtime, too': {
    work: ['11-02 13:00-23:30'],
    // 10:30 - 8 = 2:30; 22 to 23:30 is 1:30
    is: { '11-02': { overtime: '2:30', extra: '2:30', night: '1:30' } },
  },
  'early work': {
    work: ['11-02 4:30-9:00'],
    // 4:30 to 5:00
    is: { '11-02': { work: '4:30', night: '0:30' } },
  },
  'a holiday with night work': {
    settings: { boundary: 5 },
    work: ['11-03 20:00-27:00'],
    // no hours on a holiday: all 7 are extra; 22 to 27 is 5; Tuesday is no day of rest
    is: { '11-03': { regular: '0:00', extra: '7:00', night: '5:00', rest: '0:00' } },
  },
  'a day of rest with night work': {
    settings: { boundary: 5 },
    work: ['11-08 18:00-27:00'],
    // 9 on a Sunday, no overtime; 22 to 27 is 5
    is: { '11-08': { rest: '9:00', overtime: '0:00', night: '5:00' } },
  },

  // --- automatic breaks
  'just six hours': {
    settings: { breaks: true },
    work: ['11-02 9:00-15:00'],
    // not more than 6: nothing is missing
    is: { '11-02': { work: '6:00', break: '0:00', auto: '0:00' } },
  },
  'more than six hours': {
    settings: { breaks: true },
    work: ['11-02 9:00-15:01'],
    // 6:01 - 0:45 = 5:16
    is: { '11-02': { work: '5:16', break: '0:45', auto: '0:45' } },
  },
  'just eight hours': {
    settings: { breaks: true },
    work: ['11-02 9:00-17:00'],
    // not more than 8: 8:00 - 0:45 = 7:15
    is: { '11-02': { work: '7:15', break: '0:45' } },
  },
  'more than eight hours': {
    settings: { breaks: true },
    work: ['11-02 9:00-18:00'],
    // 9 - 1 = 8
    is: { '11-02': { work: '8:00', break: '1:00', overtime: '0:00' } },
  },
  'an automatic break beside a recorded one': {
    settings: { breaks: true },
    work: ['11-02 9:00-12:00', '11-02 12:30-18:00'],
    // 3 + 5:30 = 8:30; 0:30 of 1:00 is recorded: 8:30 - 0:30 = 8:00
    is: { '11-02': { work: '8:00', break: '1:00', auto: '0:30' } },
  },
  'recorded breaks that suffice': {
    settings: { breaks: true },
    work: ['11-02 9:00-12:00', '11-02 12:30-15:00', '11-02 15:15-17:00'],
    // 3 + 2:30 + 1:45 = 7:15; 0:30 + 0:15 = 0:45
    is: { '11-02': { work: '7:15', break: '0:45', auto: '0:00' } },
  },
  'an automatic break in a night': {
    settings: { breaks: true, boundary: 5 },
    work: ['11-05 22:00-29:00'],
    // 7:00 - 0:45 = 6:15, and no more can be night
    is: { '11-05': { work: '6:15', night: '6:15' } },
  },
  'an automatic break before a night': {
    settings: { breaks: true },
    work: ['11-05 15:00-24:00'],
    // 9 - 1 = 8; the break is not taken from the 2 of night
    is: { '11-05': { work: '8:00', night: '2:00' } },
  },

  // --- minutes and seconds
  'times as they are written, with a break': {
    work: ['11-02 9:00:50-12:00:10', '11-02 13:00:40-14:00:20'],
    // 9:00 to 12:00 is 3:00, 13:00 to 14:00 is 1:00; 9:00 to 14:00 is 5:00, less 4:00 is 1:00
    is: { '11-02': { begin: '9:00', end: '14:00', work: '4:00', break: '1:00' } },
  },
  'five days of eight hours': {
    work: week(9, '9:00:40-17:00:20'),
    // 9:00 to 17:00 is 8:00 each day; 5 × 8:00 = 40:00
    is: { '11-09': { work: '8:00' }, sum: { work: '40:00', average: '8:00' } },
  },
  'an entry within one minute': {
    work: ['11-02 9:00:05-9:00:55'],
    // 9:00 to 9:00
    is: { sum: { work: '0:00' } },
  },
  'a switch within a minute': {
    work: ['11-02 9:00-10:30:30', '11-02 10:30:30-12:00'],
    // 1:30 + 1:30; neither a gap nor an overlap at 10:30
    is: { '11-02': { work: '3:00', break: '0:00', overlap: '0:00' } },
  },
  'seconds that count': {
    settings: { rounding: 0 },
    work: ['11-02 9:00:40-9:30:20', '11-03 9:00:40-9:30:20'],
    // 29:40 each, shown as 29; together 59:20
    is: { '11-02': { work: '0:29' }, sum: { work: '0:59' } },
  },
  'rounding after the minute': {
    settings: { rounding: 15 },
    work: ['11-02 9:00:30-17:00:10'],
    // 9:00 is even already: 9:00 to 17:00
    is: { '11-02': { begin: '9:00', end: '17:00', work: '8:00' } },
  },

  // --- rounding
  'rounding to 5 minutes': {
    settings: { rounding: 5 },
    work: ['11-02 9:01-17:59'],
    // 9:05 to 17:55 is 8:50
    is: { '11-02': { begin: '9:05', end: '17:55', work: '8:50' } },
  },
  'rounding to 10 minutes': {
    settings: { rounding: 10 },
    work: ['11-02 9:01-17:59'],
    // 9:10 to 17:50 is 8:40
    is: { '11-02': { begin: '9:10', end: '17:50', work: '8:40' } },
  },
  'rounding to 15 minutes': {
    settings: { rounding: 15 },
    work: ['11-02 9:01-17:59'],
    // 9:15 to 17:45 is 8:30
    is: { '11-02': { begin: '9:15', end: '17:45', work: '8:30' } },
  },
  'rounding to 30 minutes': {
    settings: { rounding: 30 },
    work: ['11-02 9:01-17:59'],
    // 9:30 to 17:30 is 8:00
    is: { '11-02': { begin: '9:30', end: '17:30', work: '8:00' } },
  },
  'rounding what is even already': {
    settings: { rounding: 15 },
    work: ['11-02 9:00-17:45'],
    // 9:00 and 17:45 stay
    is: { '11-02': { begin: '9:00', end: '17:45', work: '8:45' } },
  },
  'rounding a day with a break': {
    settings: { rounding: 15 },
    work: ['11-02 9:05-12:01', '11-02 13:02-18:10'],
    // 9:15 to 12:01 is 2:46, 13:02 to 18:00 is 4:58: 7:44; the break from 12:01 to 13:02 stays 1:01
    is: { '11-02': { work: '7:44', break: '1:01' } },
  },
  'rounding a few minutes away': {
    settings: { rounding: 15 },
    work: ['11-02 9:02-9:10'],
    // 9:15 is after 9:00: nothing is left
    is: { '11-02': { work: '0:00', break: '0:00' }, sum: { average: '0:00' } },
  },
  'rounding by a clock of 45 minutes': {
    zone: 'Asia/Kathmandu',
    settings: { rounding: 30 },
    work: ['11-02 9:01-17:59'],
    // by the clock of the place: 9:30 to 17:30
    is: { '11-02': { begin: '9:30', end: '17:30', work: '8:00' } },
  },
  'rounding, then the automatic break': {
    settings: { rounding: 15, breaks: true },
    work: ['11-02 8:50-17:10'],
    // 9:00 to 17:00 is 8, not more: 8:00 - 0:45 = 7:15
    is: { '11-02': { work: '7:15', auto: '0:45' } },
  },

  // --- marks
  'a paid day': {
    work: [],
    marks: { '11-02': 'paid' },
    // 8 are paid; 152 - 8 = 144 are lacking
    is: { '11-02': { paid: '8:00', work: '0:00' }, sum: { paid: '8:00', difference: '-144:00' } },
  },
  'a special day off': {
    settings: hours('7:45'),
    work: [],
    marks: { '11-02': 'special' },
    // as a paid day
    is: { '11-02': { paid: '7:45' } },
  },
  'a half day with work': {
    settings: hours('7:45'),
    work: ['11-02 13:00-17:00'],
    marks: { '11-02': 'morning' },
    // half of 465 minutes is 232.5, cut to 232, so 233 are scheduled; 240 - 233 = 7
    is: { '11-02': { paid: '3:52', regular: '3:53', extra: '0:07', work: '4:00' } },
  },
  'a free afternoon': {
    work: ['11-02 9:00-12:00'],
    marks: { '11-02': 'afternoon' },
    // 8 / 2 = 4 are paid, 3 of the other 4 are worked
    is: { '11-02': { paid: '4:00', regular: '3:00', extra: '0:00' } },
  },
  'work on a paid day': {
    work: ['11-02 9:00-11:00'],
    marks: { '11-02': 'paid' },
    // all 8 are paid, so 2 are extra
    is: { '11-02': { paid: '8:00', regular: '0:00', extra: '2:00' } },
  },
  'an absence': {
    work: [],
    marks: { '11-02': 'absent' },
    // nothing is paid
    is: { '11-02': { paid: '0:00', scheduled: '8:00' }, sum: { difference: '-152:00' } },
  },
  'a day off for a Saturday': {
    work: ['11-07 9:00-17:00'],
    marks: { '11-09': 'substitute' },
    // 8 on Saturday make up for the 8 of Monday: 8 - 152 = -144
    is: { '11-09': { paid: '0:00' }, sum: { difference: '-144:00' } },
  },
  'a paid day on a holiday': {
    work: [],
    marks: { '11-03': 'paid' },
    // nothing is scheduled that could be paid
    is: { '11-03': { paid: '0:00' } },
  },

  // --- changes of the clock
  'a day of 23 hours': {
    zone: 'America/New_York',
    month: '2026-03',
    settings: { rest: [] },
    work: ['03-08 0:00-24:00'],
    // from 2 the clock says 3: 0 to 5 is 4, 22 to 24 is 2; 23 - 8 = 15
    is: { '03-08': { work: '23:00', night: '6:00', overtime: '15:00', break: '0:00' } },
  },
  'a day of 25 hours': {
    zone: 'America/New_York',
    settings: { rest: [] },
    work: ['11-01 0:00-24:00'],
    // from 2 the clock says 1 again: 0 to 5 is 6, 22 to 24 is 2; 25 - 8 = 17
    is: { '11-01': { work: '25:00', night: '8:00', overtime: '17:00' } },
  },
  'a night of seven hours that has eight': {
    zone: 'America/New_York',
    settings: { boundary: 5 },
    month: '2026-10',
    work: ['10-31 22:00-29:00'],
    // 22 to 5 is 7 by the clock, which shows one hour twice
    is: { '10-31': { work: '8:00', night: '8:00' } },
  },
  'a boundary that the clock skips': {
    zone: 'America/New_York',
    month: '2026-03',
    settings: { boundary: 2 },
    work: ['03-07 23:00-28:00'],
    // the day begins at 3, one hour after 1: 23 to 3 is 3, 3 to 4 is 1
    is: { '03-07': { work: '3:00', night: '3:00' }, '03-08': { work: '1:00', night: '1:00' } },
  },

  // --- all of it together
  'a month that is handed in': {
    settings: { ...hours('7:45'), closing: 20, breaks: true, rounding: 15 },
    work: ['10-21 8:58-18:04', '10-22 9:00-12:00', '10-22 12:20-20:00', '10-24 10:00-13:00'],
    marks: { '10-23': 'paid' },
    // 9:00 to 18:00 is 9, less 1; 3 + 7:40 = 10:40, less 0:40; 3 on a Saturday: 8 + 10 + 3 = 21
    is: {
      '10-21': { work: '8:00', regular: '7:45', extra: '0:15', overtime: '0:00' },
      '10-22': { work: '10:00', break: '1:00', auto: '0:40', extra: '2:15', overtime: '2:00' },
      sum: { work: '21:00', overtime: '2:00', paid: '7:45' },
    },
  },
};

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function momentOf(day: string, time: string, zone: string): number {
  const [, hourAndMinute = '', second = '00'] = /^(\d+:\d+)(?::(\d+))?$/.exec(time) ?? [];
  const [hour, minute] = [Math.floor(minutes(hourAndMinute) / 60), minutes(hourAndMinute) % 60];
  const date = addDays(day, Math.floor(hour / 24));
  const clock = [hour % 24, minute].map((part) => String(part).padStart(2, '0')).join(':');
  const read = parseLocalTime(`${date}T${clock}:${second}`, zone);
  if (read.kind !== 'moment') throw new Error(`There is no ${day} ${time} in ${zone}.`);
  return read.epochMs;
}

function entryOf(text: string, zone: string, index: number) {
  const [, day = '', begin = '', end = ''] = /^(\S+) (\S+)-(\S+)$/.exec(text) ?? [];
  const [beginningMs, endingMs] = [begin, end].map((time) => momentOf(`2026-${day}`, time, zone));
  return {
    ...{ id: `${index}`, recordId: '1', version: 1, note: '' },
    ...{ beginningMs: beginningMs ?? 0, endingMs: endingMs ?? 0 },
  };
}

function sheetOf({ zone = 'Asia/Tokyo', month = '2026-11', firstDay = 1, ...example }: Example) {
  const settings = { ...standardSettings, ...example.settings };
  const notes = Object.entries(example.marks ?? {}).map(([day, mark]) => ({
    date: `2026-${day}`,
    mark,
    remark: '',
  }));
  const sheet = timesheet({
    span: sheetSpan(month, settings),
    entries: example.work.map((text, index) => entryOf(text, zone, index)),
    notes,
    settings,
    isHoliday: (day) => holidays.includes(day),
    firstDay,
    zone,
    nowMs: 0,
  });
  const days = sheet.weeks.flatMap((one) => one.days);
  return { sheet, dayOf: (day: string) => days.find((one) => one.day === `2026-${day}`), zone };
}

/** `-7:45` too; cut to the minute. */
function written(ms: number): string {
  const all = Math.floor(Math.abs(ms) / MINUTE_MS);
  const sign = ms < 0 ? '-' : '';
  return `${sign}${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
}

function clockAt(ms: number | null | undefined, zone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' });
  return ms == null ? '' : format.format(ms).replace(/^0/, '');
}

// HRS-12, HRS-13, HRS-14, HRS-15, HRS-16
describe('by the rules of the timesheet', () => {
  it.each(Object.entries(examples))('%s', (_, example) => {
    const { sheet, dayOf, zone } = sheetOf(example);
    for (const [day, amounts] of Object.entries(example.is)) {
      const row = day === 'sum' ? sheet : dayOf(day);
      expect(row).toBeDefined();
      const found = Object.keys(amounts).map((amount) => [
        amount,
        textOf(amount as Amount, row as TimesheetDay & typeof sheet, zone),
      ]);
      expect({ [day]: Object.fromEntries(found) }).toEqual({ [day]: amounts });
    }
  });
});

function textOf(
  amount: Amount,
  row: TimesheetDay & { averageMs: number; differenceMs: number },
  zone: string,
) {
  switch (amount) {
    case 'begin':
      return clockAt(row.beginMs, zone);
    case 'end':
      return clockAt(row.endMs, zone);
    case 'average':
      return written(row.averageMs);
    case 'difference':
      return written(row.differenceMs);
    default:
      return written(row[keys[amount]]);
  }
}
