import type { ReactNode } from 'react';
import type { SheetColumn } from '#contract/timesheet.ts';
import type { SheetAmounts, TimesheetWeek } from '#domain/work-time/timesheet.ts';
import { hoursText } from '../text.ts';
import { useHours } from '../use-hours.ts';
import type { RowTexts } from './row-texts.ts';
import { amountText, isSumColumn } from './sheet-columns.ts';
import { timesheetText } from './text.ts';

export interface WeekOfRows extends TimesheetWeek {
  readonly rows: readonly RowTexts[];
}

interface SheetRowsProps {
  /** The sums of all days. */
  sheet: SheetAmounts;
  weeks: readonly WeekOfRows[];
  /** The columns of the sheet; the content is always the last one. */
  columns: readonly SheetColumn[];
  /** The height of each row on paper. */
  height?: string;
  dateOf: (row: RowTexts) => ReactNode;
  contentOf: (row: RowTexts) => ReactNode;
}

/** Each day of the month on one line, and the sums of its weeks and of all: on the screen and on paper. */
export function SheetRows(props: SheetRowsProps) {
  const { sheet, weeks, height, dateOf, contentOf } = props;
  const columns = props.columns.filter((column) => column !== 'content');
  const hasContent = columns.length < props.columns.length;
  const { sheetColumns } = hoursText;
  const sums = { columns, height };
  return (
    <>
      <thead>
        <tr style={{ height }}>
          <th scope="col">{timesheetText.columns.date}</th>
          <th scope="col" className="text weekday">
            {timesheetText.columns.weekday}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {sheetColumns[column]}
            </th>
          ))}
          <th scope="col" className="text rest">
            {hasContent ? sheetColumns.content : timesheetText.columns.remark}
          </th>
        </tr>
      </thead>
      {weeks.map((week) => (
        <tbody key={week.rows[0]?.day}>
          {week.rows.map((row) => (
            <tr key={row.day} data-day={row.kind} style={{ height }}>
              <th scope="row" className="day">
                {dateOf(row)}
              </th>
              <td className="text weekday day">{row.weekday}</td>
              {columns.map((column) => (
                <td key={column}>{row[column]}</td>
              ))}
              <td className="text content">{contentOf(row)}</td>
            </tr>
          ))}
          {(week.days.length > 1 || week.totalMs > 0) && (
            <SumRow name={timesheetText.week} amounts={week} {...sums} />
          )}
        </tbody>
      ))}
      <tfoot>
        <SumRow name={timesheetText.total} amounts={sheet} {...sums} />
      </tfoot>
    </>
  );
}

interface SumRowProps extends Pick<SheetRowsProps, 'columns' | 'height'> {
  name: string;
  amounts: SheetAmounts;
}

function SumRow({ name, amounts, columns, height }: SumRowProps) {
  const hours = useHours();
  const first = columns.findIndex(isSumColumn);
  const before = first < 0 ? columns.length : first;
  return (
    <tr className="sums" style={{ height }}>
      <th scope="row">{name}</th>
      <td colSpan={1 + before} />
      {columns.slice(before).map((column) => (
        <td key={column}>{isSumColumn(column) && amountText(amounts, column, hours)}</td>
      ))}
      <td className="text">
        {amounts.overlapMs > 0 && hoursText.overlap(hours(amounts.overlapMs))}
      </td>
    </tr>
  );
}
