import type { SheetColumn } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import { hoursText } from '../text.ts';
import { RowContent } from './RowContent.tsx';
import type { RowTexts } from './row-texts.ts';

interface TimesheetRowProps {
  row: RowTexts;
  /** Without the content. */
  columns: readonly SheetColumn[];
  /** The content as it is written here; none where its column is switched off. */
  content: string;
  onOpen: (day: Day) => void;
}

/** A day of the timesheet. */
export function TimesheetRow({ row, columns, content, onOpen }: TimesheetRowProps) {
  return (
    <tr data-day={row.kind}>
      <th scope="row" className="day">
        <button
          type="button"
          className="open"
          title={hoursText.sheetRow.open}
          onClick={() => onOpen(row.day)}
        >
          {row.date}
        </button>
      </th>
      <td className="text short day">{row.weekday}</td>
      {columns.map((column) => (
        <td key={column}>{row[column]}</td>
      ))}
      <td className="text content">
        <RowContent row={row} content={content} />
      </td>
    </tr>
  );
}
