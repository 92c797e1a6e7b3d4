import type { EditTimeEntry } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { fieldsOf, isId, isText, readOne } from '#lib/http/read.ts';
import { readTrackedEntry } from '../../data/entry-calls.ts';
import { changed, momentOf, timestampOf } from '../changed-rows.ts';
import { commandsText } from '../text.ts';
import type { TrackerKind } from '../tracker-rows.ts';
import { isMomentOrNone, rowName } from '../tracker-rows.ts';

export interface EditEntry {
  kind: 'edit-entry';
  entryId: string;
  change: Omit<EditTimeEntry, 'record'> & { record?: string };
  /** The entry until then, to take it back. */
  before?: TrackedEntry;
}

export const editEntry: TrackerKind<EditEntry> = {
  isReadable({ entryId, change, before }) {
    const { version, record = '', beginning_time, ending_time, note = '' } = fieldsOf(change);
    return (
      isId(version) &&
      [entryId, record, note].every(isText) &&
      [beginning_time, ending_time].every(isMomentOrNone) &&
      (before === undefined || isEntry(before))
    );
  },

  async send({ command: { entryId, change, before } }, write) {
    const url = workTimePaths.entry(entryId);
    const { record } = change;
    const data: EditTimeEntry = {
      ...change,
      record: record === undefined ? undefined : rowName(record),
    };
    const body = await write({ method: 'patch', url, data });
    const { version } = readOne(body, readTrackedEntry);
    return {
      undo: before ? editOf({ ...before, version }, before) : null,
      renewed: [{ id: entryId, was: change.version - 1, is: version }],
    };
  },

  effect: (rows, { command: { entryId, change } }) => ({
    ...rows,
    entries: changed(rows.entries, entryId, (entry) =>
      entry.version > change.version
        ? {}
        : {
            recordId: change.record ?? entry.recordId,
            beginningMs: momentOf(change.beginning_time) ?? entry.beginningMs,
            endingMs:
              change.ending_time === undefined
                ? entry.endingMs
                : (momentOf(change.ending_time) ?? null),
            note: change.note ?? entry.note,
            version: change.version + 1,
          },
    ),
  }),

  name: ({ change }) => commandsText.names.edit(change.note),

  renew: (command, versionOf) => {
    const { entryId, change } = command;
    return { ...command, change: { ...change, version: versionOf(entryId, change.version) } };
  },
};

function isEntry(entry: unknown): boolean {
  const { id, recordId, beginningMs, endingMs, note } = fieldsOf(entry);
  const moments = [beginningMs, endingMs ?? 0];
  return [id, recordId, note].every(isText) && moments.every(Number.isFinite);
}

/** The command that changes these fields of an entry as it was seen; an absent one stays as it is. */
export function editOf(
  before: TrackedEntry,
  { recordId, beginningMs, endingMs, note }: Partial<Omit<TrackedEntry, 'id' | 'version'>>,
): EditEntry {
  return {
    kind: 'edit-entry',
    entryId: before.id,
    change: {
      version: before.version,
      record: recordId,
      beginning_time: timestampOf(beginningMs),
      ending_time: timestampOf(endingMs),
      note,
    },
    before,
  };
}
