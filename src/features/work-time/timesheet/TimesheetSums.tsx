import Box from '@mui/material/Box';
import { formatHours, type HoursStyle } from '#domain/work-time/format-hours.ts';
import type { Timesheet } from '#domain/work-time/timesheet.ts';
import { workTimeText } from '../text.ts';
import { timesheetText } from './text.ts';

interface TimesheetSumsProps {
  sheet: Timesheet;
  style: HoursStyle;
}

/** What a month adds up to. */
export function TimesheetSums({ sheet, style }: TimesheetSumsProps) {
  const { workdays, totalMs, overlapMs, averageMs } = sheet;
  const sums = [
    [timesheetText.workdays, timesheetText.days(workdays)],
    [timesheetText.total, formatHours(totalMs, style)],
    [timesheetText.average, formatHours(averageMs, style)],
  ];
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, m: 0 }}>
      {sums.map(([term, value]) => (
        <Box key={term} sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {value}
            {term === timesheetText.total && overlapMs > 0 && (
              <Box component="span" sx={{ ml: 1, fontSize: '0.875rem', fontWeight: 400 }}>
                {workTimeText.views.overlap(formatHours(overlapMs, style))}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
