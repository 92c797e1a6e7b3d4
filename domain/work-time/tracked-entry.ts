/** A time entry as only our own server describes it (TRK-20); times are milliseconds since the epoch. */
export interface TrackedEntry {
  /** Names it in calls: its uuid on our own server, on others the server's id. */
  id: string;
  beginningMs: number;
  /** `null` while it runs. */
  endingMs: number | null;
  recordId: string;
  note: string;
  /** Increases with each change. */
  version: number;
}

/** An entry with an end. */
export interface EndedTracked extends TrackedEntry {
  endingMs: number;
}

export function hasEnded(entry: TrackedEntry): entry is EndedTracked {
  return entry.endingMs !== null;
}
