import { styled } from '@mui/material/styles';
import { formatHours, type HoursStyle } from '#domain/work-time/format-hours.ts';
import { useStore } from '#lib/use-store.ts';
import { Printed } from '#ui/Printed.tsx';
import { workTimeText } from '../text.ts';
import { dayStyles } from '../views/day-styles.ts';
import { printedNameSetting } from '../views/hours-settings.ts';
import { monthText } from '../views/month-text.ts';
import { TimesheetSums } from './TimesheetSums.tsx';
import type { WeekOfRows } from './TimesheetTable.tsx';
import { timesheetText } from './text.ts';
import type { SheetOfMonth } from './use-timesheet.ts';

interface PrintedTimesheetProps {
  sheet: SheetOfMonth;
  weeks: readonly WeekOfRows[];
  style: HoursStyle;
}

const MARGIN = '12mm';
/** 31 days and the subtotals of 6 weeks fit on one page. */
const ROW = '6.1mm';

/** The columns before the content, which has what is left. */
const WIDTHS = ['13mm', '15mm', '15mm', '15mm', '15mm', '17mm'];

const Sheet = styled('div')(({ theme }) => ({
  display: 'none',
  '@media print': { display: 'block' },
  // Else the edge of the paper cuts the lines at the right.
  padding: '1px',
  fontSize: '9pt',
  lineHeight: 1.2,
  '.head': { display: 'flex', justifyContent: 'space-between', marginBottom: '3mm' },
  '.title': { fontSize: '14pt', fontWeight: 600 },
  '.name': { marginTop: '3mm', minWidth: '70mm', borderBottom: '1px solid' },
  '.approval': { width: '20mm', height: '20mm', border: '1px solid', textAlign: 'center' },
  '.approval > div': { borderBottom: '1px solid' },
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', marginBottom: '3mm' },
  ...Object.fromEntries(
    WIDTHS.map((width, index) => [`thead th:nth-of-type(${index + 1})`, { width }]),
  ),
  'th, td': {
    border: `1px solid ${theme.vars.palette.divider}`,
    padding: '0 1.5mm',
    height: ROW,
    fontWeight: 400,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
  'thead th, .week th, .week td': {
    backgroundColor: theme.vars.palette.background.default,
    fontWeight: 600,
  },
  '.text': { textAlign: 'left', whiteSpace: 'normal' },
  '.middle, thead th': { textAlign: 'center' },
  // A long text takes two small lines, and is cut off after them: the month stays on one page.
  '.content': {
    fontSize: '7pt',
    lineHeight: 1.15,
    maxHeight: '2.3em',
    overflow: 'hidden',
    wordBreak: 'break-all',
  },
  ...dayStyles(theme),
}));

/** The sheet of paper that is handed in (HRS-7). */
export function PrintedTimesheet({ sheet, weeks, style }: PrintedTimesheetProps) {
  const name = useStore(printedNameSetting);
  const { columns, title, week: subtotal, approval } = timesheetText;
  return (
    <Printed margin={MARGIN}>
      <Sheet>
        <div className="head">
          <div>
            <div className="title">
              {title} {monthText(sheet.month)}
            </div>
            <div className="name">
              {timesheetText.name} <bdi>{name}</bdi>
            </div>
          </div>
          <div className="approval">
            <div>{approval}</div>
          </div>
        </div>
        <table>
          <thead>
            <tr>
              {Object.entries(columns).map(([key, label]) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {weeks.map(({ rows, totalMs, overlapMs }) => (
            <tbody key={rows[0]?.day}>
              {rows.map((row) => (
                <tr key={row.day} data-day={row.kind}>
                  <th scope="row" className="day">
                    {row.date}
                  </th>
                  <td className="middle day">{row.weekday}</td>
                  <td>{row.begin}</td>
                  <td>{row.end}</td>
                  <td>{row.breaks}</td>
                  <td>{row.work}</td>
                  <td className="text">
                    <div className="content">
                      {row.holiday !== '' && <span className="day">{row.holiday} </span>}
                      <bdi>{row.content}</bdi>
                      {row.overlap !== '' && ` ${workTimeText.views.overlap(row.overlap)}`}
                    </div>
                  </td>
                </tr>
              ))}
              <tr className="week">
                <th scope="row" colSpan={5}>
                  {subtotal}
                </th>
                <td>{formatHours(totalMs, style)}</td>
                <td className="text">
                  {overlapMs > 0 && workTimeText.views.overlap(formatHours(overlapMs, style))}
                </td>
              </tr>
            </tbody>
          ))}
        </table>
        <TimesheetSums sheet={sheet} style={style} />
      </Sheet>
    </Printed>
  );
}
