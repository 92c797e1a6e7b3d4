import type { Day } from '#domain/calendar/day.ts';
import { type OffsetAt, wallMinutes } from '#domain/calendar/wall-minutes.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { DayLine } from './DayLine.tsx';

interface NowLineProps {
  day: Day;
  offsetAt: OffsetAt;
}

/** The line of the present time. */
export function NowLine({ day, offsetAt }: NowLineProps) {
  const minute = useClock(({ serverMs }) =>
    Math.floor(wallMinutes(Math.floor(serverMs), day, offsetAt)),
  );
  return <DayLine className="now" minute={minute} />;
}
