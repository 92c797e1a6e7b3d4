/**
 * Worked examples of the rules of 勤務表. Each expected number is computed by hand in the line above it.
 * Those of others are named by site and title.
 * November 2026 begins on a Sunday; the 3rd and the 23rd are holidays.
 */
import { expect, it } from 'vitest';
import type { DayMark, DayNote, SheetSettings } from '#contract/timesheet.ts';
import { daysOf } from '#domain/calendar/day-span.ts';
import { localMoment } from '#domain/calendar/local-time.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { sheetSpan, standardSettings } from '#domain/work-time/sheet-settings.ts';
import { timesheet } from '#domain/work-time/timesheet.ts';

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
  average: 'averageMs',
  excess: 'excessMs',
  left: 'leftMs',
  difference: 'differenceMs',
} as const;

const holidays = ['2026-11-03', '2026-11-23', '2026-05-05'];

/**
 * `name | work | settings, marks of days and place`, then the computation, then the values of days, or of the
 * whole sheet. Hours from 24 on belong to the next day. Unless it says otherwise, it is November 2026 in Japan, and
 * weeks begin on Monday.
 */
const examples = `
--- what is recorded
a day with a break | 11-02 9:00-12:00, 11-02 13:00-18:00
  3 + 5 = 8; 9 to 18 is 9, less 8 is 1; all of it within the scheduled 8
  11-02: work 8:00, break 1:00, regular 8:00, extra 0:00, overtime 0:00
entries that overlap | 11-02 9:00-12:00, 11-02 11:00-13:00
  9 to 13 is 4; 3 + 2 = 5 is 1 more
  11-02: work 4:00, overlap 1:00, break 0:00
a day without work
  8 are scheduled and none are worked
  11-02: work 0:00, scheduled 8:00, regular 0:00
work across midnight | 11-05 20:00-26:00
  20 to 26 is 6, of which 22 to 26 are night
  11-05: work 6:00, night 4:00
  11-06: work 0:00, night 0:00
work across midnight that is divided | 11-05 20:00-26:00 | split=true
  20 to 24 is 4, of which 22 to 24 are night; 0 to 2 is 2, all of it night
  11-05: work 4:00, night 2:00
  11-06: work 2:00, night 2:00
two days of work | 11-02 9:00-12:00, 11-04 9:00-10:00
  3 + 1 = 4; 4 / 2 = 2
  sum: work 4:00, average 2:00
--- scheduled hours
hours beyond the scheduled 7:45 | 11-02 9:00-17:50 | scheduled=7:45
  17:50 - 9:00 = 8:50; 8:50 - 7:45 = 1:05; 8:50 - 8:00 = 0:50
  11-02: work 8:50, regular 7:45, extra 1:05, overtime 0:50
extra hours that are no overtime | 11-02 9:00-16:45 | scheduled=7:00
  7:45 - 7:00 = 0:45; 7:45 is less than 8
  11-02: extra 0:45, overtime 0:00
a Saturday without scheduled hours | 11-07 10:00-15:00
  all 5 are beyond 0, less than 8, and Saturday is no statutory day of rest
  11-07: regular 0:00, extra 5:00, overtime 0:00, rest 0:00
a holiday | 11-03 10:00-15:00
  Tuesday's 8 do not count on a holiday, so all 5 are extra
  11-03: scheduled 0:00, regular 0:00, extra 5:00, rest 0:00
a day of rest with scheduled hours | 11-08 10:00-15:00 | scheduled=8:00
  on Sunday nothing is scheduled, whatever the settings say
  11-08: scheduled 0:00, extra 5:00, rest 5:00
the scheduled hours of a month
  30 days, less 5 Sundays, 4 Saturdays and 2 holidays, are 19; 19 × 8 = 152
  sum: scheduled 152:00, difference -152:00
another day of rest | 11-04 9:00-12:00, 11-08 9:00-12:00 | rest=[3]
  Wednesday is the day of rest now, Sunday is an ordinary one without hours
  11-04: rest 3:00, extra 3:00
  11-08: rest 0:00, extra 3:00, overtime 0:00
no day of rest at all | 11-08 9:00-19:00 | rest=[]
  10 - 8 = 2 on a Sunday that is no day of rest
  11-08: rest 0:00, overtime 2:00
--- overtime
ten hours on one day | 11-02 8:00-18:00
  10 - 8 = 2; the week has 8
  11-02: overtime 2:00
  sum: overtime 2:00
six days of eight hours | 11-09..11-13 9:00-17:00, 11-14 9:00-17:00
  5 × 8 = 40, so all 8 of Saturday are beyond the week
  11-13: overtime 0:00
  11-14: overtime 8:00
  sum: overtime 8:00
six days of nine hours | 11-09..11-13 9:00-18:00, 11-14 9:00-18:00
  each day has 1; of the sixth 8 more are beyond 40: 6 × 1 + 8 = 14
  11-09: overtime 1:00
  11-14: overtime 9:00
  sum: overtime 14:00
a day of rest after a full week | 11-09..11-13 9:00-17:00, 11-15 9:00-19:00
  Sunday's 10 are work on a day of rest, and no overtime
  11-15: overtime 0:00, rest 10:00
  sum: overtime 0:00, rest 10:00
a day of rest before a full week | 11-08 9:00-14:00, 11-09..11-13 9:00-17:00 | firstDay=7
  Sunday's 5 do not fill the week: 5 × 8 = 40
  sum: overtime 0:00, rest 5:00
a week from Monday on | 11-08 9:00-17:00, 11-09..11-13 9:00-17:00 | rest=[]
  Sunday belongs to the week before
  sum: overtime 0:00
the same days in a week from Sunday on | 11-08 9:00-17:00, 11-09..11-13 9:00-17:00 | firstDay=7 rest=[]
  6 × 8 = 48; 48 - 40 = 8, on Friday
  11-13: overtime 8:00
  sum: overtime 8:00
a week that began in the month before | 09-28..10-03 9:00-17:00 | month=2026-10
  Monday 28 September to Saturday 3 October: 6 × 8 = 48, and the last 8 lie in October; October has 3 × 8 = 24
  10-03: overtime 8:00
  sum: work 24:00, overtime 8:00
the month before, with the beginning of that week | 09-28..10-03 9:00-17:00 | month=2026-09
  3 × 8 = 24, which is no overtime
  sum: work 24:00, overtime 0:00
--- closing days
a sheet that closes on the 20th | 10-20 9:00-10:00, 10-21 9:00-11:00, 11-20 9:00-12:00, 11-21 9:00-13:00
    | closing=20
  10/21 to 11/20 has 2 + 3 = 5
  sum: work 5:00
a week across two sheets | 11-16..11-20 9:00-17:00, 11-21 9:00-17:00 | month=2026-12 closing=20
  Monday to Friday have 40 in the sheet before; Saturday the 21st is the first day of this one
  11-21: overtime 8:00
  sum: work 8:00, overtime 8:00
night work across the closing day | 11-20 21:00-28:00 | closing=20 boundary=5
  all 7 belong to the 20th; 22 to 4 is 6
  11-20: work 7:00, night 6:00
  sum: work 7:00, night 6:00
the sheet after that night | 11-20 21:00-28:00, 11-21 9:00-10:00 | month=2026-12 closing=20 boundary=5
  the night belongs to the 20th; 9 to 10 is 1
  sum: work 1:00, night 0:00
--- where a day begins
a night until five | 11-05 22:00-29:00 | boundary=5
  22 to 29 is 7, all of it night
  11-05: work 7:00, night 7:00
  11-06: work 0:00, night 0:00
a night until seven | 11-05 22:00-31:00 | boundary=5
  22 to 31 is 9 of the 5th, 22 to 29 of it night
  11-05: work 9:00, night 7:00
  11-06: work 0:00, night 0:00
a night until seven that is divided | 11-05 22:00-31:00 | boundary=5 split=true
  22 to 29 is 7; 5 to 7 is 2 of the next day, and no night
  11-05: work 7:00, night 7:00
  11-06: work 2:00, night 0:00
an early start before the boundary | 11-06 3:00-6:00 | boundary=4
  at 3 it is still the 5th, and the whole shift is of that day; night until 5
  11-05: work 3:00, night 2:00
  11-06: work 0:00, night 0:00
--- shifts over midnight
two entries of one night of care | 11-04 16:00-24:00, 11-05 1:00-9:00
  8 + 8 = 16; 16 to 33 is 17, less 16 is 1; 16 - 8 = 8; 22 to 24 and 1 to 5 are 2 + 4
  11-04: begin 16:00, end 9:00, work 16:00, break 1:00, overtime 8:00, night 6:00
  11-05: work 0:00
the same days with another beginning | 11-04 16:00-24:00, 11-05 1:00-9:00 | boundary=6
  where a day begins changes nothing for a shift that begins at 16:00
  11-04: work 16:00, break 1:00, overtime 8:00, night 6:00
a night that begins before midnight | 11-05 22:00-31:00 | boundary=6
  22 to 31 is 9; 9 - 8 = 1; 22 to 29 is 7
  11-05: work 9:00, overtime 1:00, night 7:00
a night with its automatic break | 11-04 16:00-33:00 | breaks=true
  17 - 1 = 16, once for the shift; 16 - 8 = 8; the break is not taken from 22 to 29
  11-04: work 16:00, break 1:00, auto 1:00, overtime 8:00, night 7:00
  11-05: work 0:00, auto 0:00
that night divided | 11-04 16:00-33:00 | breaks=true split=true
  17 - 1 = 16 as before; 16 to 24 is 8, less 1; 0 to 9 is 9; 9 - 8 = 1
  11-04: work 7:00, break 1:00, night 2:00, overtime 0:00
  11-05: work 9:00, break 0:00, night 5:00, overtime 1:00
  sum: work 16:00, night 7:00
a day of rest into Monday | 11-08 20:00-27:00 | boundary=5
  Sunday has 20 to 24; 0 to 3 is ordinary work of that shift, and no overtime; 22 to 27
  11-08: work 7:00, rest 4:00, extra 7:00, regular 0:00, overtime 0:00, night 5:00
  11-09: work 0:00
Saturday into a day of rest | 11-07 10:00-13:00, 11-07 14:00-27:00 | boundary=5
  3 + 13 = 16; 0 to 3 lies on Sunday; 16 - 3 = 13, and 13 - 8 = 5
  11-07: work 16:00, rest 3:00, overtime 5:00
  11-08: work 0:00, rest 0:00
Saturday into a day of rest, divided | 11-07 10:00-13:00, 11-07 14:00-27:00 | split=true
  10 to 24 less 1 is 13; 13 - 8 = 5; 0 to 3 is Sunday's
  11-07: work 13:00, rest 0:00, overtime 5:00
  11-08: work 3:00, rest 3:00, overtime 0:00
four hours between two shifts | 11-04 18:00-22:00, 11-05 2:00-6:00
  22 to 2 is 4: two shifts, each of its own day
  11-04: work 4:00, night 0:00
  11-05: work 4:00, night 3:00
a minute less than four hours | 11-04 18:00-22:01, 11-05 2:00-6:00
  one shift: 4:01 + 4 = 8:01; 18 to 30 is 12, less 8:01; 22:00 to 22:01 and 2 to 5
  11-04: work 8:01, break 3:59, night 3:01, overtime 0:01
two shifts on one day | 11-04 6:00-10:00, 11-04 15:00-20:00
  4 + 5 = 9; 6 to 20 is 14, less 9
  11-04: begin 6:00, end 20:00, work 9:00, break 5:00, overtime 1:00
two shifts with their own breaks | 11-04 6:00-12:30, 11-04 17:00-23:30 | breaks=true
  each has 6:30, less 0:45 is 5:45; together 11:30; 6 to 23:30 is 17:30
  11-04: work 11:30, auto 1:30, break 6:00, night 1:30, overtime 3:30
the break of another shift helps none | 11-04 8:00-15:00, 11-04 19:30-21:00 | breaks=true
  7 - 0:45 = 6:15, though 4:30 lie between; 6:15 + 1:30
  11-04: work 7:45, auto 0:45
--- the 24th hour of a shift
thirty hours without a pause | 11-04 9:00-39:00
  24 on the 4th; from 9 to 15 the next shift, of the 5th; 24 - 8 = 16
  11-04: work 24:00, overtime 16:00, night 7:00
  11-05: begin 9:00, end 15:00, work 6:00, overtime 0:00, night 0:00
pauses up to the 24th hour | 11-04 9:00-20:00, 11-04 23:00-31:00, 11-05 8:30-12:00
  11 + 8, then from 8:30 to 9:00; after 9:00 is 3:00 of the 5th
  11-04: work 19:30, break 4:30, night 6:00
  11-05: begin 9:00, end 12:00, work 3:00
work that begins at the 24th hour | 11-04 9:00-20:00, 11-04 23:00-31:00, 11-05 9:00-12:00
  11 + 8 = 19; at 9:00 another shift begins, though only 2 hours lie between
  11-04: work 19:00, overtime 11:00
  11-05: work 3:00
rounding at the 24th hour | 11-04 9:01-36:00 | rounding=15
  9:15 to 33:01 is 23:46, then to 36:00 is 2:59: nothing is lost where nobody stopped
  11-04: begin 9:15, work 23:46
  11-05: begin 9:01, end 12:00, work 2:59
--- night
night work that is overtime, too | 11-02 13:00-23:30
  10:30 - 8 = 2:30; 22 to 23:30 is 1:30
  11-02: overtime 2:30, extra 2:30, night 1:30
early work | 11-02 4:30-9:00
  4:30 to 5:00
  11-02: work 4:30, night 0:30
a holiday with night work | 11-03 20:00-27:00 | boundary=5
  no hours on a holiday: all 7 are extra; 22 to 27 is 5; Tuesday is no day of rest
  11-03: regular 0:00, extra 7:00, night 5:00, rest 0:00
--- automatic breaks
just six hours | 11-02 9:00-15:00 | breaks=true
  not more than 6: nothing is missing
  11-02: work 6:00, break 0:00, auto 0:00
more than six hours | 11-02 9:00-15:01 | breaks=true
  6:01 - 0:45 = 5:16
  11-02: work 5:16, break 0:45, auto 0:45
just eight hours | 11-02 9:00-17:00 | breaks=true
  not more than 8: 8:00 - 0:45 = 7:15
  11-02: work 7:15, break 0:45
more than eight hours | 11-02 9:00-18:00 | breaks=true
  9 - 1 = 8
  11-02: work 8:00, break 1:00, overtime 0:00
an automatic break beside a recorded one | 11-02 9:00-12:00, 11-02 12:30-18:00 | breaks=true
  3 + 5:30 = 8:30; 0:30 of 1:00 is recorded: 8:30 - 0:30 = 8:00
  11-02: work 8:00, break 1:00, auto 0:30
recorded breaks that suffice | 11-02 9:00-12:00, 11-02 12:30-15:00, 11-02 15:15-17:00 | breaks=true
  3 + 2:30 + 1:45 = 7:15; 0:30 + 0:15 = 0:45
  11-02: work 7:15, break 0:45, auto 0:00
an automatic break in a night | 11-05 22:00-29:00 | breaks=true boundary=5
  7:00 - 0:45 = 6:15, and no more can be night
  11-05: work 6:15, night 6:15
an automatic break before a night | 11-05 15:00-24:00 | breaks=true
  9 - 1 = 8; the break is not taken from the 2 of night
  11-05: work 8:00, night 2:00
--- minutes and seconds
times as they are written, with a break | 11-02 9:00:50-12:00:10, 11-02 13:00:40-14:00:20
  9:00 to 12:00 is 3:00, 13:00 to 14:00 is 1:00; 9:00 to 14:00 is 5:00, less 4:00 is 1:00
  11-02: begin 9:00, end 14:00, work 4:00, break 1:00
five days of eight hours | 11-09..11-13 9:00:40-17:00:20
  9:00 to 17:00 is 8:00 each day; 5 × 8:00 = 40:00
  11-09: work 8:00
  sum: work 40:00, average 8:00
an entry within one minute | 11-02 9:00:05-9:00:55
  9:00 to 9:00
  sum: work 0:00
a switch within a minute | 11-02 9:00-10:30:30, 11-02 10:30:30-12:00
  1:30 + 1:30; neither a gap nor an overlap at 10:30
  11-02: work 3:00, break 0:00, overlap 0:00
seconds that count | 11-02..11-03 9:00:40-9:30:20 | rounding=0
  29:40 each, shown as 29; together 59:20
  11-02: work 0:29
  sum: work 0:59
rounding after the minute | 11-02 9:00:30-17:00:10 | rounding=15
  9:00 is even already: 9:00 to 17:00
  11-02: begin 9:00, end 17:00, work 8:00
--- rounding
rounding to 5 minutes | 11-02 9:01-17:59 | rounding=5
  9:05 to 17:55 is 8:50
  11-02: begin 9:05, end 17:55, work 8:50
rounding to 15 minutes | 11-02 9:01-17:59 | rounding=15
  9:15 to 17:45 is 8:30
  11-02: begin 9:15, end 17:45, work 8:30
rounding a day with a break | 11-02 9:05-12:01, 11-02 13:02-18:10 | rounding=15
  9:15 to 12:01 is 2:46, 13:02 to 18:00 is 4:58: 7:44; the break from 12:01 to 13:02 stays 1:01
  11-02: work 7:44, break 1:01
rounding a few minutes away | 11-02 9:02-9:10 | rounding=15
  9:15 is after 9:00: nothing is left
  11-02: work 0:00, break 0:00
  sum: average 0:00
rounding by a clock of 45 minutes | 11-02 9:01-17:59 | zone=Asia/Kathmandu rounding=30
  by the clock of the place: 9:30 to 17:30
  11-02: begin 9:30, end 17:30, work 8:00
rounding, then the automatic break | 11-02 8:50-17:10 | rounding=15 breaks=true
  9:00 to 17:00 is 8, not more: 8:00 - 0:45 = 7:15
  11-02: work 7:15, auto 0:45
rounding a shift over midnight | 11-04 21:53-30:08 | rounding=15
  22:00 to 30:00 is 8; 0:15 less than 21:53 to 30:08, all of it by day: 22 to 29 is 7
  11-04: begin 22:00, end 6:00, work 8:00, night 7:00, overtime 0:00
rounding the end of a night | 11-04 18:00-28:52 | rounding=30
  18:00 to 28:30 is 10:30; the 0:22 come off the ordinary 4:00: 22 to 28:52 stays 6:52
  11-04: end 4:30, work 10:30, night 6:52
rounding a start before midnight | 11-04 23:55-32:00 | rounding=10
  it began on the 4th: 24:00 to 32:00; the 0:05 come off 5 to 8, and 23:55 to 29:00 stays
  11-04: work 8:00, night 5:05
rounding by two shifts | 11-04 6:04-10:04, 11-04 15:04-20:04 | rounding=5
  6:05 to 10:00 is 3:55, 15:05 to 20:00 is 4:55
  11-04: begin 6:05, end 20:00, work 8:50
--- marks
a paid day | | 11-02=paid
  8 are paid; 152 - 8 = 144 are lacking
  11-02: paid 8:00, work 0:00
  sum: paid 8:00, difference -144:00
a special day off | | scheduled=7:45 11-02=special
  as a paid day
  11-02: paid 7:45
a half day with work | 11-02 13:00-17:00 | scheduled=7:45 11-02=morning
  half of 465 minutes is 232.5, cut to 232, so 233 are scheduled; 240 - 233 = 7
  11-02: paid 3:52, regular 3:53, extra 0:07, work 4:00
a free afternoon | 11-02 9:00-12:00 | 11-02=afternoon
  8 / 2 = 4 are paid, 3 of the other 4 are worked
  11-02: paid 4:00, regular 3:00, extra 0:00
work on a paid day | 11-02 9:00-11:00 | 11-02=paid
  all 8 are paid, so 2 are extra
  11-02: paid 8:00, regular 0:00, extra 2:00
an absence | | 11-02=absent
  nothing is paid
  11-02: paid 0:00, scheduled 8:00
  sum: difference -152:00
a day off for a Saturday | 11-07 9:00-17:00 | 11-09=substitute
  8 on Saturday make up for the 8 of Monday: 8 - 152 = -144
  11-09: paid 0:00
  sum: difference -144:00
a paid day on a holiday | | 11-03=paid
  nothing is scheduled that could be paid
  11-03: paid 0:00
--- changes of the clock
a day of 23 hours | 03-08 0:00-24:00 | zone=America/New_York month=2026-03 rest=[]
  from 2 the clock says 3: 0 to 5 is 4, 22 to 24 is 2; 23 - 8 = 15
  03-08: work 23:00, night 6:00, overtime 15:00, break 0:00
a day of 25 hours | 11-01 0:00-24:00 | zone=America/New_York rest=[]
  from 2 the clock says 1 again: 0 to 5 is 6, 22 to 24 is 2; 25 - 8 = 17
  11-01: work 25:00, night 8:00, overtime 17:00
a night of seven hours that has eight | 10-31 22:00-29:00 | zone=America/New_York month=2026-10 boundary=5
  22 to 5 is 7 by the clock, which shows one hour twice
  10-31: work 8:00, night 8:00
a boundary that the clock skips | 03-07 23:00-28:00
    | zone=America/New_York month=2026-03 boundary=2 split=true
  the day begins at 3, one hour after 1: 23 to 3 is 3, 3 to 4 is 1
  03-07: work 3:00, night 3:00
  03-08: work 1:00, night 1:00
a shift over the night in which clocks go forward | 03-07 22:00-31:00
    | zone=America/New_York month=2026-03
  22 to 7 is 9 by the clock, and 8 in truth; 22 to 5 is 6
  03-07: work 8:00, night 6:00, overtime 0:00
a shift over the night in which clocks go back | 10-31 22:00-31:00
    | zone=America/New_York month=2026-10 rest=[]
  22 to 7 is 9 by the clock, and 10 in truth; 22 to 5 is 8
  10-31: work 10:00, night 8:00, overtime 2:00
--- weeks and sheets with shifts
a night from Sunday into the next week | 11-08 22:00-29:00, 11-09..11-13 9:00-17:00 | rest=[]
  Sunday has all 7; Monday to Friday have 40
  11-08: work 7:00
  sum: work 47:00, overtime 0:00
that night divided | 11-08 22:00-29:00, 11-09..11-13 9:00-17:00 | rest=[] split=true
  Monday has 5 + 8 = 13, of which 5 are beyond 8
  11-08: work 2:00
  11-09: work 13:00, overtime 5:00
a night over the closing day | 11-20 22:00-31:00, 11-21 14:00-15:00 | closing=20
  22 to 31 is 9 of the 20th; the 21st is of the next sheet
  11-20: work 9:00
  sum: work 9:00, overtime 1:00
the sheet after it | 11-20 22:00-31:00, 11-21 14:00-15:00 | closing=20 month=2026-12
  the night is of the sheet before
  sum: work 1:00, night 0:00
sixty hours and more | 11-02..11-06 8:00-27:00
  19 - 8 = 11 each day, 5 × 11 = 55
  sum: overtime 55:00, excess -
ninety-five hours of overtime | 11-02..11-06 5:00-24:00, 11-09..11-13 8:00-24:00
  5 × 11 = 55 and 5 × 8 = 40 are 95; 95 - 60 = 35
  sum: overtime 95:00, excess 35:00
just sixty hours | 11-02..11-06 8:00-22:00, 11-09..11-13 8:00-22:00
  10 × 6 = 60; nothing is beyond, and the line is there
  sum: overtime 60:00, excess 0:00
--- to date
a month that runs | 11-02..11-04 9:00-18:00, 11-05 9:00-12:00 | today=11-05
  9 on Monday, the holiday and Wednesday is 27, less 16; today's 3 of 8 do not count; 152 - 27 - 3 = 122
  11-02: difference 1:00
  11-03: difference 9:00
  11-05: difference 0:00
  11-06: difference 0:00
  sum: difference 11:00, left 122:00
today with its hours | 11-02 9:00-17:00, 11-04 9:00-17:30, 11-05 9:00-17:00 | today=11-05
  0 + 0:30 + 0; 152 - 8 - 8:30 - 8 = 127:30
  sum: difference 0:30, left 127:30
paid days so far | 11-02 9:00-17:00 | today=11-04 11-04=paid 11-30=paid
  8 + 8 of 16; the 30th has not come: 152 - 16 = 136
  sum: difference 0:00, left 136:00
a month that is over | 11-02 9:00-17:00
  8 - 152
  sum: difference -144:00, left -
a first day of work | 11-16 9:00-17:00 | start=11-16
  from the 16th to the 30th are 11 Mondays to Fridays, less the 23rd is 10; 8 - 80
  11-13: scheduled 0:00, difference 0:00
  sum: scheduled 80:00, difference -72:00
--- public worked examples, each named by its source
gokaku-plus.com, 社労士試験 平成30年: 法定休日 into Monday | 11-15 20:00-27:00
  20 to 24 of Sunday; 0 to 3 is ordinary work
  11-15: work 7:00, rest 4:00, overtime 0:00
gokaku-plus.com, 社労士試験 平成30年: Saturday into 法定休日
    | 11-09..11-13 10:00-13:00, 11-09..11-13 14:00-17:00, 11-14 10:00-13:00, 11-14 14:00-27:00
  0 to 3 of Sunday; 3 + 10 = 13 before; 13 - 8 = 5; 5 × 6 + 8 = 38 is less than 40
  11-14: work 16:00, rest 3:00, overtime 5:00
gokaku-plus.com, 社労士試験 平成16年: a night until noon of 法定休日 | 11-14 8:00-12:00, 11-14 13:00-36:00
  0 to 12 of Sunday, of which 4 lie 24 hours after the beginning; 4 + 11 = 15 before; 15 - 8 = 7
  11-14: overtime 7:00, rest 8:00
  11-15: overtime 0:00, rest 4:00
  sum: rest 12:00
itou.4864-office.com, 例 (月〜金 9〜17時、土 9〜15時): Saturday until 2:00
    | 11-09..11-13 9:00-12:00, 11-09..11-13 13:00-17:00, 11-14 9:00-12:00, 11-14 13:00-26:00
  7 × 5 + 5 = 40 until 15:00; 15 to 24 is 9 beyond 40; 22 to 26 is 4; 24 to 26 is 2
  11-14: overtime 9:00, night 4:00, rest 2:00
blog.goo.ne.jp/yklaw, 2暦日にわたって残業した場合: A社 11時から翌6時 | 11-11 11:00-15:00, 11-11 16:00-30:00
  30 - 11 - 1 - 8 = 10; 29 - 22 = 7
  11-11: overtime 10:00, night 7:00
blog.goo.ne.jp/yklaw, 2暦日にわたって残業した場合: A社 11時から翌14時 | 11-11 11:00-15:00, 11-11 16:00-38:00
  35 - 11 - 1 - 8 = 15; 29 - 22 = 7; 38 - 35 = 3 of the next day
  11-11: overtime 15:00, night 7:00
  11-12: work 3:00, overtime 0:00
blog.goo.ne.jp/yklaw, 2暦日にわたって残業した場合: A社 before 法定休日 | 11-14 11:00-15:00, 11-14 16:00-30:00
  24 - 11 - 1 - 8 = 4; 30 - 24 = 6
  11-14: overtime 4:00, rest 6:00
e-sr.net, 翌日の朝まで働いた場合: 9時から翌10時 | 11-11 9:00-12:00, 11-11 13:00-34:00 | scheduled=7:30
  4 + 7 + 4 = 15 after 18:00; 0:30 more within 8; 22 to 29 is 7; the hour from 9:00 on is of the next day
  11-11: regular 7:30, extra 15:30, overtime 15:00, night 7:00
  11-12: work 1:00, overtime 0:00
helpcenter.arrow-payment.com, 例1: 15時から25時, before 法定外休日 | 11-13 15:00-25:00 | scheduled=6:00
  21 to 23 and 23 to 25; only the latter beyond 8; 22 to 25 is 3
  11-13: extra 4:00, overtime 2:00, night 3:00
helpcenter.arrow-payment.com, 例2: 15時から25時 on 法定外休日 | 11-14 15:00-25:00 | rest=[3]
  23 to 25 is beyond 8; 22 to 25 is 3; Saturday is no 法定休日
  11-14: overtime 2:00, night 3:00, rest 0:00
ka-forestry.or.jp, 時間外及び深夜の割増賃金(第37条): 8:30から翌5:00
    | 11-11 8:30-12:00, 11-11 13:00-29:00 | scheduled=7:30
  17:00 to 17:30 is within 8; 17:30 to 22:00 is 4:30 beyond, and 22:00 to 29:00 is 7, all of it night
  11-11: regular 7:30, extra 12:00, overtime 11:30, night 7:00
y-klaw.com, 労働問題226: 月〜土 9時間 | 11-09..11-14 9:00-18:00
  1 on each of five days, which have 40 without it; so all 9 of Saturday
  11-09: overtime 1:00
  11-13: overtime 1:00
  11-14: overtime 9:00
zangyoudai-bengoshi.com, FAQ 残業時間数: 月〜土 10時間 | 11-09..11-14 9:00-19:00
  2 on each of five days, and all 10 of Saturday
  11-12: overtime 2:00
  11-13: overtime 2:00
  11-14: overtime 10:00
y-klaw.com, 労働問題610: 所定7時間45分, 月〜金 10時間, 土 9時間
    | 11-09..11-13 9:00-19:00, 11-14 9:00-18:00 | scheduled=7:45
  0:15 within 8 and 2:00 beyond; all 9 of Saturday are beyond 40
  11-09: extra 2:15, overtime 2:00
  11-13: extra 2:15, overtime 2:00
  11-14: overtime 9:00
y-klaw.com, 労働問題610: the same with 3 hours on Friday
    | 11-09..11-12 9:00-19:00, 11-13 9:00-12:00 | scheduled=7:45
  3 are less than 7:45
  11-12: extra 2:15, overtime 2:00
  11-13: extra 0:00, overtime 0:00
kato.my-sr.com, 事例1: 7時間 × 6日 | 11-09..11-14 9:00-16:00
  42 - 40 = 2, on Saturday
  11-14: overtime 2:00
  sum: work 42:00, overtime 2:00
kato.my-sr.com, 事例2: 9 + 29 + 5
    | 11-09 9:00-18:00, 11-10..11-11 9:00-17:00, 11-12 9:00-16:00, 11-13 9:00-15:00, 11-14 9:00-14:00
  1 beyond 8 on Monday; 8 + 29 + 5 = 42, of which 2 are beyond 40
  11-09: overtime 1:00
  11-14: overtime 2:00
shinjuku-law.jp, 週40時間超: 月〜金 9時間 | 11-09..11-13 9:00-18:00
  1 on each of five days; without it 40, which is not beyond 40
  sum: work 45:00, overtime 5:00
kaiketsu-j.com, 例: 所定7時間, 20時まで | 11-11 9:00-12:00, 11-11 13:00-20:00 | scheduled=7:00
  10 - 8 = 2, and the hour between 7 and 8 is no overtime
  11-11: work 10:00, regular 7:00, extra 3:00, overtime 2:00
oyaizu-kaikei.com, 残業時間とは: 所定7時間, 8 and 9 hours | 11-11 9:00-17:00, 11-12 9:00-18:00 | scheduled=7:00
  the eighth hour is within the law, the ninth beyond
  11-11: extra 1:00, overtime 0:00
  11-12: extra 2:00, overtime 1:00
roudoukeiyaku.net, 所定7.5時間: 18時まで | 11-11 9:00-12:00, 11-11 13:00-18:00 | scheduled=7:30
  8 - 7:30 = 0:30, and nothing beyond 8
  11-11: extra 0:30, overtime 0:00
--- all of it together
a month that is handed in | 10-21 8:58-18:04, 10-22 9:00-12:00, 10-22 12:20-20:00, 10-24 10:00-13:00
    | scheduled=7:45 closing=20 breaks=true rounding=15 10-23=paid
  9:00 to 18:00 is 9, less 1; 3 + 7:40 = 10:40, less 0:40; 3 on a Saturday: 8 + 10 + 3 = 21
  10-21: work 8:00, regular 7:45, extra 0:15, overtime 0:00
  10-22: work 10:00, break 1:00, auto 0:40, extra 2:15, overtime 2:00
  sum: work 21:00, overtime 2:00, paid 7:45
`;

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function momentOf(day: string, time: string, zone: string): number {
  const [, hourAndMinute = '', second = '00'] = /^(\d+:\d+)(?::(\d+))?$/.exec(time) ?? [];
  const ms = minutes(hourAndMinute) * MINUTE_MS + Number(second) * 1000;
  const moment = localMoment(day, ms, zone);
  if (typeof moment === 'string') throw new Error(`There is no ${day} ${time} in ${zone}.`);
  return moment;
}

