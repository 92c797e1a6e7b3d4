import Box from '@mui/material/Box';
import { kindOfDay } from '#domain/calendar/kind-of-day.ts';
import { formatHours, type HoursStyle } from '#domain/work-time/format-hours.ts';
import type { DaySum, Sum } from '#domain/work-time/sums.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { dayColors } from '../views/day-colors.ts';
import { holidayName } from '../views/holidays.ts';
import type { Column } from './columns.ts';
import { shortDateText } from './range-text.ts';
import { SumTable } from './SumTable.tsx';
import { reportText } from './text.ts';

interface DayTableProps {
  days: readonly DaySum[];
  columns: readonly Column[];
  whole: Sum;
  style: HoursStyle;
}

/** A long name is cut off; the table of records has all of it. */
const nameStyle = {
  display: 'block',
  ml: 'auto',
  width: 'fit-content',
  maxWidth: 96,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media print': { maxWidth: '16mm' },
} as const;

/** From this length on days without entries are left out. */
const LONG = 32;

/** The numbers of the bars. */
export function DayTable({ days, columns, whole, style }: DayTableProps) {
  const { holidays } = useAppSettings();
  const shown = days.length < LONG ? days : days.filter(({ totalMs }) => totalMs > 0);
  const hasOverlap = whole.overlapMs > 0;
  const hours = (ms: number) => (ms > 0 ? formatHours(ms, style) : '');
  const sumOf = ({ msOf }: Column) => days.reduce((sum, day) => sum + msOf(day), 0);
  return (
    // What scrolls must be reached by the keyboard.
    <Box
      role="region"
      aria-label={reportText.days}
      tabIndex={0}
      sx={{ overflowX: 'auto', '@media print': { overflow: 'visible', fontSize: '7.5pt' } }}
    >
      <SumTable>
        <caption>{reportText.days}</caption>
        <thead>
          <tr>
            <th scope="col">{reportText.day}</th>
            <th scope="col">{reportText.total}</th>
            {hasOverlap && <th scope="col">{reportText.overlap}</th>}
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                <Box component="bdi" sx={nameStyle}>
                  {name}
                </Box>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((day) => {
            const kind = kindOfDay(day.day, holidayName(day.day, holidays) !== null);
            return (
              <tr key={day.day} data-day={kind}>
                <Box component="th" scope="row" sx={{ color: dayColors[kind] }}>
                  {shortDateText(day.day, holidays)}
                </Box>
                <td className="sum">{hours(day.totalMs)}</td>
                {hasOverlap && <td>{hours(day.overlapMs)}</td>}
                {columns.map((column) => (
                  <td key={column.key}>{hours(column.msOf(day))}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{reportText.total}</th>
            <td>{hours(whole.totalMs)}</td>
            {hasOverlap && <td>{hours(whole.overlapMs)}</td>}
            {columns.map((column) => (
              <td key={column.key}>{hours(sumOf(column))}</td>
            ))}
          </tr>
        </tfoot>
      </SumTable>
    </Box>
  );
}
