import type { TimeEntry } from './time-entry.ts';

/** A time entry as only our own server describes it (TRK-20). */
export interface TrackedEntry extends TimeEntry {
  recordId: string;
  note: string;
  /** Increases with each change. */
  version: number;
}

/** One with an end. */
export interface EndedTracked extends TrackedEntry {
  endingMs: number;
}

export function hasEnded(entry: TrackedEntry): entry is EndedTracked {
  return entry.endingMs !== null;
}
