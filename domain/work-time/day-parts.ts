import type { Day } from '#domain/calendar/day.ts';
import { hourMoments } from '#domain/calendar/day.ts';
import { clip, type Interval } from './interval.ts';
import { countedInterval, type EntryTimes } from './total.ts';

/** The part of an entry that lies on one day. */
export interface Part<Entry> extends Interval {
  readonly entry: Entry;
}

/** A day in a time zone, and what lies on it. */
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
 * @param boundary the hour of the clock at which a day begins: 0 to 6
 */
export function partsByDay<Entry extends EntryTimes>(
  entries: readonly Entry[],
  days: readonly Day[],
  zone: string,
  nowMs: number,
  isExact: boolean,
  boundary = 0,
): DayParts<Entry>[] {
  const made = boundsOf(days, zone, boundary).map(({ day, bounds }) => ({
    day,
    bounds,
    parts: [] as Part<Entry>[],
  }));
  for (const entry of entries) {
    const interval = countedInterval(entry, nowMs, isExact);
    if (interval === null) continue;
    const first = dayAt(made, interval.beginMs);
    if (interval.beginMs === interval.endMs) {
      const day = made[first];
      if (day && day.bounds.beginMs <= interval.beginMs) day.parts.push({ ...interval, entry });
      continue;
    }
    for (let index = first; index < made.length; index += 1) {
      const { bounds, parts } = made[index] as (typeof made)[number];
      if (bounds.beginMs >= interval.endMs) break;
      const part = clip(interval, bounds);
      if (part !== null) parts.push({ ...part, entry });
    }
  }
  return made;
}

/** A day ends where the next one begins, so each moment is computed once. */
function boundsOf(days: readonly Day[], zone: string, boundary: number) {
  const begins = hourMoments(days, zone, boundary);
  return days.map((day, index) => ({
    day,
    bounds: { beginMs: begins[index] ?? 0, endMs: begins[index + 1] ?? 0 },
  }));
}

/** The index of the day on which a moment lies; of the first day if it lies before that. */
function dayAt(days: readonly { bounds: Interval }[], epochMs: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle]?.bounds.endMs ?? 0) <= epochMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
