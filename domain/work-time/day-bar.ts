/** A day as a bar of entries and gaps (TRK-47). */
import { type Day, dayInterval, hourMoments } from '#domain/calendar/day.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { gapsBetween, placed } from './day-blocks.ts';
import { partsByDay } from './day-parts.ts';
import { clip, type Interval } from './interval.ts';
import type { EntryTimes } from './total.ts';

/** A day is shown from here to there at least. */
const FIRST_HOUR = 6;
const LAST_HOUR = 22;

const HOURS = [3, 6, 9, 12, 15, 18, 21];
const ROOM_MS = 2 * HOUR_MS;
/** The step of times that are dragged. */
const STEP_MS = 5 * MINUTE_MS;

/** An entry on the bar, or a gap. */
export interface Slot<Entry> extends Interval {
  /** Absent for a gap. */
  readonly entry: Entry | null;
  /** From 0: entries that overlap lie in different ones. */
  readonly lane: number;
  /** The number of lanes that share the height there. */
  readonly lanes: number;
}

/**
 * The part of each entry that lies on the day; a running one lasts until now. Gaps are the past time between
 * them, from the beginning of the bar on.
 *
 * @param zone a time zone such as `Asia/Tokyo`
 * @param nowMs milliseconds since the epoch
 * @returns among others the beginning and the end of the bar, and every third hour that has room on both sides
 */
export function dayBar<Entry extends EntryTimes>(
  entries: readonly Entry[],
  day: Day,
  zone: string,
  nowMs: number,
) {
  const within = dayInterval(day, zone);
  const ofDay = partsByDay(entries, [day], zone, nowMs, true).flatMap(({ parts }) => parts);
  const blocks = placed(ofDay, 0);
  const at = (hour: number) => hourMoments([day], zone, hour)[0] ?? within.beginMs;
  const first = Math.min(at(FIRST_HOUR), ...blocks.map(({ beginMs }) => beginMs));
  const last = Math.max(at(LAST_HOUR), ...blocks.map(({ endMs }) => endMs));
  const hours = (round: (hours: number) => number, ms: number) =>
    within.beginMs + round((ms - within.beginMs) / HOUR_MS) * HOUR_MS;
  const bounds = {
    beginMs: hours(Math.floor, first),
    endMs: Math.min(within.endMs, hours(Math.ceil, last)),
  };
  const past = { ...bounds, endMs: Math.min(bounds.endMs, nowMs) };
  const gaps = gapsBetween(blocks, past).map((gap) => ({ entry: null, lane: 0, lanes: 1, ...gap }));
  /** In the order of their beginnings; blocks may overlap. */
  const slots: Slot<Entry>[] = [...blocks, ...gaps].sort(
    (one, other) => one.beginMs - other.beginMs,
  );
  return {
    bounds,
    slots,
    hours: HOURS.flatMap((hour) => {
      const atMs = at(hour);
      const room = Math.min(atMs - bounds.beginMs, bounds.endMs - atMs);
      return room >= ROOM_MS ? [{ hour, atMs }] : [];
    }),
  };
}

/**
 * The part of a gap over which was dragged, in steps of five minutes.
 *
 * @param fromMs the moment at which the drag began, in milliseconds since the epoch
 * @param toMs the moment at which it is
 * @returns `null` for less than a step
 */
export function draggedPart(gap: Interval, fromMs: number, toMs: number): Interval | null {
  const snap = (atMs: number) => Math.round(atMs / STEP_MS) * STEP_MS;
  const [beginMs, endMs] = [Math.min(fromMs, toMs), Math.max(fromMs, toMs)];
  return clip({ beginMs: snap(beginMs), endMs: snap(endMs) }, gap);
}
