import type {
  CreateTimeEntry,
  EditTimeEntry,
  SwitchEntry,
  UndoSwitch,
} from '#contract/time-entries.ts';

import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';

/**
 * What the page asks of our own server beyond the customer's actions, as a value that can be
 * stored. Times are in ISO 8601.
 */
export type Command =
  | { kind: 'switch'; target: SwitchEntry }
  | { kind: 'undo-switch'; switched: UndoSwitch }
  | { kind: 'stop'; recordId: number; entryId: number }
  | { kind: 'create'; entry: CreateTimeEntry }
  | { kind: 'edit'; entryId: number; change: EditTimeEntry; before?: TrackedEntry }
  | { kind: 'delete'; entryId: number }
  | { kind: 'restore'; entryId: number };

/** How the commands of one press are taken back, and what is said until then. */
export interface UndoStep {
  message: string;
  commands: Command[];
}
