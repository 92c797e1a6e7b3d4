import { type Day, dayOf } from '#domain/calendar/day.ts';
import { browserZone } from './browser-zone.ts';
import type { Tick } from './clock.ts';
import { useClock } from './use-clock.ts';

/** The day that it is in the browser's time zone. */
export function useToday(): Day {
  return useClock(dayAt);
}

/** For all that ask within one tick, since the browser takes its time to name its zone. */
let known: { tick: Tick; day: Day } | undefined;

function dayAt(tick: Tick): Day {
  if (known?.tick !== tick) known = { tick, day: todayOf(tick.serverMs) };
  return known.day;
}

/** @param nowMs milliseconds since the epoch */
export function todayOf(nowMs: number): Day {
  return dayOf(Math.floor(nowMs), browserZone());
}
