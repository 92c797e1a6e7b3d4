import type { TimeEntry } from '#contract/work-time.ts';

/** An entry that was stopped. */
export interface EndedEntry extends TimeEntry {
  ending_time: string;
}

export function isEnded(entry: TimeEntry): entry is EndedEntry {
  return typeof entry.ending_time === 'string';
}
