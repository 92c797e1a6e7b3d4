import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SheetSettings } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import { addMonths } from '#domain/calendar/month.ts';
import { sheetMonthOf, sheetSpan } from '#domain/work-time/sheet-settings.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { createStore } from '#lib/store.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { useStore } from '#lib/use-store.ts';
import { DelayedProgress } from '#ui/DelayedProgress.tsx';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import type { KnownSettings } from '../data/sheet-calls.ts';
import type { Edit } from '../entries/edited.ts';
import { ExportButtons } from '../exports/ExportButtons.tsx';
import { QueryFailure } from '../QueryFailure.tsx';
import { addressOfMonth, monthIn } from '../view-address.ts';
import { DayDialog } from '../views/DayDialog.tsx';
import { Dimmed } from '../views/Dimmed.tsx';
import { HoursSettings } from '../views/HoursSettings.tsx';
import { RangeSteps } from '../views/RangeSteps.tsx';
import { useLast } from '../views/use-last.ts';
import { hasLongText } from './has-long-text.ts';
import { MarkFields } from './MarkFields.tsx';
import { MonthSheet } from './MonthSheet.tsx';
import { RulesDialog } from './rules/RulesDialog.tsx';
import { SettingsDialog } from './settings/SettingsDialog.tsx';
import { sheetDays, sheetHeading } from './sheet-heading.ts';
import { timesheetText } from './text.ts';
import { useTimesheet } from './use-timesheet.ts';

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
  const [landscape] = useState(() => createStore(false));
  const isLandscape = useStore(landscape);
  const close = () => setOpened(null);
  const days = sheetDays({ month, span });
  const isLong = shown !== undefined && hasLongText(shown, records);
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
          heading={sheetHeading({ month, span })}
          beside={days}
          present={timesheetText.present}
          toPrevious={addressOfMonth(addMonths(month, -1))}
          toNext={addressOfMonth(addMonths(month, 1))}
          toPresent={addressOfMonth(present)}
        />
        <ExportButtons span={span} month={month} records={records} canPrint={sheet !== undefined} />
      </Box>
      <QueryFailure query={timesheet} />
      {shown && !isLoadingError && (
        <Dimmed isBehind={!sheet}>
          <MonthSheet
            sheet={shown}
            records={records}
            holidays={holidays}
            isLandscape={isLandscape}
            onOpen={(day) => setOpened({ kind: 'day', day })}
          />
        </Dimmed>
      )}
      <HoursSettings>
        {(isLandscape || isLong) && (
          <FlagSwitch label={timesheetText.landscape} setting={landscape} />
        )}
        <Button onClick={() => setOpened({ kind: 'settings' })}>
          {timesheetText.openSettings}
        </Button>
        <Button variant="text" disabled={!shown} onClick={() => setOpened({ kind: 'rules' })}>
          {timesheetText.openRules}
        </Button>
      </HoursSettings>
      {opened?.kind === 'settings' && (
        <SettingsDialog known={known} settings={settings} onClose={close} />
      )}
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
              marked={sheet.days.find(({ date }) => date === opened.day)}
            />
          )}
        </DayDialog>
      )}
    </Box>
  );
}
