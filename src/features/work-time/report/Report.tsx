import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSearchParams } from 'react-router-dom';
import {
  nextRange,
  type ReportRange,
  type ReportUnit,
  reportRange,
  reportUnits,
} from '#domain/work-time/report-range.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { useStore } from '#lib/use-store.ts';
import { sessionText } from '#session/text.ts';
import { DelayedProgress } from '#ui/DelayedProgress.tsx';
import { LoadError } from '#ui/LoadError.tsx';
import { ExportButtons } from '../exports/ExportButtons.tsx';
import { HoursSettings } from '../views/HoursSettings.tsx';
import { firstDaySetting } from '../views/hours-settings.ts';
import { RangeSteps } from '../views/RangeSteps.tsx';
import { useToday } from '../views/use-today.ts';
import { addressOfRange, rangeIn } from '../views/view-address.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import { rangeText } from './range-text.ts';
import { reportText } from './text.ts';
import { useReport } from './use-report.ts';

/** What a day, week, month or period adds up to, as bars and in tables (HRS-5). */
export function Report({ records }: { records: readonly WorkRecord[] }) {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const firstDay = useStore(firstDaySetting);
  const { holidays } = useAppSettings();
  const range = rangeIn(query, today, firstDay);
  const { sums, entries, zone, nowMs, isLoadingError, error, refetch, isFetching } = useReport(
    range,
    firstDay,
  );
  const heading = rangeText(range, holidays);
  const show = (shown: ReportRange) => setQuery(addressOfRange(shown));

  /** Stays near what is shown: today if that is in it. */
  function chooseUnit(unit: ReportUnit): void {
    const isToday = range.first <= today && today <= range.last;
    show(reportRange(unit, isToday ? today : range.first, firstDay));
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <DelayedProgress visible={isFetching} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <ToggleButtonGroup
          exclusive
          value={range.unit}
          onChange={(_, unit: ReportUnit | null) => unit && chooseUnit(unit)}
          aria-label={reportText.unit}
        >
          {reportUnits.map((unit) => (
            <ToggleButton key={unit} value={unit} sx={{ minWidth: 52, height: 44 }}>
              {reportText.units[unit]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <RangeSteps
          heading={heading}
          present={reportText.present}
          onStep={(step) => show(nextRange(range, step))}
          onPresent={() => show(reportRange(range.unit, today, firstDay))}
        />
      </Box>
      {range.unit === 'period' && (
        <PeriodFields
          key={`${range.first} ${range.last}`}
          span={range}
          onChange={(span) => show({ unit: 'period', ...span })}
        />
      )}
      {isLoadingError && (
        <LoadError
          message={sessionText.callFailed(toApiError(error))}
          onRetry={() => void refetch()}
        />
      )}
      {sums && <ReportSheet heading={heading} sums={sums} records={records} />}
      <ExportButtons data={entries && { span: range, entries, records, holidays, zone, nowMs }} />
      <HoursSettings />
    </Box>
  );
}
