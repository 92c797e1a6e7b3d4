import Alert from '@mui/material/Alert';
import type { Day } from '#domain/calendar/day.ts';
import { overtimeWarning } from '#domain/work-time/sheet-rules.ts';
import { countsSeconds } from '#domain/work-time/sheet-settings.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useWasPrinted } from '#lib/use-was-printed.ts';
import { Hint } from '#ui/Hint.tsx';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import { NothingYet } from '../transfer/NothingYet.tsx';
import { useHours } from '../use-hours.ts';
import { Figures } from './Figures.tsx';
import { balanceFigures, firstFigures, lastFigures } from './month-figures.ts';
import { PrintedTimesheet } from './PrintedTimesheet.tsx';
import { rowTexts } from './row-texts.ts';
import { sheetHeading } from './sheet-heading.ts';
import { TimesheetTable } from './TimesheetTable.tsx';
import { timesheetText } from './text.ts';
import { useBalance } from './use-balance.ts';
import type { SheetOfMonth } from './use-timesheet.ts';

interface MonthSheetProps {
  sheet: SheetOfMonth;
  /** True if any settings are stored. */
  isSet: boolean;
  onOpen: (day: Day) => void;
}

/** The month as it is shown and printed. */
export function MonthSheet({ sheet, isSet, onOpen }: MonthSheetProps) {
  const { columns } = sheet.settings;
  const records = useShownRecords();
  const hours = useHours();
  const wasPrinted = useWasPrinted();
  const zone = useZone();
  const style = { records, hours, zone, hasNotes: sheet.settings.notes === true };
  const weeks = sheet.weeks.map((week) => ({
    ...week,
    rows: week.days.map((day) => rowTexts(day, style)),
  }));
  const first = [...firstFigures(sheet, isSet, hours), ...balanceFigures(useBalance(sheet), hours)];
  // The days of paid leave are among both.
  const last = lastFigures(sheet, hours);
  const terms = new Set(first.map(({ term }) => term));
  const onPaper = [...first, ...last.filter(({ term }) => !terms.has(term))];
  const isEstimate = columns.includes('overtime') || columns.includes('rest');
  const warning = overtimeWarning(sheet.overtimeMs, sheet.restMs);
  return (
    <>
      <Figures figures={first} isLarge />
      <NothingYet />
      <TimesheetTable
        sheet={sheet}
        weeks={weeks}
        columns={columns}
        caption={sheetHeading(sheet)}
        onOpen={onOpen}
      />
      <Figures figures={last} />
      {warning && (
        <Alert severity={warning === 'workload' ? 'warning' : 'info'}>
          {timesheetText.warnings[warning]}
        </Alert>
      )}
      <Hint>
        {countsSeconds(sheet.settings) && <span>{timesheetText.exact}</span>}
        {isEstimate && <span>{timesheetText.estimate}</span>}
      </Hint>
      {wasPrinted && (
        <PrintedTimesheet
          sheet={sheet}
          weeks={weeks}
          figures={onPaper}
          isEstimate={isEstimate}
          warning={warning}
        />
      )}
    </>
  );
}
