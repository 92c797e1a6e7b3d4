import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SheetSettings } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import { addMonths } from '#domain/calendar/month.ts';
import { scheduledMs, sheetMonthOf, sheetSpan } from '#domain/work-time/sheet-settings.ts';
import { holidayName, isHoliday } from '#lib/time/holidays.ts';
import { useToday } from '#lib/time/use-today.ts';
import type { KnownSettings } from '#work-time/sheets/sheet-calls.ts';
import { useSheetSettings } from '#work-time/sheets/use-sheet-settings.ts';
import { addressOfMonth, monthIn } from '#work-time/view-address.ts';
import { DayDialog } from './DayDialog.tsx';
import { RulesDialog } from './rules/RulesDialog.tsx';
import { SheetBar } from './SheetBar.tsx';
import { SheetView } from './SheetView.tsx';
import { MarkFields } from './timesheet/MarkFields.tsx';
import { MonthSheet } from './timesheet/MonthSheet.tsx';
import { ShiftsNotice } from './timesheet/ShiftsNotice.tsx';
import { sheetDays, sheetHeading } from './timesheet/sheet-heading.ts';
import { timesheetText } from './timesheet/text.ts';
import { useTimesheet } from './timesheet/use-timesheet.ts';

/** A month as a table of all its days, once it is known how it is made (HRS-6, HRS-12). */
export function Timesheet() {
  const { known, settings, ...query } = useSheetSettings();
  if (known && settings) return <Month known={known} settings={settings} />;
  return (
    <SheetView query={query} sheet={known} top={null}>
      {null}
    </SheetView>
  );
}

interface MonthProps {
  known: KnownSettings;
  settings: SheetSettings;
}

type Opened = { kind: 'day'; day: Day } | { kind: 'rules' };

/** The month of the address, the steps to others, and its settings (HRS-6, HRS-7). */
function Month({ known, settings }: MonthProps) {
  const [query] = useSearchParams();
  const present = sheetMonthOf(useToday(), settings);
  const month = monthIn(query, present);
  const span = sheetSpan(month, settings);
  const timesheet = useTimesheet(month, settings);
  const { sheet } = timesheet;
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const bar = (
    <SheetBar
      heading={sheetHeading({ month, span })}
      beside={sheetDays({ month, span })}
      present={timesheetText.present}
      toPrevious={addressOfMonth(addMonths(month, -1))}
      toNext={addressOfMonth(addMonths(month, 1))}
      toPresent={addressOfMonth(present)}
      span={span}
      month={month}
      canPrint={sheet !== undefined}
      onRules={() => setOpened({ kind: 'rules' })}
    />
  );
  return (
    <>
      <SheetView query={timesheet} sheet={sheet} top={bar}>
        {(shown) => (
          <>
            <ShiftsNotice sheet={shown} onRules={() => setOpened({ kind: 'rules' })} />
            <MonthSheet
              sheet={shown}
              isSet={known.settings !== null}
              onOpen={(day) => setOpened({ kind: 'day', day })}
            />
            {opened?.kind === 'rules' && <RulesDialog sheet={shown} onClose={close} />}
          </>
        )}
      </SheetView>
      {opened?.kind === 'day' && (
        <DayDialog
          day={opened.day}
          entries={timesheet.entries}
          shifts={timesheet.entriesOf(opened.day)}
          onClose={close}
        >
          {/* A narrow row has no room for it. */}
          <div>{holidayName(opened.day)}</div>
          {sheet && (
            <MarkFields
              day={opened.day}
              isScheduled={scheduledMs(opened.day, settings, isHoliday(opened.day)) > 0}
              marked={sheet.days.find(({ date }) => date === opened.day)}
            />
          )}
        </DayDialog>
      )}
    </>
  );
}
