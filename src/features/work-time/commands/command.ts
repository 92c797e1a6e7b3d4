import type {
  CreateTimeEntry,
  EditTimeEntry,
  SwitchEntry,
  UndoSwitch,
} from '#contract/time-entries.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { TrackerAction } from '../tracker-action.ts';

/**
 * Every change that the page asks of the server, as a value that can be stored: the customer's
 * actions, and what only our own server does. Times are in ISO 8601.
 */
export type Command = TrackerAction | ExtendedCommand;

export type ExtendedCommand =
  | { kind: 'switch'; target: SwitchEntry }
  | { kind: 'undo-switch'; switched: UndoSwitch }
  | { kind: 'create-entry'; entry: CreateTimeEntry }
  | { kind: 'edit-entry'; entryId: number; change: EditTimeEntry; before?: TrackedEntry }
  /** Of a `version` that is no longer the current one it is refused. */
  | { kind: 'delete-entry'; entryId: number; version?: number }
  | { kind: 'restore-entry'; entryId: number }
  | { kind: 'archive'; recordId: number; isArchived: boolean }
  | { kind: 'restore-record'; recordId: number };

/** How the commands of one press are taken back, and what is said until then. */
export interface UndoStep {
  message: string;
  commands: Command[];
}
