import type { TimeEntry } from '#domain/work-time/time-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';

/** Every action of the tracker, as a value that can be stored. One runs at a time. */
export type TrackerAction =
  | { kind: 'add' }
  | { kind: 'rename'; recordId: number; name: string }
  | { kind: 'delete'; recordId: number }
  | { kind: 'start'; recordId: number }
  | { kind: 'stop'; recordId: number; entryId: number };

/** What an action did. An entry is `null` if the server's response does not contain it. */
export type TrackerOutcome =
  | { kind: 'add'; record: WorkRecord }
  | { kind: 'rename'; recordId: number; name: string }
  | { kind: 'delete'; recordId: number }
  | { kind: 'start'; recordId: number; entry: TimeEntry | null }
  | { kind: 'stop'; recordId: number; entryId: number; entry: TimeEntry | null };