/** Entries such as `11-02 9:00-18:00`, or `11-09..11-13 9:00-17:00` for each of these days. */
function entriesOf(text: string, zone: string) {
  const [, first, last = first, begin = '', end = ''] =
    /^(\S+?)(?:\.\.(\S+))? (\S+)-(\S+)$/.exec(text) ?? [];
  return daysOf({ first: `2026-${first}`, last: `2026-${last}` }).map((day) => ({
    ...{ id: `${day} ${begin}`, recordId: '1', version: 1, note: '' },
    ...{ beginningMs: momentOf(day, begin, zone), endingMs: momentOf(day, end, zone) },
  }));
}

function sheetOf(work: string, words: string) {
  const place = {
    ...{ zone: 'Asia/Tokyo', month: '2026-11', firstDay: 1 },
    ...{ today: '01-01', start: '01-01' },
  };
  const settings: Record<string, unknown> = { ...standardSettings };
  const notes: DayNote[] = [];
  for (const word of words.split(' ').filter(Boolean)) {
    const [key = '', value = ''] = word.split('=');
    if (/^\d/.test(key)) notes.push({ date: `2026-${key}`, mark: value as DayMark, remark: '' });
    else if (key === 'firstDay') place.firstDay = Number(value);
    else if (key === 'zone' || key === 'month' || key === 'start' || key === 'today') {
      place[key] = value;
    } else settings[key] = key === 'scheduled' ? Array(7).fill(minutes(value)) : JSON.parse(value);
  }
  const { zone, month, firstDay, today, start } = place;
  const all = settings as unknown as SheetSettings;
  const sheet = timesheet({
    span: sheetSpan(month, all),
    entries: work
      .split(', ')
      .filter(Boolean)
      .flatMap((entry) => entriesOf(entry, zone)),
    notes,
    settings: all,
    isHoliday: (day) => holidays.includes(day),
    firstDay,
    zone,
    nowMs: 0,
    today: today === '01-01' ? '2027-01-01' : `2026-${today}`,
    owedFrom: `2026-${start}`,
  });
  const days = sheet.weeks.flatMap((one) => one.days);
  const rowOf = (day: string) => days.find((one) => one.day === `2026-${day}`);
  return { rowOf: (day: string) => (day === 'sum' ? sheet : rowOf(day)), zone };
}

