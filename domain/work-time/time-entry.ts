/** A time entry of a record; times are milliseconds since the epoch. */
export interface TimeEntry {
  id: number;
  beginningMs: number;
  /** `null` while it runs. */
  endingMs: number | null;
}
