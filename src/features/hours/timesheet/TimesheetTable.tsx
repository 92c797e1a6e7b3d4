import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SheetColumn } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { HoursStyle } from '#domain/work-time/format-hours.ts';
import type { SheetAmounts, TimesheetWeek } from '#domain/work-time/timesheet.ts';
import { Scroller } from '#ui/Scroller.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { dayStyles, openRowStyles } from '../row-styles.ts';
import { hoursText } from '../text.ts';
import type { RowTexts } from './row-texts.ts';
import { SumRow } from './SumRow.tsx';
import { TimesheetRow } from './TimesheetRow.tsx';
import { timesheetText } from './text.ts';

export interface WeekOfRows extends TimesheetWeek {
  readonly rows: readonly RowTexts[];
}

interface TimesheetTableProps {
  caption: string;
  /** What all days add up to. */
  sheet: SheetAmounts;
  weeks: readonly WeekOfRows[];
  columns: readonly SheetColumn[];
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
  [theme.breakpoints.down('sm')]: {
    'th, td': { paddingInline: theme.spacing(0.5) },
    '.content': {
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      minWidth: '4.5rem',
      maxWidth: 0,
    },
  },
  // The others are as narrow as they can be, also in a month without content.
  '.rest': { width: '100%' },
  'thead th': { color: theme.vars.palette.text.secondary },
  'tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '.sums': { background: theme.vars.palette.background.default },
  '.sums th, .sums td': { fontWeight: 600 },
  '.sums th:first-of-type': { background: theme.vars.palette.background.default },
  tfoot: { borderTop: `2px solid ${theme.vars.palette.divider}` },
  '.before': { marginRight: theme.spacing(1) },
  '.mark': {
    paddingInline: theme.spacing(0.5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    whiteSpace: 'nowrap',
  },
  '.overlap': { marginLeft: theme.spacing(1), color: theme.vars.palette.text.secondary },
  ...dayStyles(theme),
  ...openRowStyles(theme),
}));

/** Each day of the month on one line, and the sums of its weeks and of all; on a phone the names of tasks alone. */
export function TimesheetTable(props: TimesheetTableProps) {
  const { caption, sheet, weeks, style, onOpen } = props;
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const hasContent = props.columns.includes('content');
  const columns = props.columns.filter((column) => column !== 'content');
  const { sheetColumns } = hoursText;
  const contentOf = ({ tasks, content }: RowTexts) => (isNarrow ? tasks : content);
  return (
    <Scroller role="region" aria-label={caption} tabIndex={0}>
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
            <th scope="col" className="text rest">
              {hasContent ? sheetColumns.content : timesheetText.columns.remark}
            </th>
          </tr>
        </thead>
        {weeks.map((week) => (
          <tbody key={week.rows[0]?.day}>
            {week.rows.map((row) => (
              <TimesheetRow
                key={row.day}
                row={row}
                columns={columns}
                content={hasContent ? contentOf(row) : ''}
                onOpen={onOpen}
              />
            ))}
            <SumRow name={timesheetText.week} amounts={week} columns={columns} style={style} />
          </tbody>
        ))}
        <tfoot>
          <SumRow name={timesheetText.total} amounts={sheet} columns={columns} style={style} />
        </tfoot>
      </Table>
    </Scroller>
  );
}
