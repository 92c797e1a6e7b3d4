/** A stretch of time from `beginMs` up to, but without, `endMs`; both in milliseconds since the epoch. */
export interface Interval {
  readonly beginMs: number;
  readonly endMs: number;
}

/** @returns milliseconds; 0 for an interval that ends before it begins */
export function durationMs({ beginMs, endMs }: Interval): number {
  return Math.max(0, endMs - beginMs);
}

/** True if two intervals share any time; to touch is not to share. */
export function overlap(one: Interval, other: Interval): boolean {
  return clip(one, other) !== null;
}

/** The part of an interval that lies within the bounds; `null` if there is none. */
export function clip(interval: Interval, bounds: Interval): Interval | null {
  const beginMs = Math.max(interval.beginMs, bounds.beginMs);
  const endMs = Math.min(interval.endMs, bounds.endMs);
  return beginMs < endMs ? { beginMs, endMs } : null;
}

/** The time that any of the intervals covers, in milliseconds. */
export function coveredMs(intervals: readonly Interval[]): number {
  return union(intervals).reduce((sum, interval) => sum + durationMs(interval), 0);
}

/** The time that any of the intervals covers, as intervals in order that neither overlap nor touch. */
export function union(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  const sorted = intervals
    .filter((interval) => durationMs(interval) > 0)
    .toSorted((one, other) => one.beginMs - other.beginMs);
  for (const { beginMs, endMs } of sorted) {
    const last = merged.at(-1);
    if (last === undefined || last.endMs < beginMs) merged.push({ beginMs, endMs });
    else merged[merged.length - 1] = { ...last, endMs: Math.max(last.endMs, endMs) };
  }
  return merged;
}

/** The time within the bounds that no part covers, as intervals in order. */
export function uncovered(bounds: Interval, parts: readonly Interval[]): Interval[] {
  const covered = union(parts);
  const begins = [bounds.beginMs, ...covered.map(({ endMs }) => endMs)];
  const ends = [...covered.map(({ beginMs }) => beginMs), bounds.endMs];
  return begins.flatMap((beginMs, index) => {
    const endMs = ends[index] ?? bounds.endMs;
    return clip({ beginMs, endMs }, bounds) ?? [];
  });
}

/** The place of the first interval that ends after a moment, of intervals in order of which none overlap. */
export function firstAfter(intervals: readonly Interval[], ms: number): number {
  let [low, high] = [0, intervals.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((intervals[middle]?.endMs ?? 0) > ms) high = middle;
    else low = middle + 1;
  }
  return low;
}
