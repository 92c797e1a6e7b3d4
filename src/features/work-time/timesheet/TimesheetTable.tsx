import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SheetColumn } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { HoursStyle } from '#domain/work-time/format-hours.ts';
import type { TimesheetWeek } from '#domain/work-time/timesheet.ts';
import { LARGE_TEXT } from '#theme/sizes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { dayStyles } from '../views/day-styles.ts';
import { openRowStyles } from '../views/open-row.ts';
import type { RowTexts } from '../views/row-texts.ts';
import { viewsText } from '../views/text.ts';
import { TimesheetRow } from './TimesheetRow.tsx';
import { timesheetText } from './text.ts';
import { WeekRow } from './WeekRow.tsx';

export interface WeekOfRows extends TimesheetWeek {
  readonly rows: readonly RowTexts[];
}

interface TimesheetTableProps {
  caption: string;
  weeks: readonly WeekOfRows[];
  columns: readonly SheetColumn[];
  style: HoursStyle;
  onOpen: (day: Day) => void;
}

/** What a phone has room for; the others stand in a line below each day. */
const NARROW: readonly SheetColumn[] = ['begin', 'end', 'break', 'work'];
/** The same with large text. */
const NARROWEST: readonly SheetColumn[] = ['work'];

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
  '.more.week td': { whiteSpace: 'normal' },
  'tbody tr.more td': { paddingTop: 0 },
  '.week': { fontWeight: 600, background: theme.vars.palette.background.default },
  '.week th, .week td': { fontWeight: 600 },
  '.before': { marginRight: theme.spacing(1) },
  '.mark': {
    paddingInline: theme.spacing(0.5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    whiteSpace: 'nowrap',
  },
  '.amounts': { color: theme.vars.palette.text.secondary },
  '.overlap': { marginLeft: theme.spacing(1), color: theme.vars.palette.text.secondary },
  ...dayStyles(theme),
  ...openRowStyles(theme),
}));

/** Each day of the month, and what its weeks add up to; on a phone the content has its own line. */
export function TimesheetTable(props: TimesheetTableProps) {
  const { caption, weeks, style, onOpen } = props;
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const hasContent = props.columns.includes('content');
  const all = props.columns.filter((column) => column !== 'content');
  const room = useMediaQuery(LARGE_TEXT) ? NARROWEST : NARROW;
  const columns = isNarrow ? all.filter((column) => room.includes(column)) : all;
  const below = isNarrow ? all.filter((column) => !room.includes(column)) : [];
  const { sheetColumns } = viewsText;
  return (
    // With all columns in large text it can be scrolled.
    <Box sx={{ overflowX: 'auto' }}>
      <Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{timesheetText.columns.date}</th>
            <th scope="col" className="text short">
              {timesheetText.columns.weekday}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {sheetColumns[column]}
              </th>
            ))}
            {!isNarrow && (
              <th scope="col" className="text rest">
                {hasContent ? sheetColumns.content : timesheetText.columns.remark}
              </th>
            )}
          </tr>
        </thead>
        {weeks.map((week) => (
          <tbody key={week.rows[0]?.day}>
            {week.rows.map((row) => (
              <TimesheetRow
                key={row.day}
                row={row}
                columns={columns}
                below={below}
                hasContent={hasContent}
                isNarrow={isNarrow}
                onOpen={onOpen}
              />
            ))}
            <WeekRow
              week={week}
              columns={columns}
              below={below}
              style={style}
              isNarrow={isNarrow}
            />
          </tbody>
        ))}
      </Table>
    </Box>
  );
}
