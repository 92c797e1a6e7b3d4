import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useMemo } from 'react';
import type { SheetSettings } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { formatHours } from '#domain/work-time/format-hours.ts';
import type { Interval } from '#domain/work-time/interval.ts';
import { countsSeconds, scheduledMs } from '#domain/work-time/sheet-settings.ts';
import { boundsOfTotals, totalMs } from '#domain/work-time/total.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { useStore } from '#lib/use-store.ts';
import { minuteText } from '../moment-text.ts';
import { firstDaySetting } from '../views/hours-settings.ts';
import { stripText } from './text.ts';

interface SumsProps {
  entries: readonly TrackedEntry[];
  /** Of timesheets, as they are stored; `null` for none. */
  settings: SheetSettings | null;
  /** Whether today is enough. */
  isShort: boolean;
}

/** The totals of today and this week, running entries included, and what is left today (TRK-31, TRK-48). */
export function Sums({ entries, settings, isShort }: SumsProps) {
  const firstDay = useStore(firstDaySetting);
  const day = useToday();
  const target = useTarget(day, settings);
  const targetMs = isShort ? 0 : target;
  const zone = useZone();
  const bounds = useMemo(() => boundsOfTotals(day, zone, firstDay), [day, zone, firstDay]);
  const isExact = settings !== null && countsSeconds(settings);
  const sumNow = (within: Interval, nowMs: number) =>
    totalMs(entries, within, Math.floor(nowMs), isExact);
  const ofToday = useClock(({ serverMs }) => {
    const sum = sumNow(bounds.today, serverMs);
    return targetMs > 0 ? textOf(sum, targetMs, serverMs, zone) : stripText.today(formatHours(sum));
  });
  const ofWeek = useClock(({ serverMs }) =>
    stripText.week(formatHours(sumNow(bounds.week, serverMs))),
  );
  const share = useClock(({ serverMs }) =>
    targetMs > 0
      ? Math.min(100, Math.floor((sumNow(bounds.today, serverMs) / targetMs) * 100))
      : null,
  );
  return (
    <Box sx={{ ml: 'auto' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'end',
          columnGap: 2,
          typography: 'body2',
        }}
      >
        <span>{ofToday}</span>
        {!isShort && <span>{ofWeek}</span>}
      </Box>
      {share !== null && <LinearProgress aria-hidden variant="determinate" value={share} />}
    </Box>
  );
}

/** The scheduled hours of a day, in milliseconds; 0 while none are stored. */
function useTarget(day: Day, settings: SheetSettings | null): number {
  const { holidays } = useAppSettings();
  if (settings === null) return 0;
  return scheduledMs(day, settings, holidays.includes(day.replaceAll('-', '/')));
}

/** @returns the sum, the target, and what is left of it or beyond it */
function textOf(sumMs: number, targetMs: number, nowMs: number, zone: string): string {
  const leftMs = targetMs - sumMs;
  const sum = stripText.todayOf(formatHours(sumMs), formatHours(targetMs));
  if (leftMs <= 0) return leftMs > -MINUTE_MS ? sum : sum + stripText.over(formatHours(-leftMs));
  // Both are written to the minute, and add up to the target.
  const shownLeftMs = targetMs - Math.floor(sumMs / MINUTE_MS) * MINUTE_MS;
  return sum + stripText.left(formatHours(shownLeftMs), minuteText(nowMs + leftMs, zone));
}
