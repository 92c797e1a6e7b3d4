/** A time entry as only our own server describes it (TRK-20). */
export interface TrackedEntry {
  /** Names it in calls: its uuid on our own server, on others the server's id. */
  id: string;
  recordId: string;
  /** Milliseconds since the epoch. */
  beginningMs: number;
  /** `null` while it runs. */
  endingMs: number | null;
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
