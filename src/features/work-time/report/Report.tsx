import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Day } from '#domain/calendar/day.ts';
import { nextRange, reportRange } from '#domain/work-time/report-range.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { useStore } from '#lib/use-store.ts';
import { DelayedProgress } from '#ui/DelayedProgress.tsx';
import { useSheetSettings } from '../commands/use-sheet-settings.ts';
import type { Edit } from '../entries/edited.ts';
import { SheetBar } from '../exports/SheetBar.tsx';
import { QueryFailure } from '../QueryFailure.tsx';
import { SettingsDialog } from '../timesheet/settings/SettingsDialog.tsx';
import { addressOfRange, rangeIn } from '../view-address.ts';
import { DayDialog } from '../views/DayDialog.tsx';
import { Dimmed } from '../views/Dimmed.tsx';
import { firstDaySetting } from '../views/hours-settings.ts';
import { useLast } from '../views/use-last.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import { rangeText } from './range-text.ts';
import { reportText } from './text.ts';
import { UnitButtons } from './UnitButtons.tsx';
import { useReport } from './use-report.ts';

interface ReportProps {
  records: readonly WorkRecord[];
  onEdit: Edit;
}

/** What a day, week, month or period adds up to, as bars and in tables (HRS-5). */
export function Report({ records, onEdit }: ReportProps) {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const firstDay = useStore(firstDaySetting);
  const { holidays } = useAppSettings();
  const range = rangeIn(query, today, firstDay);
  const report = useReport(range, firstDay);
  const { sums, isLoadingError, isFetching } = report;
  const shown = useLast(sums);
  const [opened, setOpened] = useState<Day | null>(null);
  const [isSetting, setIsSetting] = useState(false);
  const { known } = useSheetSettings();
  const isToday = range.first <= today && today <= range.last;

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 0.5, sm: 1 } }}>
      <DelayedProgress visible={isFetching} />
      <SheetBar
        heading={rangeText(range, holidays)}
        present={reportText.present}
        toPrevious={addressOfRange(nextRange(range, -1))}
        toNext={addressOfRange(nextRange(range, 1))}
        toPresent={addressOfRange(reportRange(range.unit, today, firstDay))}
        span={range}
        records={records}
        canPrint={sums !== undefined}
        onSettings={() => setIsSetting(true)}
      >
        <UnitButtons
          unit={range.unit}
          // Stays near the days that are shown: today if that is one of them.
          day={isToday ? today : range.first}
          firstDay={firstDay}
        />
      </SheetBar>
      {range.unit === 'period' && (
        <PeriodFields
          key={`${range.first} ${range.last}`}
          span={range}
          onChange={(span) => setQuery(addressOfRange({ unit: 'period', ...span }))}
        />
      )}
      <QueryFailure query={report} />
      {shown && !isLoadingError && (
        <Dimmed isBehind={!sums}>
          <ReportSheet
            heading={rangeText(shown.range, holidays)}
            sums={shown}
            records={records}
            holidays={holidays}
            onOpen={setOpened}
          />
        </Dimmed>
      )}
      {isSetting && known && <SettingsDialog known={known} onClose={() => setIsSetting(false)} />}
      {opened && (
        <DayDialog day={opened} records={records} onEdit={onEdit} onClose={() => setOpened(null)} />
      )}
    </Box>
  );
}
