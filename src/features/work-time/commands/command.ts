import type { CreateTimeEntry, EditTimeEntry, SwitchEntry } from '#contract/time-entries.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { TrackerAction } from '../tracker-action.ts';

/**
 * Every change that the page asks of the server, as a value that can be stored: the customer's
 * actions, and what only our own server does. Times are in ISO 8601.
 */
export type Command = TrackerAction | ExtendedCommand;

/** The commands name rows by their ids. */
type ById<Body> = Omit<Body, 'record'> & { record?: number };
export type EntryChange = ById<EditTimeEntry>;
type Seen = { id: number; version: number };
export type SeenRows = { started?: Seen; ended: Seen[]; created?: Seen | null };

export type ExtendedCommand =
  | { kind: 'switch'; target: ById<SwitchEntry> }
  | { kind: 'undo-switch'; switched: SeenRows }
  | { kind: 'create-entry'; entry: ById<CreateTimeEntry> & { record: number } }
  | { kind: 'edit-entry'; entryId: number; change: EntryChange; before?: TrackedEntry }
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
