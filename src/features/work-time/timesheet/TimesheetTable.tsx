import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Day } from '#domain/calendar/day.ts';
import { formatHours, type HoursStyle } from '#domain/work-time/format-hours.ts';
import type { TimesheetWeek } from '#domain/work-time/timesheet.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { workTimeText } from '../text.ts';
import { dayStyles } from '../views/day-styles.ts';
import { openRowStyles } from '../views/open-row.ts';
import type { RowTexts } from '../views/row-texts.ts';
import { TimesheetRow } from './TimesheetRow.tsx';
import { timesheetText } from './text.ts';

export interface WeekOfRows extends TimesheetWeek {
  readonly rows: readonly RowTexts[];
}

interface TimesheetTableProps {
  caption: string;
  weeks: readonly WeekOfRows[];
  style: HoursStyle;
  onOpen: (day: Day) => void;
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  'th, td': {
    textAlign: 'right',
    fontWeight: 400,
    verticalAlign: 'top',
    padding: theme.spacing(0.5, 0.75),
    whiteSpace: 'nowrap',
    // At 400 % all columns are in sight, also with more space between letters.
    '@media (max-width: 359.95px)': { paddingInline: theme.spacing(0.25) },
  },
  '.text': { textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '.text.short': { whiteSpace: 'nowrap' },
  // The others are as narrow as they can be, also in a month without content.
  '.rest': { width: '100%' },
  'thead th': { color: theme.vars.palette.text.secondary },
  'tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  'tbody tr.more': { borderTop: 0 },
  'tbody tr.more td': { paddingTop: 0 },
  '.week': { fontWeight: 600, background: theme.vars.palette.background.default },
  '.week th, .week td': { fontWeight: 600 },
  '.before': { marginRight: theme.spacing(1) },
  '.overlap': { marginLeft: theme.spacing(1), color: theme.vars.palette.text.secondary },
  ...dayStyles(theme),
  ...openRowStyles(theme),
}));

/** Each day of the month, and what its weeks add up to; on a phone the content has its own line. */
export function TimesheetTable({ caption, weeks, style, onOpen }: TimesheetTableProps) {
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const { columns, week: subtotal } = timesheetText;
  return (
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{columns.date}</th>
          <th scope="col" className="text short">
            {columns.weekday}
          </th>
          <th scope="col">{columns.begin}</th>
          <th scope="col">{columns.end}</th>
          <th scope="col">{columns.break}</th>
          <th scope="col">{columns.work}</th>
          {!isNarrow && (
            <th scope="col" className="text rest">
              {columns.content}
            </th>
          )}
        </tr>
      </thead>
      {weeks.map(({ rows, totalMs, overlapMs }) => (
        <tbody key={rows[0]?.day}>
          {rows.map((row) => (
            <TimesheetRow key={row.day} row={row} isNarrow={isNarrow} onOpen={onOpen} />
          ))}
          <tr className="week">
            <th scope="row" colSpan={5}>
              {subtotal}
            </th>
            <td>{formatHours(totalMs, style)}</td>
            {!isNarrow && (
              <td className="text">
                {overlapMs > 0 && workTimeText.views.overlap(formatHours(overlapMs, style))}
              </td>
            )}
          </tr>
        </tbody>
      ))}
    </Table>
  );
}
