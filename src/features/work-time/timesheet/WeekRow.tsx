import type { SheetColumn } from '#contract/timesheet.ts';
import { formatHours, type HoursStyle } from '#domain/work-time/format-hours.ts';
import type { TimesheetWeek } from '#domain/work-time/timesheet.ts';
import { amountOf, isSumColumn } from '../views/sheet-columns.ts';
import { viewsText } from '../views/text.ts';
import { timesheetText } from './text.ts';

interface WeekRowProps {
  week: TimesheetWeek;
  /** Those in the row itself, without the content. */
  columns: readonly SheetColumn[];
  /** Those in a line below, on a phone. */
  below: readonly SheetColumn[];
  style: HoursStyle;
  /** Whether there is no place for the overlap. */
  isNarrow: boolean;
}

/** What a week adds up to, of those of its days that are on the sheet. */
export function WeekRow({ week, columns, below, style, isNarrow }: WeekRowProps) {
  const sums = columns.filter(isSumColumn);
  const more = below
    .filter(isSumColumn)
    .filter((column) => amountOf(week, column) > 0)
    .map((column) =>
      timesheetText.amount(
        viewsText.sheetColumns[column],
        formatHours(amountOf(week, column), style),
      ),
    )
    .join(timesheetText.separator);
  return (
    <>
      <tr className="week">
        <th scope="row" colSpan={2 + columns.length - sums.length}>
          {timesheetText.week}
        </th>
        {sums.map((column) => (
          <td key={column}>{formatHours(amountOf(week, column), style)}</td>
        ))}
        {!isNarrow && (
          <td className="text">
            {week.overlapMs > 0 && viewsText.overlap(formatHours(week.overlapMs, style))}
          </td>
        )}
      </tr>
      {more !== '' && (
        <tr className="more week">
          <td colSpan={2 + columns.length}>{more}</td>
        </tr>
      )}
    </>
  );
}
