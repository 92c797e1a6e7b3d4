/** A day as a picture: its entries side by side where they overlap, and the gaps between them (HRS-21). */
import { MINUTE_MS } from '#domain/time-units.ts';
import { durationMs, type Interval, uncovered, union } from './interval.ts';

/** Shorter gaps are not shown. */
const SHORTEST_GAP_MS = MINUTE_MS;

/** Entries that overlap share the width of their day. */
export type Placed<Part> = Part & {
  /** From 0. */
  readonly lane: number;
  /** The number of lanes that share the width. */
  readonly lanes: number;
};

/**
 * The lane of each part of a day's entries.
 *
 * @param shortestMs how much room each takes at least, so that no short one lies on the next
 * @returns in the order of their beginnings
 */
export function placed<Part extends Interval>(
  parts: readonly Part[],
  shortestMs: number,
): Placed<Part>[] {
  const groups: { part: Part; lane: number }[][] = [];
  /** The last end in each lane of the last group. */
  let ends: number[] = [];
  for (const part of parts.toSorted((one, other) => one.beginMs - other.beginMs)) {
    if (ends.every((endMs) => endMs <= part.beginMs)) {
      ends = [];
      groups.push([]);
    }
    const free = ends.findIndex((endMs) => endMs <= part.beginMs);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = Math.max(part.endMs, part.beginMs + shortestMs);
    groups.at(-1)?.push({ part, lane });
  }
  return groups.flatMap((group) => {
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1;
    return group.map(({ part, lane }) => ({ ...part, lane, lanes }));
  });
}

/** The gaps of a minute or more between parts: without bounds, between the first part and the last. */
export function gapsBetween(parts: readonly Interval[], bounds = boundsOf(parts)): Interval[] {
  return uncovered(bounds, parts).filter((gap) => durationMs(gap) >= SHORTEST_GAP_MS);
}

function boundsOf(parts: readonly Interval[]): Interval {
  return {
    beginMs: Math.min(...parts.map(({ beginMs }) => beginMs)),
    endMs: Math.max(...parts.map(({ endMs }) => endMs)),
  };
}

/**
 * The moment at which the work of a day reaches its target.
 *
 * @param fromMs the moment from which work goes on without a break, if it does; `null` if not
 * @returns milliseconds since the epoch; `null` if it is not reached, or there is no target
 */
export function targetMoment(
  parts: readonly Interval[],
  targetMs: number,
  fromMs: number | null,
): number | null {
  if (targetMs <= 0) return null;
  let leftMs = targetMs;
  for (const part of union(parts)) {
    if (durationMs(part) >= leftMs) return part.beginMs + leftMs;
    leftMs -= durationMs(part);
  }
  return fromMs === null ? null : fromMs + leftMs;
}
