import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';

/** The subject of the entry dialog. */
export interface Edited {
  /** Absent: a new entry is added. */
  entry: TrackedEntry | null;
  /** The times of a new entry, or those to which one was moved; in milliseconds since the epoch. */
  proposal?: { recordId?: string | undefined; beginMs?: number; endMs?: number };
  /** A note that was typed elsewhere on the page, and the server's entry, which was changed meanwhile. */
  conflict?: { note: string; current: TrackedEntry };
  /** Entries that it may overlap, beside the entries of the last days. */
  others?: readonly TrackedEntry[];
}
