import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentProps, memo, useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { OTHERS_COLOR } from '#domain/work-time/record-color.ts';
import { rowSums } from '#domain/work-time/report-rows.ts';
import type { DaySum } from '#domain/work-time/sums.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { CHART_HEIGHT, TEXT_EDGE } from '#theme/sizes.ts';
import { Hint } from '#ui/Hint.tsx';
import { Printed } from '#ui/Printed.tsx';
import { useWithColors } from '#work-time/use-shown-records.ts';
import { useTargets } from '#work-time/use-targets.ts';
import { columnsOf } from './columns.ts';
import { GroupFields } from './GroupFields.tsx';
import { NothingRecorded } from './NothingRecorded.tsx';
import { RecordTable } from './RecordTable.tsx';
import { RowTable } from './RowTable.tsx';
import { rangeText } from './range-text.ts';
import { Total } from './Total.tsx';
import { reportText } from './text.ts';
import type { ReportSums } from './use-report.ts';

const RowBars = lazyPart('chart', async () => (await import('./RowBars.tsx')).RowBars);

/** From md a period is seen on one screen: number and bars on the left, records on the right. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'inherit',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 58fr) minmax(0, 42fr)',
    columnGap: theme.spacing(3),
    alignItems: 'start',
  },
}));

interface ReportSheetProps {
  sums: ReportSums;
  onOpen: (day: Day) => void;
}

/** The sums as they are shown and printed; drawn again only when they change. */
export const ReportSheet = memo(function ReportSheet({ sums, onOpen }: ReportSheetProps) {
  const { range, grain, rows, days, ofRecords, whole, choice } = sums;
  const { records, colors } = useWithColors(sums.records);
  // The target of a day is not that of one group.
  const targetOf = useTargets(grain === 'day' && choice.group === null ? range : null);
  const fields = <GroupFields range={range} choice={choice} />;
  if (ofRecords.length === 0) {
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Columns>
          <div>
            <NothingRecorded range={range} />
          </div>
          {fields}
        </Columns>
      </Box>
    );
  }
  const columns = columnsOf(ofRecords, records, (id) => colors.get(id) ?? OTHERS_COLOR);
  const tables = { columns, onOpen };
  return (
    <Printed margin="12mm" isLandscape={false}>
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
          {[rangeText(range, ''), choice.group].filter((text) => text !== null).join(' · ')}
        </Typography>
        <Columns>
          <div>
            <Total range={range} whole={whole} group={choice.group} />
            <Box translate="no" sx={{ height: CHART_HEIGHT }}>
              <RowBars
                grain={grain}
                rows={rows}
                columns={columns}
                targetOf={({ first }) => targetOf(first)}
              />
            </Box>
          </div>
          <Box sx={{ display: 'grid', gap: 1 }}>
            {fields}
            <RecordTable
              ofRecords={ofRecords}
              columns={columns}
              records={records}
              byGroup={choice.byGroup}
            />
          </Box>
        </Columns>
        <RowTable grain={grain} rows={rows} whole={whole} {...tables} />
        {grain !== 'day' && (
          <Days key={`${range.first} ${range.last}`} days={days} whole={whole} {...tables} />
        )}
        <Hint sx={{ '@media print': { fontSize: '7.5pt' } }}>
          {choice.byGroup ? reportText.noteOfGroups : reportText.note}
        </Hint>
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
        sx={{ justifySelf: 'start', ml: TEXT_EDGE, '@media print': { display: 'none' } }}
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
