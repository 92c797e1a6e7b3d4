import { type Day, dayOf } from '#domain/calendar/day.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { useClock } from '#lib/time/use-clock.ts';

/** The day that it is in the browser's time zone. */
export function useToday(): Day {
  return useClock(({ serverMs }) => dayOf(Math.floor(serverMs), browserZone()));
}
