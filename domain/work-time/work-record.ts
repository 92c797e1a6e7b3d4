/** A work-time record. Other servers may leave out all but its id and name. */
export interface WorkRecord {
  id: number;
  name: string;
  ipAddress: string | null;
  userId: number | null;
  /** Increases with each change of the record itself. */
  version?: number;
  /** Whether it is left out of buttons and options (TRK-26). */
  isArchived?: boolean;
  /** When its latest entry began, in milliseconds since the epoch; `null` without entries. */
  usedMs?: number | null;
}
