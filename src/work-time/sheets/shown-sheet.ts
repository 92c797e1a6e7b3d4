/** Marked days and settings as they are shown: with the presses that the server does not have yet (OUT-3). */
import type { MarkedDay } from '#contract/timesheet.ts';
import type { Read } from '#sync/call.ts';
import { withEffects } from '#sync/overlay.ts';
import type { QueueState } from '#sync/queue-state.ts';
import type { KnownSettings } from './sheet-calls.ts';
import { sheetKinds } from './sheet-kinds.ts';
import type { SheetRows } from './sheet-rows.ts';

export function shownDays(read: Read<MarkedDay>, state: QueueState): readonly MarkedDay[] {
  const rows: SheetRows = { days: read.rows, settings: null };
  return withEffects(sheetKinds, rows, read.revision, state).days;
}

/** The settings that only this browser has are not pressed. */
export function shownSettings(read: KnownSettings, state: QueueState): KnownSettings {
  const rows: SheetRows = { days: [], settings: read };
  return { ...read, ...withEffects(sheetKinds, rows, read.revision, state).settings };
}
