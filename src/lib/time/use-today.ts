import { type Day, dayOf } from '#domain/calendar/day.ts';
import { browserZone } from './browser-zone.ts';
import { useClock } from './use-clock.ts';

/** The day that it is in the browser's time zone. */
export function useToday(): Day {
  return useClock(({ serverMs }) => todayOf(serverMs));
}

/** @param nowMs milliseconds since the epoch */
export function todayOf(nowMs: number): Day {
  return dayOf(Math.floor(nowMs), browserZone());
}
