/** Every action that the customer named, as a value that can be stored. */
export type TrackerAction =
  | { kind: 'add' }
  /** Of a `version` that is no longer the current one it is refused, by our own server. */
  | { kind: 'rename'; recordId: number; name: string; version?: number }
  | { kind: 'delete'; recordId: number }
  | { kind: 'start'; recordId: number }
  | { kind: 'stop'; recordId: number; entryId: number };
