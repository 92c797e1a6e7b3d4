import type { DayMark } from '#contract/timesheet.ts';
import { dayMarks } from '#contract/timesheet-choices.ts';
import { type Balance, NO_BALANCE } from '#domain/work-time/balance.ts';
import type { HoursFormat } from '#domain/work-time/format-hours.ts';
import { OVERTIME_LIMIT_MS } from '#domain/work-time/sheet-rules.ts';
import { hoursText } from '../text.ts';
import type { Figure } from './Figures.tsx';
import { formatDifference, showsScheduled } from './sheet-columns.ts';
import { balanceText, timesheetText } from './text.ts';
import type { SheetOfMonth } from './use-timesheet.ts';

/**
 * The numbers that one looks for first (HRS-19).
 *
 * @param isSet whether any settings are stored: without them and without marks nobody has said how much work is due
 */
export function firstFigures(sheet: SheetOfMonth, isSet: boolean, hours: HoursFormat): Figure[] {
  const { numbers } = timesheetText;
  const { sheetColumns, marks } = hoursText;
  const limitMs = OVERTIME_LIMIT_MS - sheet.overtimeMs;
  const halfDays = countOf(sheet, 'morning') + countOf(sheet, 'afternoon');
  const paidDays = countOf(sheet, 'paid') + halfDays / 2;
  const isMarked = dayMarks.some((mark) => countOf(sheet, mark) > 0);
  const figures: (Figure | false)[] = [
    { term: sheetColumns.work, value: hours(sheet.totalMs) },
    { term: numbers.scheduled, value: hours(sheet.scheduledMs) },
    ...(isSet || isMarked
      ? [
          ...differenceFigures(sheet, hours),
          {
            term: sheetColumns.overtime,
            value: hours(sheet.overtimeMs),
            beside: limitMs > 0 ? numbers.left(hours(limitMs)) : undefined,
          },
          sheet.excessMs !== null && { term: numbers.excess, value: hours(sheet.excessMs) },
          paidDays > 0 && {
            term: marks.paid,
            value: timesheetText.days(paidDays),
            isMinor: true,
          },
        ]
      : []),
    ...dayFigures(sheet, hours),
  ];
  return figures.filter((figure) => figure !== false);
}

/** The days with work, and their average. */
function dayFigures(sheet: SheetOfMonth, hours: HoursFormat): Figure[] {
  const { workdays, overlapMs, averageMs } = sheet;
  const beside = timesheetText.numbers.beside(hoursText.overlap(hours(overlapMs)));
  return [
    {
      term: timesheetText.workdays,
      value: timesheetText.days(workdays),
      beside: overlapMs > 0 ? beside : undefined,
      isMinor: true,
    },
    { term: timesheetText.average, value: hours(averageMs), isMinor: true },
  ];
}

/** The difference of a period that is over; while it runs that to date, and what is left. */
function differenceFigures(sheet: SheetOfMonth, hours: HoursFormat): Figure[] {
  const { numbers } = timesheetText;
  const value = formatDifference(sheet.differenceMs, hours);
  if (sheet.leftMs !== null) {
    return [
      { term: numbers.toDate, value },
      { term: numbers.remaining, value: hours(sheet.leftMs) },
    ];
  }
  return sheet.today > sheet.span.last ? [{ term: hoursText.sheetColumns.difference, value }] : [];
}

/** The other numbers without a column: paid time and marks. */
export function lastFigures(sheet: SheetOfMonth, hours: HoursFormat): Figure[] {
  const { paidMs, settings } = sheet;
  return [
    ...(showsScheduled(settings.columns) && paidMs > 0
      ? [{ term: timesheetText.paid, value: hours(paidMs) }]
      : []),
    ...dayMarks
      .map((mark) => ({ term: hoursText.marks[mark], count: countOf(sheet, mark) }))
      .filter(({ count }) => count > 0)
      .map(({ term, count }) => ({ term, value: timesheetText.days(count) })),
  ];
}

function countOf({ weeks }: SheetOfMonth, mark: DayMark): number {
  return weeks.flatMap(({ days }) => days).filter((day) => day.mark === mark).length;
}

/** The balance and the paid leave that is left, as far as they are known. */
export function balanceFigures(balance: Balance | null, hours: HoursFormat): Figure[] {
  const { balanceMs, leaveDays } = balance ?? NO_BALANCE;
  return [
    ...(balanceMs === null
      ? []
      : [{ term: balanceText.balance, value: formatDifference(balanceMs, hours), isMinor: true }]),
    ...(leaveDays === null
      ? []
      : [{ term: balanceText.leave, value: balanceText.days(leaveDays), isMinor: true }]),
  ];
}