/** `-7:45` too, cut to the minute; `-` for none. */
function written(ms: number | null): string {
  if (ms === null) return '-';
  const all = Math.floor(Math.abs(ms) / MINUTE_MS);
  const sign = ms < 0 ? '-' : '';
  return `${sign}${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
}

function clockAt(ms: number, zone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' });
  return format.format(ms).replace(/^0/, '');
}

const blocks = examples
  .replace(/^---.*$\n/gm, '')
  .replaceAll('\n    ', ' ')
  .trim()
  .split(/\n(?! )/);

// HRS-12, HRS-13, HRS-14, HRS-15, HRS-16
it.each(blocks.map((block) => block.split('\n  ')))('%s: %s', (head, _why, ...expected) => {
  const [, work = '', words = ''] = head.split('|').map((part) => part.trim());
  const { rowOf, zone } = sheetOf(work, words);
  const found = expected.map((line) => {
    const [day = '', amounts = ''] = line.split(': ');
    const row = (rowOf(day) ?? {}) as Record<string, number | null>;
    const texts = amounts.split(', ').map((amount) => {
      const [key = ''] = amount.split(' ');
      const isClock = key === 'begin' || key === 'end';
      const ms = row[isClock ? `${key}Ms` : keys[key as keyof typeof keys]];
      if (ms === undefined) throw new Error(`There is no ${key} on ${day}.`);
      return `${key} ${isClock ? clockAt(ms ?? Number.NaN, zone) : written(ms)}`;
    });
    return `${day}: ${texts.join(', ')}`;
  });
  expect(found).toEqual(expected);
});
