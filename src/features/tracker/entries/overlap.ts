import { type Interval, union } from '#domain/work-time/interval.ts';
import { overlappedEntries } from '#domain/work-time/start-options.ts';
import type { EndedTracked } from '#domain/work-time/tracked-entry.ts';

/** Three answers to an overlap: keep it, cut the entry, or end the others where it begins. */
export type OverlapAction = 'keep' | 'clip' | 'end';

export interface Overlap {
  interval: Interval;
  entries: readonly EndedTracked[];
  /** The part of the entry that the others leave free; `null` if there is none. */
  free: Interval | null;
  /** True if all others began before it. */
  canEnd: boolean;
  /** The chosen answer, where it is possible. */
  choice: OverlapAction;
  choose: (action: OverlapAction) => void;
}

/** @returns `null` where nothing is overlapped */
export function overlapOf(
  interval: Interval,
  others: readonly EndedTracked[],
  isRunning: boolean,
  chosen: OverlapAction,
): Omit<Overlap, 'choose'> | null {
  const entries = overlappedEntries(others, interval);
  if (entries.length === 0) return null;
  const free = freePart(interval, entries, isRunning);
  const canEnd = entries.every(({ beginningMs }) => beginningMs < interval.beginMs);
  const isPossible = { keep: true, clip: free !== null, end: canEnd };
  return { interval, entries, free, canEnd, choice: isPossible[chosen] ? chosen : 'keep' };
}

/**
 * The first part of an interval that none of the entries covers; of one that runs the last part, up to
 * now. `null` if they cover all of it.
 */
function freePart(
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
