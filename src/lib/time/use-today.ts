import { type Day, dayOf } from '#domain/calendar/day.ts';
import { browserZone } from './browser-zone.ts';
import { useClock } from './use-clock.ts';
import { useZone } from './use-zone.ts';

/** Today's date in the browser's time zone. */
export function useToday(): Day {
  const zone = useZone();
  return useClock(({ serverMs }) => dayOf(Math.floor(serverMs), zone));
}

/** @param nowMs milliseconds since the epoch */
export function todayOf(nowMs: number): Day {
  return dayOf(Math.floor(nowMs), browserZone.get());
}
