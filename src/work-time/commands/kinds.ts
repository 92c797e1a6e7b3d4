/** Everything that can be pressed in the tracker: a new command is a new file, and a line here twice. */
import type { CommandSet, Kinds } from '#sync/command.ts';
import { trackerKey } from '../data/queries.ts';
import { type Add, add } from './kinds/add.ts';
import { type Archive, archive } from './kinds/archive.ts';
import { type CreateEntry, createEntry } from './kinds/create-entry.ts';
import { type DeleteEntry, deleteEntry } from './kinds/delete-entry.ts';
import { type DeleteRecord, deleteRecord } from './kinds/delete-record.ts';
import { type EditEntry, editEntry } from './kinds/edit-entry.ts';
import { type Rename, rename } from './kinds/rename.ts';
import { type RestoreEntry, restoreEntry } from './kinds/restore-entry.ts';
import { type RestoreRecord, restoreRecord } from './kinds/restore-record.ts';
import { type SplitEntry, splitEntry } from './kinds/split-entry.ts';
import { type Start, start } from './kinds/start.ts';
import { type Stop, stop } from './kinds/stop.ts';
import { type Switch, switchTo } from './kinds/switch.ts';
import { type UndoSplit, undoSplit } from './kinds/undo-split.ts';
import { type UndoSwitch, undoSwitch } from './kinds/undo-switch.ts';
import type { TrackerRows } from './tracker-rows.ts';

/** A value that can be stored. Rows are named as the page names them; times are in ISO 8601. */
export type Command =
  | Add
  | Archive
  | CreateEntry
  | DeleteEntry
  | DeleteRecord
  | EditEntry
  | Rename
  | RestoreEntry
  | RestoreRecord
  | SplitEntry
  | Start
  | Stop
  | Switch
  | UndoSplit
  | UndoSwitch;

export const trackerKinds: Kinds<Command, TrackerRows> = {
  add,
  archive,
  'create-entry': createEntry,
  delete: deleteRecord,
  'delete-entry': deleteEntry,
  'edit-entry': editEntry,
  rename,
  'restore-entry': restoreEntry,
  'restore-record': restoreRecord,
  'split-entry': splitEntry,
  start,
  stop,
  switch: switchTo,
  'undo-split': undoSplit,
  'undo-switch': undoSwitch,
};

export const trackerCommands: CommandSet = { kinds: trackerKinds, key: trackerKey };

/** The customer's actions, each with a dialog that confirms it (TRK-5). */
export type TrackerAction = Add | DeleteRecord | Rename | Start | Stop;
