import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { SheetSettings } from '#contract/timesheet.ts';
import { countsSeconds, standardSettings } from '#domain/work-time/sheet-settings.ts';
import { pressCommands } from '#sync/press-commands.ts';
import { useQueueState } from '#sync/use-queue-state.ts';
import type { KnownSettings } from './sheet-calls.ts';
import { type SheetCommand, sheetCommands } from './sheet-kinds.ts';
import { settingsQuery } from './sheet-queries.ts';
import { shownSettings } from './shown-sheet.ts';

/** The settings of timesheets; `undefined` until they are loaded. */
export function useSheetSettings() {
  const { data: read, ...query } = useQuery(settingsQuery);
  const known = useQueueState((state) => read && shownSettings(read, state));
  const settings = known && settingsOf(known);
  return { ...query, known, settings };
}

/** True if sums count milliseconds in place of minutes (HRS-3). */
export function useIsExact(): boolean {
  return countsSeconds(useSheetSettings().settings ?? standardSettings);
}

/** The stored settings, or the standard ones. */
export function settingsOf({ settings }: KnownSettings): SheetSettings {
  return settings ?? standardSettings;
}

/** Stores settings in the place of the known ones. Throws `ApiError` if that is refused at once. */
export async function pressSettings(
  client: QueryClient,
  { version }: Pick<KnownSettings, 'version'>,
  settings: SheetSettings,
): Promise<void> {
  const { split = null, notes = null, start = null, carried = null, leave = null } = settings;
  // An optional one that is not set is removed.
  const written = { ...settings, split, notes, start, carried, leave };
  const command: SheetCommand = { kind: 'save-settings', version, settings: written };
  const outcome = await pressCommands(client, sheetCommands, [command]);
  if (outcome.kind !== 'refused') return;
  // The dialog is still open, and asks.
  outcome.discard?.();
  throw outcome.error;
}
