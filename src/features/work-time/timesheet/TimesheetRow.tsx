import Box from '@mui/material/Box';
import { workTimeText } from '../text.ts';
import { dayColors } from '../views/day-colors.ts';
import type { RowTexts } from './row-texts.ts';

interface TimesheetRowProps {
  row: RowTexts;
  /** Whether the content stands in a line below. */
  isNarrow: boolean;
}

/** A day of the timesheet. */
export function TimesheetRow({ row, isNarrow }: TimesheetRowProps) {
  const color = dayColors[row.kind];
  const content = (
    <>
      {row.holiday !== '' && (
        <Box component="span" sx={{ color, mr: 1 }}>
          {row.holiday}
        </Box>
      )}
      <bdi>{row.content}</bdi>
      {row.overlap !== '' && (
        <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
          {workTimeText.views.overlap(row.overlap)}
        </Box>
      )}
    </>
  );
  const hasContent = row.holiday !== '' || row.content !== '';
  return (
    <>
      <tr data-day={row.kind}>
        <Box component="th" scope="row" sx={{ color }}>
          {row.date}
        </Box>
        <Box component="td" className="text short" sx={{ color }}>
          {row.weekday}
        </Box>
        <td>{row.begin}</td>
        <td>{row.end}</td>
        <td>{row.breaks}</td>
        <td>{row.work}</td>
        {!isNarrow && <td className="text">{content}</td>}
      </tr>
      {isNarrow && hasContent && (
        <tr className="more">
          <td />
          <td className="text" colSpan={5}>
            {content}
          </td>
        </tr>
      )}
    </>
  );
}
