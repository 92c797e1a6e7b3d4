import { BarChart } from '@mui/x-charts/BarChart';
import type { Day } from '#domain/calendar/day.ts';
import { formatHours, type HoursStyle } from '#domain/work-time/format-hours.ts';
import type { DaySum } from '#domain/work-time/sums.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import type { Column } from './columns.ts';
import { hourTicks } from './hour-ticks.ts';
import { shortDateText } from './range-text.ts';
import { CHART_HEIGHT } from './sizes.ts';

interface DayBarsProps {
  days: readonly DaySum[];
  columns: readonly Column[];
  style: HoursStyle;
}

/** Days in a row have room for their day of the week. */
const FEW = 8;
const AXIS_WIDTH = 44;

/** A bar for each day, stacked by record. The tables beside it say the same to screen readers. */
export function DayBars({ days, columns, style }: DayBarsProps) {
  const { holidays } = useAppSettings();
  const label = (day: Day) =>
    days.length < FEW
      ? shortDateText(day, holidays)
      : day.slice(5).split('-').map(Number).join('/');
  const lengths = days.map((day) => columns.reduce((sum, { msOf }) => sum + msOf(day), 0));
  const ticks = hourTicks(Math.max(0, ...lengths));
  const hours = (ms: number | null) => (ms ? formatHours(ms, style) : '');
  return (
    <div aria-hidden>
      <BarChart
        height={CHART_HEIGHT}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: days.map(({ day }) => day),
            scaleType: 'band',
            categoryGapRatio: 0.3,
            valueFormatter: label,
          },
        ]}
        yAxis={[
          {
            width: AXIS_WIDTH,
            min: 0,
            max: ticks.at(-1) ?? 0,
            tickInterval: ticks,
            valueFormatter: (ms: number) => formatHours(ms, style),
          },
        ]}
        series={columns.map(({ key, name, color, msOf }) => ({
          id: key,
          label: name,
          color,
          stack: 'day',
          data: days.map(msOf),
          valueFormatter: hours,
        }))}
      />
    </div>
  );
}
