import Box from '@mui/material/Box';
import { formatHours, type HoursStyle } from '#domain/work-time/format-hours.ts';
import { OVERTIME_LIMIT_MS } from '#domain/work-time/sheet-rules.ts';
import { LARGE_TEXT } from '#theme/sizes.ts';
import { hoursText } from '../text.ts';
import { paidDays } from './paid-days.ts';
import { formatDifference } from './sheet-columns.ts';
import { timesheetText } from './text.ts';
import type { SheetOfMonth } from './use-timesheet.ts';

interface MonthNumbersProps {
  sheet: SheetOfMonth;
  /** Whether any settings are stored: without them nobody has said how much work is due. */
  isSet: boolean;
  style: HoursStyle;
}

/** All of them fit into two lines of a phone. */
const quiet = { xs: 'caption', sm: 'body2' } as const;

/** The numbers of a month that one looks for first (HRS-19). */
export function MonthNumbers({ sheet, isSet, style }: MonthNumbersProps) {
  const { numbers } = timesheetText;
  const hours = (ms: number) => formatHours(ms, style);
  const leftMs = OVERTIME_LIMIT_MS - sheet.overtimeMs;
  const paid = paidDays(sheet);
  const all = [
    { term: hoursText.sheetColumns.work, value: hours(sheet.totalMs) },
    { term: numbers.scheduled, value: hours(sheet.scheduledMs) },
    ...(isSet
      ? [
          {
            term: hoursText.sheetColumns.difference,
            value: formatDifference(sheet.differenceMs, style),
          },
          {
            term: hoursText.sheetColumns.overtime,
            value: hours(sheet.overtimeMs),
            beside: leftMs > 0 ? numbers.left(hours(leftMs)) : undefined,
          },
          ...(paid > 0 ? [{ term: hoursText.marks.paid, value: timesheetText.days(paid) }] : []),
        ]
      : []),
  ];
  return (
    <Box
      component="dl"
      translate="no"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: { xs: 1, sm: 2 },
        m: 0,
      }}
    >
      {all.map(({ term, value, beside }) => (
        <Box
          key={term}
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            gap: 0.5,
            [LARGE_TEXT]: { flexWrap: 'wrap' },
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', typography: quiet }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Box component="span" sx={{ fontSize: '1.5rem', lineHeight: 1.25 }}>
              {value}
            </Box>
            {beside !== undefined && (
              <Box component="span" sx={{ ml: 0.5, typography: quiet, color: 'text.secondary' }}>
                {beside}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
