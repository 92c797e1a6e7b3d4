import { DAY_MINUTES } from './calendar-days.ts';

interface DayLineProps {
  className: 'target' | 'now';
  /** Minutes of the day's clock. */
  minute: number;
}

/** A time of day as a line; in words it stands elsewhere. */
export function DayLine({ className, minute }: DayLineProps) {
  return (
    <li aria-hidden className={className} style={{ top: `${(minute / DAY_MINUTES) * 100}%` }} />
  );
}
