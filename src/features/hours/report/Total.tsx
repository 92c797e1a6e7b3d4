import Box from '@mui/material/Box';
import type { ReportRange } from '#domain/work-time/report-range.ts';
import type { Sum } from '#domain/work-time/sums.ts';
import { hoursText } from '../text.ts';
import { formatDifference } from '../timesheet/sheet-columns.ts';
import { useHours } from '../use-hours.ts';
import { reportText } from './text.ts';
import { useCompared } from './use-compared.ts';

interface TotalProps {
  range: ReportRange;
  whole: Sum;
  /** The only group that is counted; `null` for all. */
  group: string | null;
}

/** The number that one came for, beside it the difference to the range before, and what overlaps. */
export function Total({ range, whole, group }: TotalProps) {
  const hours = useHours();
  const difference = useCompared(range, whole.totalMs, group);
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {reportText.total}
      </Box>{' '}
      <Box
        component="span"
        translate="no"
        sx={{ fontSize: '2.5rem', lineHeight: 1.2, fontWeight: 600 }}
      >
        {hours(whole.totalMs)}
      </Box>{' '}
      {whole.overlapMs > 0 && <span>{hoursText.overlap(hours(whole.overlapMs))}</span>}
      {difference !== null && range.unit !== 'period' && (
        <span>{reportText.compared(range.unit, formatDifference(difference, hours))}</span>
      )}
    </Box>
  );
}
