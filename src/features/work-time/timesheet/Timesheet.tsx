import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Day } from '#domain/calendar/day.ts';
import { addMonths, monthOf, spanOfMonth } from '#domain/calendar/month.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { sessionText } from '#session/text.ts';
import { DelayedProgress } from '#ui/DelayedProgress.tsx';
import { LoadError } from '#ui/LoadError.tsx';
import type { Edit } from '../entries/edited.ts';
import { ExportButtons } from '../exports/ExportButtons.tsx';
import { addressOfMonth, monthIn } from '../view-address.ts';
import { DayDialog } from '../views/DayDialog.tsx';
import { HoursSettings } from '../views/HoursSettings.tsx';
import { Kept } from '../views/Kept.tsx';
import { monthText } from '../views/month-text.ts';
import { RangeSteps } from '../views/RangeSteps.tsx';
import { useLast } from '../views/use-last.ts';
import { MonthSheet } from './MonthSheet.tsx';
import { NameField } from './NameField.tsx';
import { timesheetText } from './text.ts';
import { useTimesheet } from './use-timesheet.ts';

interface TimesheetProps {
  records: readonly WorkRecord[];
  onEdit: Edit;
}

/** A month as a table of all its days, on the screen and on paper (HRS-6, HRS-7). */
export function Timesheet({ records, onEdit }: TimesheetProps) {
  const [query] = useSearchParams();
  const today = useToday();
  const month = monthIn(query, today);
  const { sheet, isLoadingError, error, refetch, isFetching } = useTimesheet(month);
  const shown = useLast(sheet);
  const { holidays } = useAppSettings();
  const [opened, setOpened] = useState<Day | null>(null);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <DelayedProgress visible={isFetching} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'end',
          gap: 1,
        }}
      >
        <RangeSteps
          heading={monthText(month)}
          present={timesheetText.present}
          toPrevious={addressOfMonth(addMonths(month, -1))}
          toNext={addressOfMonth(addMonths(month, 1))}
          toPresent={addressOfMonth(monthOf(today))}
        />
        <ExportButtons {...spanOfMonth(month)} records={records} canPrint={sheet !== undefined} />
      </Box>
      {isLoadingError && (
        <LoadError
          message={sessionText.callFailed(toApiError(error))}
          onRetry={() => void refetch()}
        />
      )}
      {shown && !isLoadingError && (
        <Kept isBehind={!sheet}>
          <MonthSheet sheet={shown} records={records} holidays={holidays} onOpen={setOpened} />
        </Kept>
      )}
      <HoursSettings>
        <NameField />
      </HoursSettings>
      {opened && (
        <DayDialog day={opened} records={records} onEdit={onEdit} onClose={() => setOpened(null)} />
      )}
    </Box>
  );
}
