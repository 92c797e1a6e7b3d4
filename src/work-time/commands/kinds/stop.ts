import { paths } from '#contract/paths.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { fieldsOf, isText } from '#lib/http/read.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { readTrackedEntry } from '../../data/entry-calls.ts';
import { momentText } from '../../words/moment-text.ts';
import { changed } from '../changed-rows.ts';
import { commandsText } from '../text.ts';
import type { TrackerKind } from '../tracker-rows.ts';
import { editOf } from './edit-entry.ts';

export interface Stop {
  kind: 'stop';
  recordId: string;
  entryId: string;
  /** The record's name, for the message about an entry that had ended before. */
  recordName?: string;
}

/** Ends an entry by the server's clock; one that has ended already stays as it is. */
export const stop: TrackerKind<Stop> = {
  isReadable: ({ recordId, entryId }) => isText(recordId) && isText(entryId),

  async send({ command: { recordId, entryId, recordName = '' } }, write) {
    const url = paths.timeEntry(recordId, entryId);
    const body = await write({ method: 'put', url });
    const entry = readTrackedEntry(body);
    if (!entry) return { undo: null };
    const { stopped } = fieldsOf(body);
    if (stopped === false && entry.endingMs !== null) {
      const notice = commandsText.ended(recordName, momentText(entry.endingMs, browserZone.get()));
      return { undo: null, notice };
    }
    // An entry that was stopped elsewhere stays stopped.
    if (stopped !== true) return { undo: null };
    return { undo: editOf(entry, { endingMs: null }) };
  },

  effect: (rows, { command: { entryId }, pressedMs }) => ({
    ...rows,
    entries: changed(rows.entries, entryId, ({ beginningMs, endingMs, version }) =>
      endingMs === null
        ? { endingMs: Math.max(Math.round(pressedMs), beginningMs + 1), version: version + 1 }
        : {},
    ),
  }),

  name: ({ recordId }, recordName) => commandsText.names.stop(recordName(recordId)),
};

/** The command that stops an entry of the record with this name. */
export function stopOf({ id, recordId }: TrackedEntry, recordName: string) {
  return { kind: 'stop', recordId, entryId: id, recordName } as const;
}
