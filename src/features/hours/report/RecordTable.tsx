import type { RecordSum } from '#domain/work-time/sums.ts';
import { useNameOf } from '#work-time/use-shown-records.ts';
import { useHours } from '../use-hours.ts';
import { type Column, colorIn } from './columns.ts';
import { SumTable } from './SumTable.tsx';
import { reportText } from './text.ts';

interface RecordTableProps {
  ofRecords: readonly RecordSum[];
  columns: readonly Column[];
}

/** Each record's sum and share; the colours are those of the bars. */
export function RecordTable({ ofRecords, columns }: RecordTableProps) {
  const nameOf = useNameOf();
  const hours = useHours();
  return (
    <SumTable>
      <caption>{reportText.records}</caption>
      <thead>
        <tr>
          <th scope="col">{reportText.record}</th>
          <th scope="col">{reportText.sum}</th>
          <th scope="col">{reportText.share}</th>
        </tr>
      </thead>
      <tbody translate="no">
        {ofRecords.map(({ recordId, sumMs, share }) => (
          <tr key={recordId}>
            <th scope="row" className="name">
              <span className="square" style={{ backgroundColor: colorIn(columns, recordId) }} />
              <bdi>{nameOf(recordId)}</bdi>
            </th>
            <td>{hours(sumMs)}</td>
            <td>{percent(share)}</td>
          </tr>
        ))}
      </tbody>
    </SumTable>
  );
}

/** Cut off, as the sums are. */
function percent(share: number): string {
  return reportText.percent((Math.floor(share * 1000) / 10).toFixed(1));
}
