import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentProps, memo, useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { rowSums } from '#domain/work-time/report-rows.ts';
import type { DaySum } from '#domain/work-time/sums.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { CHART_HEIGHT } from '#theme/sizes.ts';
import { Hint } from '#ui/Hint.tsx';
import { Printed } from '#ui/Printed.tsx';
import { useRecordColor, useShownRecords } from '#work-time/use-shown-records.ts';
import { hoursText } from '../text.ts';
import { ImportButton } from '../transfer/ImportButton.tsx';
import { transferText } from '../transfer/text.ts';
import { useHours } from '../use-hours.ts';
import { columnsOf } from './columns.ts';
import { RecordTable } from './RecordTable.tsx';
import { RowTable } from './RowTable.tsx';
import { reportText } from './text.ts';
import type { ReportSums } from './use-report.ts';

const RowBars = lazyPart('chart', async () => (await import('./RowBars.tsx')).RowBars);

interface ReportSheetProps {
  /** The days in words. */
  heading: string;
  sums: ReportSums;
  onOpen: (day: Day) => void;
}

/** The sums as they are shown and printed; drawn again only when they change. */
export const ReportSheet = memo(function ReportSheet({ heading, sums, onOpen }: ReportSheetProps) {
  const hours = useHours();
  const records = useShownRecords();
  const colorOf = useRecordColor();
  const { totalMs, overlapMs } = sums.whole;
  if (sums.ofRecords.length === 0) {
    return (
      <Box>
        <Typography sx={{ color: 'text.secondary' }}>{reportText.none}</Typography>
        <ImportButton label={transferText.fromElsewhere} />
      </Box>
    );
  }
  const { grain, rows, days, ofRecords, whole } = sums;
  const columns = columnsOf(ofRecords, records, colorOf);
  const tables = { columns, onOpen };
  return (
    <Printed margin="12mm">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          '@media print': { gap: '3mm' },
        }}
      >
        <Typography
          component="p"
          sx={{ display: 'none', '@media print': { display: 'block', fontWeight: 600 } }}
        >
          {heading}
        </Typography>
        <Box component="p" sx={{ m: 0, display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {reportText.total}
          </Box>{' '}
          <Box component="span" translate="no" sx={{ typography: 'h1' }}>
            {hours(totalMs)}
          </Box>{' '}
          {overlapMs > 0 && <span>{hoursText.overlap(hours(overlapMs))}</span>}
        </Box>
        <Box translate="no" sx={{ height: CHART_HEIGHT }}>
          <RowBars grain={grain} rows={rows} columns={columns} />
        </Box>
        <RecordTable ofRecords={ofRecords} columns={columns} />
        <RowTable grain={grain} rows={rows} whole={whole} {...tables} />
        {grain !== 'day' && <Days key={heading} days={days} whole={whole} {...tables} />}
        <Hint sx={{ '@media print': { fontSize: '7.5pt' } }}>{reportText.note}</Hint>
      </Box>
    </Printed>
  );
});

/** The days of a period that is shown by week or month, once they are asked for: they are many. */
function Days({
  days,
  ...shown
}: { days: readonly DaySum[] } & Omit<ComponentProps<typeof RowTable>, 'grain' | 'rows'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ justifySelf: 'start', '@media print': { display: 'none' } }}
      >
        <span key={isOpen ? 'hide' : 'show'}>
          {isOpen ? reportText.hideDays : reportText.showDays}
        </span>
      </Button>
      {isOpen && (
        // The first day of the week changes nothing about days.
        <RowTable grain="day" rows={rowSums(days, 'day', 1)} {...shown} />
      )}
    </>
  );
}
