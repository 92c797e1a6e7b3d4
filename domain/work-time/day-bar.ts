/** A day as a picture: its entries side by side, and the gaps between them (TRK-47). */
import type { Day } from '#domain/calendar/day.ts';
import { parseLocalTime } from '#domain/calendar/local-time.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { clip, type Interval, union } from './interval.ts';
import { type EntryTimes, intervalUntilNow } from './total.ts';

/** From when to when a day is shown at least. */
const FIRST_HOUR = '06:00:00';
const LAST_HOUR = '22:00:00';

/** The shortest gap: a switch leaves none, a walk to the next desk does. */
const SHORTEST_GAP_MS = MINUTE_MS;

const HOURS = [3, 6, 9, 12, 15, 18, 21];
const ROOM_MS = 2 * HOUR_MS;

/** An item on the bar. */
export type Slot<Entry> =
  | (Interval & {
      readonly kind: 'block';
      readonly entry: Entry;
      /** From 0: what overlaps lies in another one. */
      readonly lane: number;
    })
  | (Interval & { readonly kind: 'gap' });

export interface DayBar<Entry> {
  /** From where to where the bar reaches. */
  readonly bounds: Interval;
  /** In the order of their beginnings; blocks may overlap. */
  readonly slots: readonly Slot<Entry>[];
  readonly lanes: number;
  /** Every third hour that has room on both sides. */
  readonly hours: readonly { readonly hour: number; readonly atMs: number }[];
}

/**
 * The part of each entry that lies on the day; what runs lasts until now. Gaps are the past time between
 * them, from the beginning of the bar on.
 *
 * @param within the day, of 23, 24 or 25 hours
 * @param zone a time zone such as `Asia/Tokyo`
 * @param nowMs milliseconds since the epoch
 */
export function dayBar<Entry extends EntryTimes>(
  entries: readonly Entry[],
  day: Day,
  within: Interval,
  zone: string,
  nowMs: number,
): DayBar<Entry> {
  const parts = entries.flatMap((entry) => {
    const interval = intervalUntilNow(entry, nowMs);
    const part = interval && clip(interval, within);
    return part ? [{ kind: 'block' as const, entry, ...part }] : [];
  });
  /** The last end in each lane. */
  const lanes: number[] = [];
  const blocks = parts
    .sort((one, other) => one.beginMs - other.beginMs)
    .map((part) => {
      const free = lanes.findIndex((endMs) => endMs <= part.beginMs);
      const lane = free < 0 ? lanes.length : free;
      lanes[lane] = part.endMs;
      return { ...part, lane };
    });
  const at = (time: string, otherwise: number) => {
    const read = parseLocalTime(`${day}T${time}`, zone);
    return read.kind === 'moment' ? read.epochMs : otherwise;
  };
  const first = Math.min(at(FIRST_HOUR, within.beginMs), ...blocks.map(({ beginMs }) => beginMs));
  const last = Math.max(at(LAST_HOUR, within.endMs), ...blocks.map(({ endMs }) => endMs));
  const hours = (round: (hours: number) => number, ms: number) =>
    within.beginMs + round((ms - within.beginMs) / HOUR_MS) * HOUR_MS;
  const bounds = {
    beginMs: hours(Math.floor, first),
    endMs: Math.min(within.endMs, hours(Math.ceil, last)),
  };
  const past = clip(bounds, { beginMs: bounds.beginMs, endMs: nowMs });
  const gaps = past ? gapsBetween(blocks, past) : [];
  return {
    bounds,
    slots: [...blocks, ...gaps].sort((one, other) => one.beginMs - other.beginMs),
    lanes: Math.max(1, lanes.length),
    hours: HOURS.flatMap((hour) => {
      const atMs = at(`${String(hour).padStart(2, '0')}:00:00`, within.beginMs);
      const room = Math.min(atMs - bounds.beginMs, bounds.endMs - atMs);
      return room >= ROOM_MS ? [{ hour, atMs }] : [];
    }),
  };
}

function gapsBetween(blocks: readonly Interval[], { beginMs, endMs }: Interval) {
  const ends = [beginMs, ...union(blocks).map((block) => block.endMs)];
  const begins = [...union(blocks).map((block) => block.beginMs), endMs];
  return ends
    .map((end, index) => ({
      kind: 'gap' as const,
      beginMs: end,
      endMs: Math.min(begins[index] ?? endMs, endMs),
    }))
    .filter((gap) => gap.endMs - gap.beginMs >= SHORTEST_GAP_MS);
}
