import { workTimePaths } from '#contract/work-time-paths.ts';
import { isText, readOne } from '#lib/http/read.ts';
import { readTrackedEntry } from '../../data/entry-calls.ts';
import { commandsText } from '../text.ts';
import type { TrackerKind } from '../tracker-rows.ts';

export interface RestoreEntry {
  kind: 'restore-entry';
  entryId: string;
}

export const restoreEntry: TrackerKind<RestoreEntry> = {
  isReadable: ({ entryId }) => isText(entryId),

  async send({ command: { entryId } }, write) {
    const url = workTimePaths.restoreEntry(entryId);
    const body = await write({ method: 'post', url });
    const { version: is } = readOne(body, readTrackedEntry);
    // The deletion was a version of its own.
    const renewed = [{ id: entryId, was: is - 2, is }];
    return { undo: { kind: 'delete-entry', entryId, version: is }, renewed };
  },

  name: () => commandsText.names.restore,
};
