import type { SheetColumn } from '#contract/timesheet.ts';
import { formatHours, type HoursStyle } from '#domain/work-time/format-hours.ts';
import type { SheetAmounts } from '#domain/work-time/timesheet.ts';
import { hoursText } from '../text.ts';
import { amountText, isSumColumn } from './sheet-columns.ts';

interface SumRowProps {
  name: string;
  amounts: SheetAmounts;
  /** Without the content. */
  columns: readonly SheetColumn[];
  style: HoursStyle;
  height?: string;
}

/** The sums of the columns: of a week's days that are on the sheet, or of all of them. */
export function SumRow({ name, amounts, columns, style, height }: SumRowProps) {
  const first = columns.findIndex(isSumColumn);
  const before = first < 0 ? columns.length : first;
  return (
    <tr className="sums" style={{ height }}>
      <th scope="row">{name}</th>
      <td colSpan={1 + before} />
      {columns.slice(before).map((column) => (
        <td key={column}>{isSumColumn(column) && amountText(amounts, column, style)}</td>
      ))}
      <td className="text">
        {amounts.overlapMs > 0 && hoursText.overlap(formatHours(amounts.overlapMs, style))}
      </td>
    </tr>
  );
}
