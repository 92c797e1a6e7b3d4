import type { Day } from '#domain/calendar/day.ts';
import { wallMinutes } from '#domain/calendar/wall-minutes.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { DayLine } from './DayLine.tsx';

interface NowLineProps {
  day: Day;
  zone: string;
}

/** The line of the present time. */
export function NowLine({ day, zone }: NowLineProps) {
  const minute = useClock(({ serverMs }) =>
    Math.floor(wallMinutes(Math.floor(serverMs), day, zone)),
  );
  return <DayLine className="now" minute={minute} />;
}
