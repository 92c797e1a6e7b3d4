import { type Interval, uncovered } from '#domain/work-time/interval.ts';
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
  const parts = uncovered(
    interval,
    entries.map((entry) => ({ beginMs: entry.beginningMs, endMs: entry.endingMs })),
  );
  // Of a running entry only the beginning can be moved.
  const isFree = ({ endMs }: Interval) => !isRunning || endMs === interval.endMs;
  const free = parts.find(isFree) ?? null;
  const canEnd = entries.every(({ beginningMs }) => beginningMs < interval.beginMs);
  const isPossible = { keep: true, clip: free !== null, end: canEnd };
  return { interval, entries, free, canEnd, choice: isPossible[chosen] ? chosen : 'keep' };
}
