import { styled } from '@mui/material/styles';
import type { SheetColumn } from '#contract/timesheet.ts';
import type { OvertimeWarning } from '#domain/work-time/sheet-rules.ts';
import { useStore } from '#lib/use-store.ts';
import { Printed } from '#ui/Printed.tsx';
import { landscapeSetting } from '#work-time/data/hours-settings.ts';
import { dayStyles } from '../row-styles.ts';
import { hoursText } from '../text.ts';
import { type Figure, Figures } from './Figures.tsx';
import { RowContent } from './RowContent.tsx';
import { SheetRows, type WeekOfRows } from './SheetRows.tsx';
import { isSumColumn } from './sheet-columns.ts';
import { sheetDays, sheetHeading } from './sheet-heading.ts';
import { shortTexts } from './short-texts.ts';
import { timesheetText } from './text.ts';
import type { SheetOfMonth } from './use-timesheet.ts';

interface PrintedTimesheetProps {
  sheet: SheetOfMonth;
  weeks: readonly WeekOfRows[];
  /** The numbers of the month, as on the screen. */
  figures: readonly Figure[];
  isEstimate: boolean;
  warning: OvertimeWarning | null;
}

const MARGIN = '12mm';
/** More columns than this leave less room to the content. */
const MOST_WIDE = 5;

/** Sizes in millimetres, of texts in points: 8.25 are 11 px. On one page fit 31 days, the sums of 6 weeks and of all, head and foot. */
const forms = {
  wide: { page: 186, row: 5.9, text: 10, date: 14, weekday: 16, time: 15, amount: 18 },
  dense: { page: 186, row: 5.8, text: 8.5, date: 10.5, weekday: 12, time: 11, amount: 13.5 },
  landscape: { page: 273, row: 3.6, text: 8.5, date: 12, weekday: 13, time: 13, amount: 14 },
} as const;

/** Of a point of text. */
const MM_OF_POINT = 25.4 / 72;
/** The padding of a cell. */
const PADDING = 1;
/** The room of a sign. */
const SIGN = 2;

const Sheet = styled('div')(({ theme }) => ({
  display: 'none',
  '@media print': { display: 'block' },
  // Else the edge of the paper cuts the lines at the right.
  padding: '1px',
  fontSize: '9pt',
  lineHeight: 1.2,
  '.head': { display: 'flex', justifyContent: 'space-between', marginBottom: '3mm' },
  '.title': { fontSize: '14pt', fontWeight: 600 },
  '.days': { fontSize: '9pt', fontWeight: 400, marginLeft: '3mm' },
  '.names': { display: 'flex', gap: '6mm', marginTop: '3mm' },
  '.name': { minWidth: '50mm', borderBottom: '1px solid' },
  '.approvals': { display: 'flex' },
  '.approval': { width: '18mm', height: '20mm', border: '1px solid', textAlign: 'center' },
  '.approval + .approval': { borderLeft: 0 },
  '.approval > div': { borderBottom: '1px solid' },
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', marginBottom: '3mm' },
  'th, td': {
    border: `1px solid ${theme.vars.palette.divider}`,
    padding: '0 0.5mm',
    fontWeight: 400,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
  'thead th, .sums th, .sums td': {
    backgroundColor: theme.vars.palette.background.default,
    fontWeight: 600,
  },
  '.text': { textAlign: 'left' },
  '.weekday, thead th, thead .text': { textAlign: 'center' },
  // A real footer would be printed on every page.
  tfoot: { display: 'table-row-group' },
  '&.landscape': {
    table: { lineHeight: 1.15 },
    '.approval': { height: '14mm' },
  },
  '.before': { marginRight: '1mm' },
  '.mark': { fontWeight: 600 },
  '.overlap': { marginLeft: '1mm' },
  'dl dt, dl dd, dl .beside': { fontSize: '8.5pt' },
  '.foot': { marginTop: '1mm', fontSize: '8.25pt' },
  ...dayStyles(theme),
}));

/** The sheet of paper that is handed in (HRS-7). */
export function PrintedTimesheet(props: PrintedTimesheetProps) {
  const { sheet, weeks, figures, isEstimate, warning } = props;
  const isLandscape = useStore(landscapeSetting);
  const { name, department, columns: chosen } = sheet.settings;
  const columns = chosen.filter((column) => column !== 'content');
  const hasContent = chosen.includes('content');
  const isDense = chosen.length > MOST_WIDE;
  const form = forms[isLandscape ? 'landscape' : isDense ? 'dense' : 'wide'];
  const left = columns.reduce(
    (width, column) => width - widthOf(column, form),
    form.page - form.date - form.weekday - PADDING,
  );
  const room = Math.floor(left / (form.text * MM_OF_POINT));
  return (
    <Printed margin={MARGIN} isLandscape={isLandscape}>
      <Sheet className={isLandscape ? 'landscape' : ''}>
        <div className="head">
          <div>
            <div className="title">
              <span>{`${timesheetText.title} ${sheetHeading(sheet)}`}</span>
              <span className="days">{sheetDays(sheet)}</span>
            </div>
            <div className="names">
              {department !== '' && (
                <div className="name">
                  <span>{hoursText.sheetHead.department}</span>{' '}
                  <bdi translate="no">{department}</bdi>
                </div>
              )}
              <div className="name">
                <span>{hoursText.sheetHead.name}</span> <bdi translate="no">{name}</bdi>
              </div>
            </div>
          </div>
          <div className="approvals">
            {hoursText.sheetHead.approvals.map((approval) => (
              <div key={approval} className="approval">
                <div>{approval}</div>
              </div>
            ))}
          </div>
        </div>
        <table style={{ fontSize: `${form.text}pt` }}>
          <colgroup>
            <col style={{ width: mm(form.date) }} />
            <col style={{ width: mm(form.weekday) }} />
            {columns.map((column) => (
              <col key={column} style={{ width: mm(widthOf(column, form)) }} />
            ))}
            <col />
          </colgroup>
          <SheetRows
            sheet={sheet}
            weeks={weeks}
            columns={chosen}
            height={mm(form.row)}
            dateOf={({ date }) => date}
            contentOf={(row) => (
              <RowContent row={{ ...row, ...shortTexts(row, room, hasContent) }} />
            )}
          />
        </table>
        <Figures figures={figures} />
        {(isEstimate || warning) && (
          <div className="foot">
            {warning && <span>{timesheetText.warnings[warning]}</span>}{' '}
            {isEstimate && <span>{timesheetText.estimate}</span>}
          </div>
        )}
      </Sheet>
    </Printed>
  );
}

function widthOf(
  column: SheetColumn,
  { time, amount }: (typeof forms)[keyof typeof forms],
): number {
  if (column === 'difference') return amount + SIGN;
  return isSumColumn(column) ? amount : time;
}

function mm(size: number): string {
  return `${size}mm`;
}
