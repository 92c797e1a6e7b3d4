import type { SplitEntry as SplitBody } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isId, isText, readOne } from '#lib/http/read.ts';
import { readTrackedEntry } from '../../data/entry-calls.ts';
import { changed, momentOf, newEntry, withEntry } from '../changed-rows.ts';
import { commandsText } from '../text.ts';
import { isMomentOrNone, type RowVersion, rowName, type TrackerKind } from '../tracker-rows.ts';

/** Makes two entries of one; the second has a record of its own (TRK-50). */
export interface SplitEntry {
  kind: 'split-entry';
  entryId: string;
  version: number;
  /** A whole minute within it. */
  at: string;
  /** Of the second part. */
  record: string;
}

export const splitEntry: TrackerKind<SplitEntry> = {
  makes: () => ['entry'],

  isReadable: ({ entryId, version, at, record }) =>
    [entryId, at, record].every(isText) && isId(version) && isMomentOrNone(at),

  async send({ command: { entryId, version, at, record }, newIds }, write) {
    const url = workTimePaths.splitEntry(entryId);
    const data: SplitBody = { version, at, uuid: newIds.entry ?? '', record: rowName(record) };
    const body = await write({ method: 'post', url, data, validateStatus: only(201) });
    const { first, second } = fieldsOf(body);
    const begun = readOne(second, readTrackedEntry);
    return {
      serverIds: { entry: begun.id },
      undo: {
        kind: 'undo-split',
        first: asSeen(readOne(first, readTrackedEntry)),
        second: asSeen(begun),
      },
    };
  },

  effect(rows, { command: { entryId, version, at, record }, newIds }) {
    const whole = rows.entries.find(({ id }) => id === entryId);
    const atMs = momentOf(at);
    const isDone = rows.entries.some(({ id }) => id === newIds.entry);
    if (!whole || !newIds.entry || isDone || atMs === undefined || whole.version > version)
      return rows;
    const entries = changed(rows.entries, entryId, () => ({
      endingMs: atMs,
      version: version + 1,
    }));
    return withEntry(
      { ...rows, entries },
      {
        ...newEntry(newIds.entry, record, atMs),
        endingMs: whole.endingMs,
        note: record === whole.recordId ? whole.note : '',
      },
    );
  },

  name: () => commandsText.names.split,

  renew: (command, versionOf) => ({
    ...command,
    version: versionOf(command.entryId, command.version),
  }),
};

const asSeen = ({ id, version }: RowVersion): RowVersion => ({ id, version });
