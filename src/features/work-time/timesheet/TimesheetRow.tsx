import type { SheetColumn } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { RowTexts } from '../views/row-texts.ts';
import { viewsText } from '../views/text.ts';
import { RowContent } from './RowContent.tsx';
import { timesheetText } from './text.ts';

interface TimesheetRowProps {
  row: RowTexts;
  /** Those in the row itself, without the content. */
  columns: readonly SheetColumn[];
  /** Those in the line below, on a phone. */
  below: readonly SheetColumn[];
  hasContent: boolean;
  /** Whether the content stands in a line below. */
  isNarrow: boolean;
  onOpen: (day: Day) => void;
}

/** A day of the timesheet. */
export function TimesheetRow(props: TimesheetRowProps) {
  const { row, columns, below, hasContent, isNarrow, onOpen } = props;
  const amounts = below
    .filter((column) => row[column] !== '')
    .map((column) => timesheetText.amount(viewsText.sheetColumns[column], row[column]))
    .join(timesheetText.separator);
  const isNoted = row.holiday !== '' || row.mark !== '' || row.remark !== '';
  const isMore = isNoted || amounts !== '' || (hasContent && row.content !== '');
  return (
    <>
      <tr data-day={row.kind}>
        <th scope="row" className="day">
          <button
            type="button"
            className="open"
            title={viewsText.sheetRow.open}
            onClick={() => onOpen(row.day)}
          >
            {row.date}
          </button>
        </th>
        <td className="text short day">{row.weekday}</td>
        {columns.map((column) => (
          <td key={column}>{row[column]}</td>
        ))}
        {!isNarrow && (
          <td className="text">
            <RowContent row={row} hasContent={hasContent} />
          </td>
        )}
      </tr>
      {isNarrow && isMore && (
        <tr className="more" data-day={row.kind}>
          <td />
          <td className="text" colSpan={1 + columns.length}>
            <RowContent row={row} hasContent={hasContent} />
            {amounts !== '' && <div className="amounts">{amounts}</div>}
          </td>
        </tr>
      )}
    </>
  );
}
