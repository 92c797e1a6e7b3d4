import type { Day } from '#domain/calendar/day.ts';
import { workTimeText } from '../text.ts';
import type { RowTexts } from '../views/row-texts.ts';

interface TimesheetRowProps {
  row: RowTexts;
  /** Whether the content stands in a line below. */
  isNarrow: boolean;
  onOpen: (day: Day) => void;
}

/** A day of the timesheet. */
export function TimesheetRow({ row, isNarrow, onOpen }: TimesheetRowProps) {
  const content = (
    <>
      {row.holiday !== '' && <span className="day before">{row.holiday}</span>}
      <bdi>{row.content}</bdi>
      {row.overlap !== '' && (
        <span className="overlap">{workTimeText.views.overlap(row.overlap)}</span>
      )}
    </>
  );
  const hasContent = row.holiday !== '' || row.content !== '';
  return (
    <>
      <tr data-day={row.kind}>
        <th scope="row" className="day">
          <button
            type="button"
            className="open"
            title={workTimeText.sheetRow.open}
            onClick={() => onOpen(row.day)}
          >
            {row.date}
          </button>
        </th>
        <td className="text short day">{row.weekday}</td>
        <td>{row.begin}</td>
        <td>{row.end}</td>
        <td>{row.breaks}</td>
        <td>{row.work}</td>
        {!isNarrow && <td className="text">{content}</td>}
      </tr>
      {isNarrow && hasContent && (
        <tr className="more" data-day={row.kind}>
          <td />
          <td className="text" colSpan={5}>
            {content}
          </td>
        </tr>
      )}
    </>
  );
}
