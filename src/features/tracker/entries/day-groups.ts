import { type Day, dayInterval, dayOf } from '#domain/calendar/day.ts';
import { totalMs } from '#domain/work-time/total.ts';
import type { EndedTracked } from '#domain/work-time/tracked-entry.ts';

export interface DayGroup {
  day: Day;
  /** The duration of the entries on that day, in milliseconds. */
  sumMs: number;
  entries: EndedTracked[];
}

/**
 * Entries under the days on which they began, the newest first (TRK-33).
 *
 * @param isExact whether sums count milliseconds
 */
export function dayGroups(
  entries: readonly EndedTracked[],
  zone: string,
  isExact: boolean,
): DayGroup[] {
  const byDay = Map.groupBy(
    entries.toSorted((one, other) => other.beginningMs - one.beginningMs),
    ({ beginningMs }) => dayOf(beginningMs, zone),
  );
  return [...byDay].map(([day, ofDay]) => {
    const bounds = dayInterval(day, zone);
    // All of them have ended, so that now may be any later moment.
    const sumMs = totalMs(entries, bounds, bounds.endMs, isExact);
    return { day, sumMs, entries: ofDay };
  });
}
