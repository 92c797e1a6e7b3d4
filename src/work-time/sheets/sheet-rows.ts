import type { MarkedDay, StoredSettings } from '#contract/timesheet.ts';
import type { CommandKind } from '#sync/command.ts';

/** What the commands of timesheets change: marked days, and the settings, as they are shown. */
export interface SheetRows {
  days: readonly MarkedDay[];
  settings: StoredSettings | null;
}

export type SheetKind<Of> = CommandKind<Of, SheetRows>;
