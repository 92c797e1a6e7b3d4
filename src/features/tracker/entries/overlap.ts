import type { Interval } from '#domain/work-time/interval.ts';
import { overlappedEntries } from '#domain/work-time/start-options.ts';
import type { EndedTracked } from '#domain/work-time/tracked-entry.ts';
import { freePart } from './free-part.ts';

/** What happens to what an entry overlaps: nothing, the entry is cut, or the others end where it begins. */
export type OverlapAction = 'keep' | 'clip' | 'end';

export interface Overlap {
  interval: Interval;
  entries: readonly EndedTracked[];
  /** What is left of the entry beside the others; `null` if nothing is. */
  free: Interval | null;
  /** Whether all others began before it. */
  canEnd: boolean;
  /** What was chosen, where it can be done. */
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
