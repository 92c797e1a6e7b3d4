import { paths } from '#contract/paths.ts';
import { only } from '#lib/http/http.ts';
import { isText } from '#lib/http/read.ts';
import { extensions } from '#session/extensions.ts';
import { readTrackedEntry } from '../../data/entry-calls.ts';
import { newEntry, withEntry } from '../changed-rows.ts';
import { commandsText } from '../text.ts';
import type { TrackerKind } from '../tracker-rows.ts';

/** Starts an entry; running ones go on. */
export interface Start {
  kind: 'start';
  recordId: string;
}

export const start: TrackerKind<Start> = {
  makes: () => ['entry'],

  isReadable: ({ recordId }) => isText(recordId),

  async send({ command: { recordId }, newIds }, write) {
    const url = paths.timeEntries(recordId);
    // The customer's call has no body.
    const data =
      extensions.get() && newIds.entry !== undefined ? { uuid: newIds.entry } : undefined;
    const body = await write({ method: 'post', url, data, validateStatus: only(201) });
    const entry = readTrackedEntry(body);
    if (!entry) return { undo: null };
    const started = { id: entry.id, version: entry.version };
    return {
      undo: { kind: 'undo-switch', switched: { started, ended: [] } },
      serverIds: { entry: entry.id },
    };
  },

  effect: (rows, { command: { recordId }, newIds, pressedMs }) =>
    newIds.entry === undefined
      ? rows
      : withEntry(rows, newEntry(newIds.entry, recordId, Math.round(pressedMs))),

  name: ({ recordId }, recordName) => commandsText.names.start(recordName(recordId)),
};
