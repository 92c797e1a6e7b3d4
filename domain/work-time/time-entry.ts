/** A time entry of a record; times are milliseconds since the epoch. */
export interface TimeEntry {
  /** Names it in calls: its uuid on our own server, on others the server's id. */
  id: string;
  beginningMs: number;
  /** `null` while it runs. */
  endingMs: number | null;
}
