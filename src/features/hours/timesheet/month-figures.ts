import type { DayMark } from '#contract/timesheet.ts';
import { dayMarks } from '#contract/timesheet-choices.ts';
import type { HoursFormat } from '#domain/work-time/format-hours.ts';
import { OVERTIME_LIMIT_MS } from '#domain/work-time/sheet-rules.ts';
import { hoursText } from '../text.ts';
import type { Figure } from './Figures.tsx';
import { formatDifference, showsScheduled } from './sheet-columns.ts';
import { timesheetText } from './text.ts';
import type { SheetOfMonth } from './use-timesheet.ts';

/**
 * The numbers that one looks for first (HRS-19).
 *
 * @param isSet whether any settings are stored: without them nobody has said how much work is due
 */
export function firstFigures(sheet: SheetOfMonth, isSet: boolean, hours: HoursFormat): Figure[] {
  const { numbers } = timesheetText;
  const { sheetColumns, marks } = hoursText;
  const leftMs = OVERTIME_LIMIT_MS - sheet.overtimeMs;
  const halfDays = countOf(sheet, 'morning') + countOf(sheet, 'afternoon');
  const paidDays = countOf(sheet, 'paid') + halfDays / 2;
  const always = [
    { term: sheetColumns.work, value: hours(sheet.totalMs) },
    { term: numbers.scheduled, value: hours(sheet.scheduledMs) },
  ];
  if (!isSet) return always;
  return [
    ...always,
    { term: sheetColumns.difference, value: formatDifference(sheet.differenceMs, hours) },
    {
      term: sheetColumns.overtime,
      value: hours(sheet.overtimeMs),
      beside: leftMs > 0 ? numbers.left(hours(leftMs)) : undefined,
    },
    ...(paidDays > 0 ? [{ term: marks.paid, value: timesheetText.days(paidDays) }] : []),
  ];
}

/** The numbers without a column: days, the average, paid time, and marks. */
export function lastFigures(sheet: SheetOfMonth, hours: HoursFormat): Figure[] {
  const { workdays, overlapMs, averageMs, paidMs, settings } = sheet;
  return [
    {
      term: timesheetText.workdays,
      value: timesheetText.days(workdays),
      beside: overlapMs > 0 ? hoursText.overlap(hours(overlapMs)) : undefined,
    },
    { term: timesheetText.average, value: hours(averageMs) },
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
