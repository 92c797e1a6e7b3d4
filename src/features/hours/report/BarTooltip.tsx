import Typography from '@mui/material/Typography';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import {
  ChartsTooltipCell,
  ChartsTooltipContainer,
  ChartsTooltipPaper,
  ChartsTooltipRow,
  ChartsTooltipTable,
  chartsTooltipClasses,
  useAxesTooltip,
} from '@mui/x-charts/ChartsTooltip';
import type { RowSum } from '#domain/work-time/report-rows.ts';
import { useHours } from '../use-hours.ts';
import type { Column } from './columns.ts';
import { reportText } from './text.ts';

interface BarTooltipProps {
  rows: readonly RowSum[];
  columns: readonly Column[];
}

/** The records of one bar from its top down, with their sum. */
export function BarTooltip(props: BarTooltipProps) {
  return (
    <ChartsTooltipContainer trigger="axis">
      <Content {...props} />
    </ChartsTooltipContainer>
  );
}

function Content({ rows, columns }: BarTooltipProps) {
  const hours = useHours();
  const [axis] = useAxesTooltip() ?? [];
  const row = axis && rows[axis.dataIndex];
  if (!row) return null;
  const parts = columns.filter(({ msOf }) => msOf(row) > 0).toReversed();
  return (
    <ChartsTooltipPaper>
      <ChartsTooltipTable>
        <Typography component="caption">{axis.axisFormattedValue}</Typography>
        <tbody>
          {parts.map(({ key, name, color, msOf }) => (
            <Line key={key} name={name} color={color} value={hours(msOf(row))} />
          ))}
          <Line name={reportText.total} value={hours(row.totalMs)} />
        </tbody>
      </ChartsTooltipTable>
    </ChartsTooltipPaper>
  );
}

interface LineProps {
  name: string;
  /** None for the sum. */
  color?: string;
  value: string;
}

function Line({ name, color, value }: LineProps) {
  const { cell, labelCell, valueCell, markContainer } = chartsTooltipClasses;
  return (
    <ChartsTooltipRow>
      <ChartsTooltipCell component="th" variant="body2" className={`${cell} ${labelCell}`}>
        <span className={markContainer}>
          {color && <ChartsLabelMark type="square" color={color} />}
        </span>
        <bdi>{name}</bdi>
      </ChartsTooltipCell>
      <ChartsTooltipCell component="td" variant="body2" className={`${cell} ${valueCell}`}>
        {value}
      </ChartsTooltipCell>
    </ChartsTooltipRow>
  );
}
