import { type Day, dayInterval, dayOf } from '#domain/calendar/day.ts';
import { dayBar } from '#domain/work-time/day-bar.ts';
import { totalMs } from '#domain/work-time/total.ts';
import { type EndedTracked, hasEnded, type TrackedEntry } from '#domain/work-time/tracked-entry.ts';

export type DayGroup = ReturnType<typeof dayGroups>[number];

/**
 * Ended entries under the days on which they began, the newest first (TRK-33). What runs counts, too.
 *
 * @param nowMs milliseconds since the epoch: until then running entries count
 * @param isExact whether sums count milliseconds
 */
export function dayGroups(
  entries: readonly TrackedEntry[],
  zone: string,
  nowMs: number,
  isExact: boolean,
) {
  const byDay: ReadonlyMap<Day, EndedTracked[]> = Map.groupBy(
    entries.filter(hasEnded).sort((one, other) => other.beginningMs - one.beginningMs),
    ({ beginningMs }) => dayOf(beginningMs, zone),
  );
  return [...byDay].map(([day, ofDay]) => ({
    day,
    /** The duration of all entries on that day, in milliseconds. */
    sumMs: totalMs(entries, dayInterval(day, zone), nowMs, isExact),
    bar: dayBar(entries, day, zone, nowMs),
    entries: ofDay,
  }));
}
