import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { addMonths, monthOf, spanOfMonth } from '#domain/calendar/month.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { useStore } from '#lib/use-store.ts';
import { sessionText } from '#session/text.ts';
import { DelayedProgress } from '#ui/DelayedProgress.tsx';
import { LoadError } from '#ui/LoadError.tsx';
import { ExportButtons } from '../exports/ExportButtons.tsx';
import { HoursSettings } from '../views/HoursSettings.tsx';
import { decimalHoursSetting, printedNameSetting } from '../views/hours-settings.ts';
import { monthText } from '../views/month-text.ts';
import { RangeSteps } from '../views/RangeSteps.tsx';
import { useToday } from '../views/use-today.ts';
import { addressOfMonth, monthIn } from '../views/view-address.ts';
import { PrintedTimesheet } from './PrintedTimesheet.tsx';
import { rowTexts } from './row-texts.ts';
import { TimesheetSums } from './TimesheetSums.tsx';
import { TimesheetTable } from './TimesheetTable.tsx';
import { timesheetText } from './text.ts';
import { useTimesheet } from './use-timesheet.ts';

/** A month as a table of all its days, on the screen and on paper (HRS-6, HRS-7). */
export function Timesheet({ records }: { records: readonly WorkRecord[] }) {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const month = monthIn(query, today);
  const { sheet, entries, zone, nowMs, isLoadingError, error, refetch, isFetching } =
    useTimesheet(month);
  const { holidays } = useAppSettings();
  const style = useStore(decimalHoursSetting) ? 'decimal' : 'clock';
  const name = useStore(printedNameSetting);
  const weeks = sheet?.weeks.map((week) => ({
    ...week,
    rows: week.days.map((day) => rowTexts(day, records, holidays, style)),
  }));
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
          onStep={(step) => setQuery(addressOfMonth(addMonths(month, step)))}
          onPresent={() => setQuery(addressOfMonth(monthOf(today)))}
        />
        <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
          <TextField
            label={timesheetText.name}
            value={name}
            onChange={(event) => printedNameSetting.set(event.target.value)}
            autoComplete="name"
            slotProps={{ htmlInput: { maxLength: 40 } }}
            sx={{ flex: '1 1 10rem', maxWidth: 240 }}
          />
          <Button startIcon={<Print />} disabled={!sheet} onClick={() => window.print()}>
            {timesheetText.print}
          </Button>
        </Box>
      </Box>
      {isLoadingError && (
        <LoadError
          message={sessionText.callFailed(toApiError(error))}
          onRetry={() => void refetch()}
        />
      )}
      {sheet && weeks && (
        <>
          <TimesheetTable weeks={weeks} style={style} caption={monthText(month)} />
          <TimesheetSums sheet={sheet} style={style} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {timesheetText.note}
          </Typography>
          <PrintedTimesheet month={month} name={name} sheet={sheet} weeks={weeks} style={style} />
        </>
      )}
      <ExportButtons
        data={entries && { span: spanOfMonth(month), entries, records, holidays, zone, nowMs }}
      />
      <HoursSettings />
    </Box>
  );
}
