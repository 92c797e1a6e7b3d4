/** A day of the calendar: its entries side by side where they overlap, and the gaps between them (HRS-21). */
import { MINUTE_MS } from '#domain/time-units.ts';
import { durationMs, type Interval, union } from './interval.ts';

/** The shortest gap: a switch leaves none. */
const SHORTEST_GAP_MS = MINUTE_MS;

/** Entries that overlap share the width of their day. */
export type Placed<Part> = Part & {
  /** From 0. */
  readonly lane: number;
  /** So many share the width with it. */
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

/** The time between entries of a day, without what is before the first and after the last. */
export function gapsBetween(parts: readonly Interval[]): Interval[] {
  const covered = union(parts);
  return covered
    .slice(1)
    .map(({ beginMs }, index) => ({ beginMs: covered[index]?.endMs ?? beginMs, endMs: beginMs }))
    .filter((gap) => durationMs(gap) >= SHORTEST_GAP_MS);
}

/**
 * The moment at which the work of a day reached its target or, while an entry runs, will reach it.
 *
 * @returns milliseconds since the epoch; `null` if it does not, or there is no target
 */
export function targetMoment(
  parts: readonly Interval[],
  targetMs: number,
  isRunning: boolean,
): number | null {
  if (targetMs <= 0) return null;
  let leftMs = targetMs;
  let lastMs: number | null = null;
  for (const part of union(parts)) {
    if (durationMs(part) >= leftMs) return part.beginMs + leftMs;
    leftMs -= durationMs(part);
    lastMs = part.endMs;
  }
  return isRunning && lastMs !== null ? lastMs + leftMs : null;
}
