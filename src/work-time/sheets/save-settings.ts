import type { PutSettings, WrittenSettings } from '#contract/timesheet.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { settingsAfter } from '#domain/work-time/read-sheet.ts';
import { readOne } from '#lib/http/read.ts';
import { readStored } from './sheet-calls.ts';
import type { SheetKind } from './sheet-rows.ts';
import { sheetsText } from './text.ts';

/** Stores the settings of timesheets, as a whole (HRS-12). */
export interface SaveSettings {
  kind: 'save-settings';
  settings: WrittenSettings;
  /** The version that the page has seen, 0 before the first. It is refused once there is a newer one. */
  version: number;
}

export const saveSettings: SheetKind<SaveSettings> = {
  isReadable: (command) => Boolean(readStored(command)?.settings),

  async send({ command: { settings, version } }, write) {
    const url = workTimePaths.settings;
    const data: PutSettings = { version, settings };
    readOne(await write({ method: 'put', url, data }), readStored);
    return { undo: null };
  },

  effect: (rows, { command: { settings, version } }) =>
    rows.settings && rows.settings.version > version
      ? rows
      : {
          ...rows,
          settings: {
            version: version + 1,
            settings: settingsAfter(rows.settings?.settings ?? null, settings),
          },
        },

  name: () => sheetsText.settings,

  replaces: (next, { command: { kind, version, settings } }) =>
    kind === next.kind && version + 1 === next.version
      ? { ...next, version, settings: { ...settings, ...next.settings } }
      : undefined,
};
