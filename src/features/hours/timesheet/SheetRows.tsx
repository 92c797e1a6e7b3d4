import type { CSSProperties, ReactNode } from 'react';
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
  /** In their order; without a content, remarks are the last one. */
  columns: readonly SheetColumn[];
  /** The height of each row on paper. */
  height?: string;
  dateOf: (row: RowTexts) => ReactNode;
  contentOf: (row: RowTexts) => ReactNode;
}

/** Each day of the month on one line, and the sums of its weeks and of all: on the screen and on paper. */
export function SheetRows(props: SheetRowsProps) {
  const { sheet, weeks, height, dateOf, contentOf } = props;
  const columns: (SheetColumn | 'remark')[] = props.columns.includes('content')
    ? [...props.columns]
    : [...props.columns, 'remark'];
  const names = { ...hoursText.sheetColumns, remark: timesheetText.columns.remark };
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
            <th key={column} scope="col" className={isText(column) ? 'text rest' : undefined}>
              {names[column]}
            </th>
          ))}
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
              {columns.map((column) =>
                isText(column) ? (
                  <td key={column} className="text content">
                    {contentOf(row)}
                  </td>
                ) : (
                  <td key={column} {...(column === 'work' && barOf(row))}>
                    {row[column]}
                  </td>
                ),
              )}
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

/** The bar in the cell of 実働, which the screen draws and paper does not. */
function barOf({ reached }: RowTexts) {
  const style = { '--reached': reached } as CSSProperties;
  return reached !== null && { className: 'bar', style };
}

interface SumRowProps extends Pick<SheetRowsProps, 'height'> {
  columns: readonly (SheetColumn | 'remark')[];
  name: string;
  amounts: SheetAmounts;
}

function SumRow({ name, amounts, columns, height }: SumRowProps) {
  const hours = useHours();
  const before = columns.findIndex((column) => isText(column) || isSumColumn(column));
  const overlap = amounts.overlapMs > 0 && hoursText.overlap(hours(amounts.overlapMs));
  return (
    <tr className="sums" style={{ height }}>
      <th scope="row">{name}</th>
      <td colSpan={1 + before} />
      {columns.slice(before).map((column) =>
        isText(column) ? (
          <td key={column} className="text">
            {overlap}
          </td>
        ) : (
          <td key={column}>{isSumColumn(column) && amountText(amounts, column, hours)}</td>
        ),
      )}
    </tr>
  );
}

function isText(column: SheetColumn | 'remark'): column is 'content' | 'remark' {
  return column === 'content' || column === 'remark';
}
