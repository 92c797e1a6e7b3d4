import { styled } from '@mui/material/styles';
import type { Day } from '#domain/calendar/day.ts';
import { dayKind } from '#domain/calendar/day-of-week.ts';
import type { Grain, RowSum } from '#domain/work-time/report-rows.ts';
import type { Sum } from '#domain/work-time/sums.ts';
import { isHoliday } from '#lib/time/holidays.ts';
import { Scroller } from '#ui/Scroller.tsx';
import { hoursText } from '../text.ts';
import { useHours } from '../use-hours.ts';
import type { Column } from './columns.ts';
import { rowText } from './range-text.ts';
import { SumTable } from './SumTable.tsx';
import { reportText } from './text.ts';

interface RowTableProps {
  grain: Grain;
  rows: readonly RowSum[];
  columns: readonly Column[];
  whole: Sum;
  onOpen: (day: Day) => void;
}

/** A long name is cut off; the table of records has all of it. */
const Names = styled(Scroller)({
  bdi: {
    display: 'block',
    marginLeft: 'auto',
    width: 'fit-content',
    maxWidth: 96,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '@media print': { bdi: { maxWidth: '16mm' } },
});

/** Rows without entries are left out from this length on. */
const LONG = 32;

/** The numbers of the bars. */
export function RowTable(props: RowTableProps) {
  const { grain, rows, columns, whole, onOpen } = props;
  const shown = rows.length < LONG ? rows : rows.filter(({ totalMs }) => totalMs > 0);
  const hasOverlap = whole.overlapMs > 0;
  const format = useHours();
  const hours = (ms: number) => (ms > 0 ? format(ms) : '');
  const sumOf = ({ msOf }: Column) => rows.reduce((sum, row) => sum + msOf(row), 0);
  const caption = reportText.rows[grain];
  return (
    <Names role="region" aria-label={caption} tabIndex={0}>
      <SumTable>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{reportText.heads[grain]}</th>
            <th scope="col">{reportText.total}</th>
            {hasOverlap && <th scope="col">{reportText.overlap}</th>}
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                <bdi translate="no">{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {shown.map((row) => (
            <tr
              key={row.first}
              data-day={grain === 'day' ? dayKind(row.first, isHoliday(row.first)) : undefined}
            >
              <th scope="row" className="day">
                {grain === 'day' ? (
                  <button
                    type="button"
                    className="open"
                    title={hoursText.sheetRow.open}
                    onClick={() => onOpen(row.first)}
                  >
                    {rowText(row, grain)}
                  </button>
                ) : (
                  rowText(row, grain)
                )}
              </th>
              <td className="sum">{hours(row.totalMs)}</td>
              {hasOverlap && <td>{hours(row.overlapMs)}</td>}
              {columns.map((column) => (
                <td key={column.key}>{hours(column.msOf(row))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{reportText.total}</th>
            <td>{hours(whole.totalMs)}</td>
            {hasOverlap && <td>{hours(whole.overlapMs)}</td>}
            {columns.map((column) => (
              <td key={column.key}>{hours(sumOf(column))}</td>
            ))}
          </tr>
        </tfoot>
      </SumTable>
    </Names>
  );
}
