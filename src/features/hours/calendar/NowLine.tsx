import type { Day } from '#domain/calendar/day.ts';
import { wallMinutes } from '#domain/calendar/wall-minutes.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { partOfDay } from './calendar-days.ts';

interface NowLineProps {
  day: Day;
  zone: string;
}

/** The line of the present time. */
export function NowLine({ day, zone }: NowLineProps) {
  const minute = useClock(({ serverMs }) => Math.floor(wallMinutes(serverMs, day, zone)));
  return <li aria-hidden className="now" style={{ top: partOfDay(minute) }} />;
}
