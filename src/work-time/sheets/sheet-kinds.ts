/** Everything that can be pressed about timesheets (HRS-12, HRS-16), in a set of its own beside the tracker's. */
import type { CommandSet, Kinds } from '#sync/command.ts';
import { type MarkDay, markDay } from './mark-day.ts';
import { type SaveSettings, saveSettings } from './save-settings.ts';
import { sheetsKey } from './sheet-queries.ts';
import type { SheetRows } from './sheet-rows.ts';

export type SheetCommand = MarkDay | SaveSettings;

export const sheetKinds: Kinds<SheetCommand, SheetRows> = {
  'mark-day': markDay,
  'save-settings': saveSettings,
};

export const sheetCommands: CommandSet = { kinds: sheetKinds, key: sheetsKey };
