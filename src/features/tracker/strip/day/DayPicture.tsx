import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo, useRef, useState } from 'react';
import { addDays, type Day, dayInterval } from '#domain/calendar/day.ts';
import { dayOfWeek } from '#domain/calendar/day-of-week.ts';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { totalMs } from '#domain/work-time/total.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { countedUntil } from '#work-time/commands/use-span-entries.ts';
import { useIsExact } from '#work-time/sheets/use-sheet-settings.ts';
import { useIsHoliday } from '#work-time/use-holidays.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { Sums } from '../Sums.tsx';
import { stripText } from '../text.ts';
import { DayBar } from './DayBar.tsx';
import { BAR, DAY_HEIGHT } from './day-frame.ts';
import { useDayEntries } from './use-day-entries.ts';

interface DayPictureProps {
  /** Of the last days. */
  timeline: readonly TrackedEntry[];
}

/** The sums of today and this week, and today as a picture, which turns to the days before (TRK-47, TRK-57). */
export const DayPicture = memo(function DayPicture({ timeline }: DayPictureProps) {
  const today = useToday();
  const zone = useZone();
  const isExact = useIsExact();
  const isHoliday = useIsHoliday();
  // Today is none, also after midnight.
  const [turned, setTurned] = useState<{ to: Day | null } | null>(null);
  const before = useRef<HTMLButtonElement>(null);
  const turnedTo = turned?.to ?? null;
  const day = turnedTo ?? today;
  const { entries, hasFailed, refetch } = useDayEntries(day, timeline);
  const nowMs = useClock(({ serverMs }) => countedUntil(serverMs));
  const name = workTimeText.day(day, dayOfWeek(day, isHoliday(day)));
  const sumMs = entries && totalMs(entries, dayInterval(day, zone), nowMs, isExact);

  function turn(days: 1 | -1): void {
    const next = addDays(day, days);
    setTurned({ to: next >= today ? null : next });
  }

  function turnBack(): void {
    // The button that was pressed goes.
    before.current?.focus({ preventScroll: true });
    setTurned({ to: null });
  }

  return (
    <>
      <Sums
        entries={timeline}
        isShort={false}
        earlier={
          turnedTo && (
            <span>
              <Button variant="text" onClick={turnBack} sx={{ minWidth: TOUCH_TARGET, my: -1.5 }}>
                {stripText.toToday}
              </Button>
              <span>{sumMs === undefined ? name : stripText.ofDay(name, formatHours(sumMs))}</span>
            </span>
          )
        }
      />
      <VisuallyHidden role="status">
        {turned && (turnedTo ? name : stripText.isToday)}
      </VisuallyHidden>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          alignItems: 'start',
          // On a phone they stand in the edges of the panel.
          mx: { xs: -1, sm: 0 },
        }}
      >
        <IconButton
          ref={before}
          aria-label={stripText.dayBefore}
          onClick={() => turn(-1)}
          sx={turning}
        >
          <ChevronLeft />
        </IconButton>
        {hasFailed ? (
          <Box sx={{ minHeight: DAY_HEIGHT }}>
            <ErrorMessage message={stripText.dayNotRead} onRetry={() => void refetch()} />
          </Box>
        ) : (
          <DayBar
            // The keyboard's place in a day is that day's.
            key={day}
            day={day}
            label={turnedTo ? stripText.dayOf(name) : stripText.day}
            entries={entries ?? []}
            isRead={entries !== undefined}
          />
        )}
        <IconButton
          aria-label={stripText.dayAfter}
          // Disabled, it would lose the focus on the way back to today.
          aria-disabled={turnedTo === null}
          onClick={() => turnedTo && turn(1)}
          sx={turning}
        >
          <ChevronRight />
        </IconButton>
      </Box>
    </>
  );
});

const turning = {
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  p: 0,
  my: `calc((${BAR} - ${TOUCH_TARGET}px) / 2)`,
} as const;
