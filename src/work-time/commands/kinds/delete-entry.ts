import type { DeleteTimeEntry } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { only } from '#lib/http/http.ts';
import { isText } from '#lib/http/read.ts';
import { commandsText } from '../text.ts';
import type { TrackerKind } from '../tracker-rows.ts';

export interface DeleteEntry {
  kind: 'delete-entry';
  entryId: string;
  /** If it is given, any other is a conflict. */
  version?: number;
}

export const deleteEntry: TrackerKind<DeleteEntry> = {
  isReadable: ({ entryId }) => isText(entryId),

  async send({ command: { entryId, version } }, write) {
    const url = workTimePaths.entry(entryId);
    const params: DeleteTimeEntry = version === undefined ? {} : { version };
    await write({ method: 'delete', url, params, validateStatus: only(204) });
    return { undo: { kind: 'restore-entry', entryId } };
  },

  effect: (rows, { command: { entryId } }) => ({
    ...rows,
    entries: rows.entries.filter(({ id }) => id !== entryId),
  }),

  name: () => commandsText.names.deleteEntry,

  renew: (command, versionOf) =>
    command.version === undefined
      ? command
      : { ...command, version: versionOf(command.entryId, command.version) },
};
