import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { addDays, type Day, dayInterval, firstOfWeek } from '#domain/calendar/day.ts';
import { dayOfWeek } from '#domain/calendar/day-of-week.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { formatHours } from '#domain/work-time/format-hours.ts';
import type { Interval } from '#domain/work-time/interval.ts';
import { totalMs } from '#domain/work-time/total.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useStore } from '#lib/use-store.ts';
import { NARROW } from '#theme/sizes.ts';
import { countedUntil } from '#work-time/commands/use-span-entries.ts';
import { firstDaySetting } from '#work-time/data/hours-settings.ts';
import { useIsExact } from '#work-time/sheets/use-sheet-settings.ts';
import { useTarget } from '#work-time/use-targets.ts';
import { minuteText } from '#work-time/words/moment-text.ts';
import { stripText } from './text.ts';

interface SumsProps {
  entries: readonly TrackedEntry[];
  /** True if today is enough. */
  isShort: boolean;
  /** The sum of a day before, in words, and the way back, in place of today's. */
  earlier?: ReactNode;
}

/** The totals of today and this week, running entries included, and the rest of today's target (TRK-31, TRK-48). */
export function Sums({ entries, isShort, earlier }: SumsProps) {
  const firstDay = useStore(firstDaySetting);
  const day = useToday();
  const target = useTarget(day);
  const targetMs = isShort ? 0 : target;
  const zone = useZone();
  const weekBegin = firstOfWeek(day, firstDay);
  const today = dayInterval(day, zone);
  // Up to the end of today: no entry is later.
  const week = { ...today, beginMs: dayInterval(weekBegin, zone).beginMs };
  const isExact = useIsExact();
  const sumNow = (within: Interval, nowMs: number) =>
    totalMs(entries, within, Math.floor(nowMs), isExact);
  const ofToday = useClock(({ serverMs }) => {
    const sum = sumNow(today, serverMs);
    return targetMs > 0
      ? textOf(sum, targetMs, serverMs, today.endMs, zone)
      : stripText.today(formatHours(sum));
  });
  const ofWeek = useClock(({ serverMs }) => stripText.week(formatHours(sumNow(week, serverMs))));
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'end',
        alignItems: 'end',
        columnGap: 2,
        ml: 'auto',
        typography: 'body2',
        [NARROW]: isShort ? { display: 'none' } : {},
      }}
    >
      {earlier ?? <span>{ofToday}</span>}
      {!isShort && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <span>{ofWeek}</span>
          <WeekBars monday={addDays(weekBegin, (8 - firstDay) % 7)} sumNow={sumNow} />
        </Box>
      )}
    </Box>
  );
}

const BAR_HEIGHT = 18;
/** A bar is full at so much, or at the longest day. */
const FULL_MS = 8 * HOUR_MS;

interface WeekBarsProps {
  monday: Day;
  sumNow: (within: Interval, nowMs: number) => number;
}

/** Monday to Friday, as small bars. */
function WeekBars({ monday, sumNow }: WeekBarsProps) {
  const zone = useZone();
  const nowMs = useClock(({ serverMs }) => countedUntil(serverMs));
  const days = [0, 1, 2, 3, 4].map((at) => {
    const ofWeek = addDays(monday, at);
    return { name: dayOfWeek(ofWeek, false), sumMs: sumNow(dayInterval(ofWeek, zone), nowMs) };
  });
  const fullMs = Math.max(FULL_MS, ...days.map(({ sumMs }) => sumMs));
  const sums = days.map(({ name, sumMs }) => stripText.ofDay(name, formatHours(sumMs)));
  return (
    <Box
      role="img"
      aria-label={`${stripText.days} ${sums.join(' ')}`}
      sx={{ display: 'flex', alignItems: 'end', gap: '3px', height: BAR_HEIGHT }}
    >
      {days.map(({ name, sumMs }) => (
        <Box
          key={name}
          sx={{
            width: 6,
            minHeight: 2,
            borderRadius: '1px',
            backgroundColor: 'text.secondary',
            '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
          }}
          style={{ height: `${(sumMs / fullMs) * 100}%` }}
        />
      ))}
    </Box>
  );
}

/** @returns the sum, the target, and the time left to it or beyond it */
function textOf(
  sumMs: number,
  targetMs: number,
  nowMs: number,
  midnightMs: number,
  zone: string,
): string {
  const leftMs = targetMs - sumMs;
  const sum = stripText.todayOf(formatHours(sumMs), formatHours(targetMs));
  if (leftMs <= 0) return leftMs > -MINUTE_MS ? sum : sum + stripText.over(formatHours(-leftMs));
  // Both are written to the minute, and add up to the target.
  const shownLeftMs = targetMs - Math.floor(sumMs / MINUTE_MS) * MINUTE_MS;
  const end = minuteText(nowMs + leftMs, zone);
  const isTomorrow = nowMs + leftMs >= midnightMs;
  return sum + stripText.left(formatHours(shownLeftMs), isTomorrow ? stripText.tomorrow(end) : end);
}
