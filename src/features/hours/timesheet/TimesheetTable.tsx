import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SheetColumn } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { SheetAmounts } from '#domain/work-time/timesheet.ts';
import { ONE_LINE } from '#theme/sizes.ts';
import { Scroller } from '#ui/Scroller.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { dayStyles, openRowStyles } from '../row-styles.ts';
import { hoursText } from '../text.ts';
import { RowContent } from './RowContent.tsx';
import type { RowTexts } from './row-texts.ts';
import { SheetRows, type WeekOfRows } from './SheetRows.tsx';

interface TimesheetTableProps {
  caption: string;
  /** The sums of all days. */
  sheet: SheetAmounts;
  weeks: readonly WeekOfRows[];
  columns: readonly SheetColumn[];
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
  '.weekday': { whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: {
    'th, td': { paddingInline: theme.spacing(0.5) },
    '.content': {
      ...ONE_LINE,
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

/** The rows of a month on the screen; on a phone their contents are the names of tasks alone. */
export function TimesheetTable({ caption, onOpen, ...sheet }: TimesheetTableProps) {
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const hasContent = sheet.columns.includes('content');
  const contentOf = ({ tasks, content }: RowTexts) => (isNarrow ? tasks : content);
  return (
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <SheetRows
          {...sheet}
          dateOf={({ day, date }) => (
            <button
              type="button"
              className="open"
              title={hoursText.sheetRow.open}
              onClick={() => onOpen(day)}
            >
              {date}
            </button>
          )}
          contentOf={(row) => <RowContent row={row} content={hasContent ? contentOf(row) : ''} />}
        />
      </Table>
    </Scroller>
  );
}
