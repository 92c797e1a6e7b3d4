import { styled } from '@mui/material/styles';
import { type RecordSum, tenthsOfShares } from '#domain/work-time/sums.ts';
import { nameOf, type WorkRecord } from '#domain/work-time/work-record.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useHours } from '../use-hours.ts';
import { type Column, colorIn } from './columns.ts';
import { SumTable } from './SumTable.tsx';
import { reportText } from './text.ts';

/** Rows with a dot and, below the name, the share as a bar. */
const Rows = styled(SumTable)(({ theme }) => ({
  'thead th': { padding: 0 },
  'tbody tr': { border: 0 },
  'tbody td, tbody th': { padding: theme.spacing(0.375, 0, 0.375, 1.5) },
  // The names share a line with the numbers.
  'tbody td': { verticalAlign: 'top' },
  '.name': { whiteSpace: 'normal', width: '100%', overflowWrap: 'anywhere' },
  // A long name is wrapped beside its dot.
  '.named': { display: 'flex', alignItems: 'baseline' },
  '.named bdi': { minWidth: 0 },
  '.dot': {
    flexShrink: 0,
    width: 10,
    height: 10,
    marginRight: theme.spacing(1),
    borderRadius: '50%',
  },
  '.share': {
    display: 'block',
    height: 4,
    marginTop: 2,
    borderRadius: 2,
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.divider,
  },
  '.share > span': { display: 'block', height: '100%' },
  '@media (forced-colors: active)': { '.dot, .share': { forcedColorAdjust: 'none' } },
  '@media print': {
    'tbody td, tbody th': { padding: '0 0 0 9px' },
    '.dot': { width: '6pt', height: '6pt', marginRight: 3 },
    '.share': { display: 'none' },
  },
}));

interface RecordTableProps {
  ofRecords: readonly RecordSum[];
  columns: readonly Column[];
  /** Or groups in their place. */
  records: readonly WorkRecord[];
  byGroup: boolean;
}

/** Each record's sum and share; the colours are those of the bars. */
export function RecordTable({ ofRecords, columns, records, byGroup }: RecordTableProps) {
  const hours = useHours();
  const tenths = tenthsOfShares(ofRecords.map(({ share }) => share));
  return (
    <Rows>
      <caption>{byGroup ? reportText.groups : reportText.records}</caption>
      <thead>
        <tr>
          {[byGroup ? reportText.group : reportText.record, reportText.sum, reportText.share].map(
            (head) => (
              <th key={head} scope="col">
                <VisuallyHidden>{head}</VisuallyHidden>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody translate="no">
        {ofRecords.map(({ recordId, sumMs, share }, index) => {
          const color = colorIn(columns, recordId);
          return (
            <tr key={recordId}>
              <th scope="row" className="name">
                <span className="named">
                  <span className="dot" style={{ backgroundColor: color }} />
                  <bdi>{nameOf(records, recordId)}</bdi>
                </span>
                <span className="share">
                  <span style={{ width: `${share * 100}%`, backgroundColor: color }} />
                </span>
              </th>
              <td>{hours(sumMs)}</td>
              <td>{reportText.percent(((tenths[index] ?? 0) / 10).toFixed(1))}</td>
            </tr>
          );
        })}
      </tbody>
    </Rows>
  );
}
