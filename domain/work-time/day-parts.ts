import type { Day } from '#domain/calendar/day.ts';
import { hourMoments } from '#domain/calendar/day.ts';
import { clip, type Interval } from './interval.ts';
import { countedInterval, type EntryTimes } from './total.ts';

/** The part of an entry that lies on one day. */
export interface Part<Entry> extends Interval {
  readonly entry: Entry;
}

/** A day in a time zone, and the parts of entries on it. */
export interface DayParts<Entry> {
  readonly day: Day;
  readonly bounds: Interval;
  /** In the order of the entries. */
  readonly parts: readonly Part<Entry>[];
}

/**
 * Cuts entries where a day ends: each day gets its share (HRS-2). Running entries last until now.
 *
 * @param days in a row, without gaps
 * @param zone a time zone such as `Asia/Tokyo`
 * @param nowMs milliseconds since the epoch
 * @param isExact as of `countedInterval`
 */
export function partsByDay<Entry extends EntryTimes>(
  entries: readonly Entry[],
  days: readonly Day[],
  zone: string,
  nowMs: number,
  isExact: boolean,
): DayParts<Entry>[] {
  // A day ends where the next one begins.
  const begins = hourMoments(days, zone, 0);
  const made = days.map((day, index) => ({
    day,
    bounds: { beginMs: begins[index] ?? 0, endMs: begins[index + 1] ?? 0 },
    parts: [] as Part<Entry>[],
  }));
  for (const entry of entries) {
    const interval = countedInterval(entry, nowMs, isExact);
    if (interval === null) continue;
    for (const { bounds, parts } of made) {
      const part = partWithin(interval, bounds);
      if (part !== null) parts.push({ ...part, entry });
    }
  }
  return made;
}

/** The part of an interval on a day. One within a minute counts nothing, and is listed all the same. */
function partWithin(interval: Interval, bounds: Interval): Interval | null {
  const isIn = bounds.beginMs <= interval.beginMs && interval.beginMs < bounds.endMs;
  return isIn && interval.beginMs === interval.endMs ? interval : clip(interval, bounds);
}
