import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SheetColumn } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { SheetAmounts } from '#domain/work-time/timesheet.ts';
import { ONE_LINE, TOUCH_TARGET } from '#theme/sizes.ts';
import { Scroller } from '#ui/Scroller.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { dayStyles, openRowStyles } from '../row-styles.ts';
import { hoursText } from '../text.ts';
import { RowContent } from './RowContent.tsx';
import type { RowTexts } from './row-texts.ts';
import { SheetRows, type WeekOfRows } from './SheetRows.tsx';
import { columnsOfPhone } from './sheet-columns.ts';
import { shortTexts } from './short-texts.ts';
import { useContentRoom } from './use-content-room.ts';

interface TimesheetTableProps {
  caption: string;
  /** The sums of all days. */
  sheet: SheetAmounts;
  weeks: readonly WeekOfRows[];
  columns: readonly SheetColumn[];
  onOpen: (day: Day) => void;
}

/** In CSS pixels; its line is 20 px high. */
const ROW_HEIGHT = 32;
/** More columns than this have no room on a phone: some are beyond its edge, and the content takes more. */
const MOST_NARROW = 5;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  'th, td': {
    textAlign: 'right',
    fontWeight: 400,
    padding: theme.spacing(0, 0.75),
    whiteSpace: 'nowrap',
    // At 400 % all columns are in sight, also with more space between letters.
    '@media (max-width: 359.95px)': { paddingInline: theme.spacing(0.25) },
  },
  '.text': { textAlign: 'left' },
  'tr > *': { height: ROW_HEIGHT },
  'tr:has(> th > .open)': { cursor: 'pointer' },
  // Its texts are shortened at a word; until the room for them is known, the cell cuts them.
  '.content': { ...ONE_LINE, maxWidth: 0 },
  // The others are as narrow as they can be, also in a month without content.
  '.rest': { width: '100%', minWidth: '4.5rem' },
  [theme.breakpoints.down('sm')]: {
    fontSize: '0.8125rem',
    'th, td': { paddingInline: theme.spacing(0.375) },
    'tr:has(> th > .open) > *': { height: TOUCH_TARGET },
    'th:has(> .open)': { boxSizing: 'border-box', minWidth: TOUCH_TARGET },
    '&.wide .rest': { minWidth: '6rem' },
    '.sums > *': { fontSize: '0.75rem' },
  },
  // A quiet bar below a number; the number and the difference say the same.
  '.bar': {
    backgroundImage: [theme.vars.palette.text.secondary, theme.vars.palette.divider]
      .map((colour) => `linear-gradient(${colour}, ${colour})`)
      .join(','),
    backgroundSize: `calc((100% - ${theme.spacing(1)}) * var(--reached)) 2px, calc(100% - ${theme.spacing(1)}) 2px`,
    backgroundPosition: `left ${theme.spacing(0.5)} top calc(50% + 0.75em)`,
    backgroundRepeat: 'no-repeat',
  },
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

/** The rows of a month on the screen, one line each; a press on a row opens its day, and by keys its date does. */
export function TimesheetTable({ caption, onOpen, ...sheet }: TimesheetTableProps) {
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const hasContent = sheet.columns.includes('content');
  const { room, ref } = useContentRoom();
  const shortened = (row: RowTexts) => ({ ...row, ...shortTexts(row, room, hasContent) });
  return (
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <Table
        ref={ref}
        className={sheet.columns.length > MOST_NARROW ? 'wide' : ''}
        onClick={({ target }) => openRowAt(target as Element)}
      >
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <SheetRows
          {...sheet}
          columns={isNarrow ? columnsOfPhone(sheet.columns) : sheet.columns}
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
          contentOf={(row) => <RowContent row={shortened(row)} whole={row.content} />}
        />
      </Table>
    </Scroller>
  );
}

/** Presses the date of the row, unless something in it was pressed or a text was selected. */
function openRowAt(pressed: Element): void {
  if (pressed.closest('.open') || getSelection()?.isCollapsed === false) return;
  const date = pressed.closest('tr')?.querySelector<HTMLButtonElement>('.open');
  date?.focus({ preventScroll: true });
  date?.click();
}
