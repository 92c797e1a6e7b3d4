import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SheetSettings } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import { addMonths } from '#domain/calendar/month.ts';
import { scheduledMs, sheetMonthOf, sheetSpan } from '#domain/work-time/sheet-settings.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import type { KnownSettings } from '#features/tracker/data/sheet-calls.ts';
import type { Edit } from '#features/tracker/entries/edited.ts';
import { QueryFailure } from '#features/tracker/QueryFailure.tsx';
import { addressOfMonth, monthIn } from '#features/tracker/views/view-address.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { DelayedProgress } from '#ui/DelayedProgress.tsx';
import { DayDialog } from './DayDialog.tsx';
import { Dimmed } from './Dimmed.tsx';
import { holidayTest } from './holidays.ts';
import { RulesDialog } from './rules/RulesDialog.tsx';
import { SheetBar } from './SheetBar.tsx';
import { SettingsDialog } from './settings/SettingsDialog.tsx';
import { MarkFields } from './timesheet/MarkFields.tsx';
import { MonthSheet } from './timesheet/MonthSheet.tsx';
import { sheetDays, sheetHeading } from './timesheet/sheet-heading.ts';
import { timesheetText } from './timesheet/text.ts';
import { useTimesheet } from './timesheet/use-timesheet.ts';
import { useLast } from './use-last.ts';

interface MonthViewProps {
  records: readonly WorkRecord[];
  known: KnownSettings;
  settings: SheetSettings;
  onEdit: Edit;
}

type Opened = { kind: 'day'; day: Day } | { kind: 'rules' } | { kind: 'settings' };

/** The month of the address on the screen, what leads to others, and what can be set (HRS-6, HRS-7). */
export function MonthView({ records, known, settings, onEdit }: MonthViewProps) {
  const [query] = useSearchParams();
  const present = sheetMonthOf(useToday(), settings);
  const month = monthIn(query, present);
  const span = sheetSpan(month, settings);
  const timesheet = useTimesheet(month, settings);
  const { sheet, isLoadingError, isFetching } = timesheet;
  const shown = useLast(sheet);
  const { holidays } = useAppSettings();
  const [opened, setOpened] = useState<Opened | null>(null);
  const isHoliday = holidayTest(holidays);
  const close = () => setOpened(null);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 0.5, sm: 1 } }}>
      <DelayedProgress visible={isFetching} />
      <SheetBar
        heading={sheetHeading({ month, span })}
        beside={sheetDays({ month, span })}
        present={timesheetText.present}
        toPrevious={addressOfMonth(addMonths(month, -1))}
        toNext={addressOfMonth(addMonths(month, 1))}
        toPresent={addressOfMonth(present)}
        span={span}
        month={month}
        records={records}
        canPrint={sheet !== undefined}
        onSettings={() => setOpened({ kind: 'settings' })}
        onRules={() => setOpened({ kind: 'rules' })}
      />
      <QueryFailure query={timesheet} />
      {shown && !isLoadingError && (
        <Dimmed isBehind={!sheet}>
          <MonthSheet
            sheet={shown}
            isSet={known.settings !== null}
            records={records}
            holidays={holidays}
            onOpen={(day) => setOpened({ kind: 'day', day })}
          />
        </Dimmed>
      )}
      {opened?.kind === 'settings' && <SettingsDialog known={known} onClose={close} />}
      {opened?.kind === 'rules' && shown && <RulesDialog sheet={shown} onClose={close} />}
      {opened?.kind === 'day' && (
        <DayDialog
          day={opened.day}
          boundary={settings.boundary}
          records={records}
          onEdit={onEdit}
          onClose={close}
        >
          {!known.isLocal && sheet && (
            <MarkFields
              day={opened.day}
              isScheduled={scheduledMs(opened.day, settings, isHoliday(opened.day)) > 0}
              marked={sheet.days.find(({ date }) => date === opened.day)}
            />
          )}
        </DayDialog>
      )}
    </Box>
  );
}
