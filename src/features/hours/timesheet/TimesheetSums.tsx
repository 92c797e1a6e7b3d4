import Box from '@mui/material/Box';
import { dayMarks } from '#contract/timesheet-choices.ts';
import { formatHours, type HoursStyle } from '#domain/work-time/format-hours.ts';
import { hoursText } from '../text.ts';
import { showsScheduled } from './sheet-columns.ts';
import { timesheetText } from './text.ts';
import type { SheetOfMonth } from './use-timesheet.ts';

interface TimesheetSumsProps {
  sheet: SheetOfMonth;
  style: HoursStyle;
}

/** Beside the sums of the columns. */
export function TimesheetSums({ sheet, style }: TimesheetSumsProps) {
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, m: 0 }}>
      {sumsOf(sheet, style).map(({ term, value, beside }) => (
        <Box key={term} sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            <span>{value}</span>
            {beside !== undefined && (
              <Box component="span" sx={{ ml: 1, fontSize: '0.875rem', fontWeight: 400 }}>
                {beside}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface Sum {
  term: string;
  value: string;
  beside?: string;
}

/** Those that stand in no column: days, the average, paid time, and marks. */
function sumsOf(sheet: SheetOfMonth, style: HoursStyle): Sum[] {
  const { workdays, overlapMs, averageMs, paidMs } = sheet;
  const hours = (ms: number) => formatHours(ms, style);
  const days = sheet.weeks.flatMap((week) => week.days);
  const marks = dayMarks.flatMap((mark) => {
    const count = days.filter((day) => day.mark === mark).length;
    const value = timesheetText.days(count);
    return count === 0 ? [] : { term: hoursText.marks[mark], value };
  });
  return [
    {
      term: timesheetText.workdays,
      value: timesheetText.days(workdays),
      ...(overlapMs > 0 && { beside: hoursText.overlap(hours(overlapMs)) }),
    },
    { term: timesheetText.average, value: hours(averageMs) },
    ...(showsScheduled(sheet.settings.columns) && paidMs > 0
      ? [{ term: timesheetText.paid, value: hours(paidMs) }]
      : []),
    ...marks,
  ];
}
