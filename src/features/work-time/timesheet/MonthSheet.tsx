import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { useStore } from '#lib/use-store.ts';
import { useWasPrinted } from '#lib/use-was-printed.ts';
import { decimalHoursSetting } from '../views/hours-settings.ts';
import { monthText } from '../views/month-text.ts';
import { rowTexts } from '../views/row-texts.ts';
import { PrintedTimesheet } from './PrintedTimesheet.tsx';
import { TimesheetSums } from './TimesheetSums.tsx';
import { TimesheetTable } from './TimesheetTable.tsx';
import { timesheetText } from './text.ts';
import type { SheetOfMonth } from './use-timesheet.ts';

interface MonthSheetProps {
  sheet: SheetOfMonth;
  records: readonly WorkRecord[];
  /** The app-wide list, `yyyy/MM/dd`. */
  holidays: readonly string[];
  onOpen: (day: Day) => void;
}

/** The month as it is shown and printed; drawn again only when it changes. */
export const MonthSheet = memo(function MonthSheet(props: MonthSheetProps) {
  const { sheet, records, holidays, onOpen } = props;
  const style = useStore(decimalHoursSetting) ? 'decimal' : 'clock';
  const wasPrinted = useWasPrinted();
  const weeks = sheet.weeks.map((week) => ({
    ...week,
    rows: week.days.map((day) => rowTexts(day, records, holidays, style)),
  }));
  return (
    <>
      <TimesheetTable
        weeks={weeks}
        style={style}
        caption={monthText(sheet.month)}
        onOpen={onOpen}
      />
      <TimesheetSums sheet={sheet} style={style} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {timesheetText.note}
      </Typography>
      {wasPrinted && <PrintedTimesheet sheet={sheet} weeks={weeks} style={style} />}
    </>
  );
});
