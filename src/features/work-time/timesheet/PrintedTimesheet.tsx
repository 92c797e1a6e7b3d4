import Box from '@mui/material/Box';
import type { Month } from '#domain/calendar/month.ts';
import { formatHours, type HoursStyle } from '#domain/work-time/format-hours.ts';
import type { Timesheet } from '#domain/work-time/timesheet.ts';
import { Printed } from '#ui/Printed.tsx';
import { workTimeText } from '../text.ts';
import { dayColors } from '../views/day-colors.ts';
import { monthText } from '../views/month-text.ts';
import { TimesheetSums } from './TimesheetSums.tsx';
import type { WeekOfRows } from './TimesheetTable.tsx';
import { timesheetText } from './text.ts';

interface PrintedTimesheetProps {
  month: Month;
  name: string;
  sheet: Timesheet;
  weeks: readonly WeekOfRows[];
  style: HoursStyle;
}

const MARGIN = '12mm';
/** 31 days and the subtotals of 6 weeks fit on one page. */
const ROW = '6.1mm';

const sheetStyle = {
  display: 'none',
  '@media print': { display: 'block' },
  fontSize: '9pt',
  lineHeight: 1.2,
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th, & td': {
    border: '1px solid',
    borderColor: 'divider',
    padding: '0 1.5mm',
    height: ROW,
    fontWeight: 400,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
  '& thead th, & .week th, & .week td': {
    backgroundColor: 'background.default',
    fontWeight: 600,
  },
  '& .text': { textAlign: 'left', whiteSpace: 'normal' },
  '& .middle': { textAlign: 'center' },
} as const;

/** A long text takes two small lines, and is cut off after them: the month stays on one page. */
const contentStyle = {
  fontSize: '7pt',
  lineHeight: 1.15,
  maxHeight: '2.3em',
  overflow: 'hidden',
  wordBreak: 'break-all',
} as const;

/** The sheet of paper that is handed in (HRS-7). */
export function PrintedTimesheet({ month, name, sheet, weeks, style }: PrintedTimesheetProps) {
  const { columns, title, week: subtotal, approval } = timesheetText;
  const widths = ['13mm', '15mm', '15mm', '15mm', '15mm', '17mm'];
  return (
    <Printed margin={MARGIN}>
      <Box sx={sheetStyle}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: '3mm' }}>
          <div>
            <Box sx={{ fontSize: '14pt', fontWeight: 600 }}>
              {title} {monthText(month)}
            </Box>
            <Box sx={{ mt: '3mm', minWidth: '70mm', borderBottom: 1 }}>
              {timesheetText.name} <bdi>{name}</bdi>
            </Box>
          </div>
          <Box sx={{ width: '20mm', border: 1, textAlign: 'center', height: '20mm' }}>
            <Box sx={{ borderBottom: 1 }}>{approval}</Box>
          </Box>
        </Box>
        <table>
          <colgroup>
            {widths.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
              <Box component="col" key={index} sx={{ width }} />
            ))}
            <col />
          </colgroup>
          <thead>
            <tr>
              {Object.entries(columns).map(([key, label]) => (
                <th key={key} scope="col" className="middle">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {weeks.map(({ rows, totalMs, overlapMs }) => (
            <tbody key={rows[0]?.day}>
              {rows.map((row) => (
                <tr key={row.day}>
                  <Box component="th" scope="row" sx={{ color: dayColors[row.kind] }}>
                    {row.date}
                  </Box>
                  <Box component="td" className="middle" sx={{ color: dayColors[row.kind] }}>
                    {row.weekday}
                  </Box>
                  <td>{row.begin}</td>
                  <td>{row.end}</td>
                  <td>{row.breaks}</td>
                  <td>{row.work}</td>
                  <td className="text">
                    <Box sx={contentStyle}>
                      {row.holiday !== '' && (
                        <Box component="span" sx={{ color: dayColors.holiday }}>
                          {row.holiday}{' '}
                        </Box>
                      )}
                      <bdi>{row.content}</bdi>
                      {row.overlap !== '' && ` ${workTimeText.views.overlap(row.overlap)}`}
                    </Box>
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
        <Box sx={{ mt: '3mm' }}>
          <TimesheetSums sheet={sheet} style={style} />
        </Box>
      </Box>
    </Printed>
  );
}
