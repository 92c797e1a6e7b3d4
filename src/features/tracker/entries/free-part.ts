import { type Interval, union } from '#domain/work-time/interval.ts';
import type { EndedTracked } from '#domain/work-time/tracked-entry.ts';

/**
 * The first part of an interval that none of the entries covers; of one that runs the last part, up to
 * now. `null` if they cover all of it.
 */
export function freePart(
  interval: Interval,
  entries: readonly EndedTracked[],
  isRunning: boolean,
): Interval | null {
  const { endMs } = interval;
  const others = union(
    entries.map((entry) => ({ beginMs: entry.beginningMs, endMs: entry.endingMs })),
  );
  let { beginMs } = interval;
  for (const other of others) {
    if (other.endMs <= beginMs) continue;
    if (other.beginMs > beginMs && !isRunning) {
      return { beginMs, endMs: Math.min(other.beginMs, endMs) };
    }
    beginMs = other.endMs;
  }
  return beginMs < endMs ? { beginMs, endMs } : null;
}
