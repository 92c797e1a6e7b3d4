/** Everything that can be done in the tracker, one at a time. */
export type TrackerAction =
  | { kind: 'add' }
  | { kind: 'rename'; recordId: number; name: string }
  | { kind: 'delete'; recordId: number }
  | { kind: 'start'; recordId: number }
  | { kind: 'stop'; recordId: number; entryId: number };
