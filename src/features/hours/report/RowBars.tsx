import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { monthOf } from '#domain/calendar/month.ts';
import type { Grain, RowSum } from '#domain/work-time/report-rows.ts';
import { CHART_HEIGHT } from '#theme/sizes.ts';
import { useHours } from '../use-hours.ts';
import type { Column } from './columns.ts';
import { hourTicks } from './hour-ticks.ts';
import { barText, rowText } from './range-text.ts';

interface RowBarsProps {
  grain: Grain;
  rows: readonly RowSum[];
  columns: readonly Column[];
}

/** Days in a row have room for their day of the week. */
const FEW = 7;
/** The labels that have room below the bars, on a phone and elsewhere. */
const MOST = { narrow: 7, wide: 14 } as const;
/** `100:00` has room. */
const AXIS_WIDTH = 52;

/** A bar for each row, stacked by record. The tables beside it say the same to screen readers. */
export function RowBars({ grain, rows, columns }: RowBarsProps) {
  const bySpan = new Map(rows.map((row) => [row.first, row]));
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const isOneMonth = monthOf(rows[0]?.first ?? '') === monthOf(rows.at(-1)?.last ?? '');
  const label = (first: string, { location }: { location: string }) => {
    const row = bySpan.get(first);
    if (!row) return '';
    const isShort = location === 'tick' && (isNarrow || rows.length > FEW);
    return isShort ? barText(row, grain, isOneMonth) : rowText(row, grain);
  };
  const every = Math.ceil(rows.length / MOST[isNarrow ? 'narrow' : 'wide']);
  const lengths = rows.map((row) => columns.reduce((sum, { msOf }) => sum + msOf(row), 0));
  const ticks = hourTicks(Math.max(0, ...lengths));
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
        // At the right the last label reaches beyond its bar.
        margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: rows.map(({ first }) => first),
            scaleType: 'band',
            categoryGapRatio: 0.3,
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
          data: rows.map(msOf),
          valueFormatter: (ms: number | null) => (ms ? hours(ms) : ''),
        }))}
      />
    </div>
  );
}
