import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useCallback } from 'react';
import { monthOf } from '#domain/calendar/month.ts';
import type { Grain, RowSum } from '#domain/work-time/report-rows.ts';
import { CHART_HEIGHT } from '#theme/sizes.ts';
import { useHours } from '../use-hours.ts';
import { BarMarks } from './BarMarks.tsx';
import { BarTooltip } from './BarTooltip.tsx';
import type { Column } from './columns.ts';
import { hourTicks } from './hour-ticks.ts';
import { barText, dateText, rowText } from './range-text.ts';

interface RowBarsProps {
  grain: Grain;
  rows: readonly RowSum[];
  columns: readonly Column[];
  /** The target of a row, in milliseconds; 0 for none. */
  targetOf: (row: RowSum) => number;
}

/** Days in a row have room for their day of the week. */
const FEW = 7;
/** The labels that have room below the bars, on a phone and elsewhere. */
const MOST = { narrow: 7, wide: 14 } as const;
/** `100:00` has room. */
const AXIS_WIDTH = 52;

/**
 * A bar for each row, as high as its sum and stacked by record, with its target. The tables beside it say the same to
 * screen readers.
 */
export function RowBars({ grain, rows, columns, targetOf }: RowBarsProps) {
  const bySpan = new Map(rows.map((row) => [row.first, row]));
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const isOneMonth = monthOf(rows[0]?.first ?? '') === monthOf(rows.at(-1)?.last ?? '');
  const label = (first: string, { location }: { location: string }) => {
    const row = bySpan.get(first);
    if (!row) return '';
    if (location !== 'tick') return rowText(row, grain);
    if (isNarrow || rows.length > FEW) return barText(row, grain, isOneMonth);
    return grain === 'day' ? dateText(row.first) : rowText(row, grain);
  };
  const every = Math.ceil(rows.length / MOST[isNarrow ? 'narrow' : 'wide']);
  const ticks = hourTicks(
    Math.max(0, ...rows.map(({ totalMs }) => totalMs), ...rows.map(targetOf)),
  );
  const Tooltip = useCallback(() => <BarTooltip rows={rows} columns={columns} />, [rows, columns]);
  const hours = useHours();
  return (
    <div aria-hidden>
      <BarChart
        height={CHART_HEIGHT}
        // One path for each record: an element for each part of a bar takes three times as long.
        renderer="svg-batch"
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        // Above, a sum has room; at the right the last label reaches beyond its bar.
        margin={{ top: 16, right: isNarrow && rows.length > FEW ? 20 : 12, bottom: 0, left: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: rows.map(({ first }) => first),
            scaleType: 'band',
            categoryGapRatio: rows.length === 1 ? 0.75 : 0.2,
            valueFormatter: label,
            // By itself the chart would measure every label.
            tickLabelInterval: (_: string, index: number) => index % every === 0,
          },
        ]}
        yAxis={[
          {
            width: AXIS_WIDTH,
            min: 0,
            max: ticks.at(-1) ?? 0,
            tickInterval: ticks,
            valueFormatter: hours,
          },
        ]}
        series={columns.map(({ key, name, color, msOf }) => ({
          id: key,
          label: name,
          color,
          stack: 'row',
          data: rows.map((row) => msOf(row) * partCounted(row)),
        }))}
        slots={{ tooltip: Tooltip }}
      >
        <BarMarks rows={rows} targetOf={targetOf} />
      </BarChart>
    </div>
  );
}

/** Overlapping entries share the bar, which is as long as the time that passed (HRS-4). */
function partCounted({ totalMs, overlapMs }: RowSum): number {
  return totalMs / Math.max(1, totalMs + overlapMs);
}
