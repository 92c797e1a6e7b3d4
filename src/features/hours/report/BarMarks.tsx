import { styled } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import type { RowSum } from '#domain/work-time/report-rows.ts';
import { useHours } from '../use-hours.ts';

/** A sum has room above a bar of this width, in pixels. */
const WIDE = 32;
/** The distance between a bar and its sum. */
const ABOVE = 5;

const Marks = styled('g')(({ theme }) => ({
  pointerEvents: 'none',
  text: {
    ...theme.typography.caption,
    fontVariantNumeric: 'tabular-nums',
    textAnchor: 'middle',
    fill: theme.vars.palette.text.primary,
  },
  path: {
    fill: 'none',
    stroke: theme.vars.palette.text.secondary,
    strokeWidth: 2,
    strokeDasharray: '4 3',
  },
}));

interface BarMarksProps {
  rows: readonly RowSum[];
  /** The target of a row; 0 for none. */
  targetOf: (row: RowSum) => number;
}

/** The sum of each row above its bar, and its target as a step. */
export function BarMarks({ rows, targetOf }: BarMarksProps) {
  const hours = useHours();
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const width = x.bandwidth();
  const margin = (x.step() - width) / 2;
  const leftOf = ({ first }: RowSum) => x(first) ?? 0;
  const steps = rows
    .filter((row) => targetOf(row) > 0)
    .map((row) => `M ${leftOf(row) - margin} ${y(targetOf(row))} h ${x.step()}`);
  return (
    <Marks>
      <path d={steps.join(' ')} />
      {width >= WIDE &&
        rows
          .filter(({ totalMs }) => totalMs > 0)
          .map((row) => (
            <text key={row.first} x={leftOf(row) + width / 2} y={(y(row.totalMs) ?? 0) - ABOVE}>
              {hours(row.totalMs)}
            </text>
          ))}
    </Marks>
  );
}
