/** Times of an entry that is dragged on the week (HRS-27). */
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { wallMinutes, wallMoment } from '#domain/calendar/wall-minutes.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts';
import type { Interval } from './interval.ts';
import type { EntryTimes } from './total.ts';

/** The part of an entry that is dragged: all of it, or an end. */
export type Handle = 'all' | 'begin' | 'end';

/** The place and time of something that is dragged. */
export interface DragPlace {
  /** The date from which minutes by the clock are counted. */
  readonly origin: Day;
  readonly zone: string;
  /** Times snap to its multiples: of an hour, which the offsets of all zones keep in quarters. */
  readonly stepMs: number;
  /** Nothing ends later; in milliseconds since the epoch. */
  readonly nowMs: number;
}

const DAY_MINUTES = DAY_MS / MINUTE_MS;

/**
 * The times of an entry after it was dragged by so many minutes of the clock, down or to later days. It
 * keeps its length; a running entry keeps its end, now. Dragged to another day alone, it keeps its time of day.
 *
 * @returns `null` where all of it is dragged to a day after today
 */
export function draggedTimes(
  { beginningMs, endingMs }: EntryTimes,
  handle: Handle,
  minutes: number,
  place: DragPlace,
): Interval | null {
  const { stepMs, nowMs, zone } = place;
  const endMs = endingMs ?? nowMs;
  if (handle === 'end' && endingMs !== null) {
    const shortest = Math.min(endMs, beginningMs + stepMs);
    const moved = Math.max(shiftedMs(endMs, minutes, place), shortest);
    return { beginMs: beginningMs, endMs: Math.min(moved, Math.max(endMs, toStep(nowMs, place))) };
  }
  const movedMs = shiftedMs(beginningMs, minutes, place);
  const isLater = movedMs > beginningMs && dayOf(movedMs, zone) > dayOf(nowMs, zone);
  if (handle === 'all' && isLater) return null;
  if (handle === 'begin' || endingMs === null) {
    return { beginMs: Math.min(movedMs, Math.max(beginningMs, toStep(endMs - 1, place))), endMs };
  }
  const lengthMs = endMs - beginningMs;
  const beginMs = Math.min(movedMs, Math.max(beginningMs, toStep(nowMs - lengthMs, place)));
  return { beginMs, endMs: beginMs + lengthMs };
}

/**
 * The interval that a drag over free time draws between two places, in minutes of the clock.
 *
 * @returns `null` in the future
 */
export function drawnInterval(from: number, to: number, place: DragPlace): Interval | null {
  const { origin, zone, stepMs, nowMs } = place;
  const snap = (minutes: number, afterMs?: number) =>
    Math.round(wallMoment(minutes, origin, zone, afterMs) / stepMs) * stepMs;
  const beginMs = snap(Math.min(from, to));
  const endMs = Math.max(snap(Math.max(from, to), beginMs), beginMs + stepMs);
  const last = Math.min(endMs, toStep(nowMs, place));
  return beginMs < last ? { beginMs, endMs: last } : null;
}

function shiftedMs(epochMs: number, minutes: number, place: DragPlace): number {
  const { origin, zone, stepMs } = place;
  const days = Math.round(minutes / DAY_MINUTES) * DAY_MINUTES;
  const isWhole = Math.abs(minutes - days) * MINUTE_MS < stepMs / 2;
  if (isWhole && days === 0) return epochMs;
  const wall = wallMinutes(epochMs, origin, zone);
  if (isWhole) return wallMoment(wall + days, origin, zone);
  const moment = wallMoment(wall + minutes, origin, zone, minutes > 0 ? epochMs : undefined);
  return Math.round(moment / stepMs) * stepMs;
}

function toStep(epochMs: number, { stepMs }: DragPlace): number {
  return Math.floor(epochMs / stepMs) * stepMs;
}
