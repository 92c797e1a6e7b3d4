import type { CreateTimeEntry } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import type { EndedTracked } from '#domain/work-time/tracked-entry.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isText, readOne } from '#lib/http/read.ts';
import { readTrackedEntry } from '../../data/entry-calls.ts';
import { momentOf, newEntry, timestampOf, withEntry } from '../changed-rows.ts';
import { commandsText } from '../text.ts';
import type { TrackerKind } from '../tracker-rows.ts';
import { isMomentOrNone, rowName } from '../tracker-rows.ts';

/** Adds an entry of any time, which ends nothing. */
export interface CreateEntry {
  kind: 'create-entry';
  entry: Omit<CreateTimeEntry, 'record' | 'uuid'> & { record: string };
}

export const createEntry: TrackerKind<CreateEntry> = {
  makes: () => ['entry'],

  isReadable({ entry }) {
    const { record, beginning_time, ending_time, note = '' } = fieldsOf(entry);
    return isText(record) && isText(note) && [beginning_time, ending_time].every(isMomentOrNone);
  },

  async send({ command: { entry }, newIds }, write) {
    const url = workTimePaths.entries;
    const data: CreateTimeEntry = {
      ...entry,
      record: rowName(entry.record),
      uuid: newIds.entry,
    };
    const body = await write({ method: 'post', url, data, validateStatus: only(201) });
    const { id, version } = readOne(body, readTrackedEntry);
    return { undo: { kind: 'delete-entry', entryId: id, version }, serverIds: { entry: id } };
  },

  effect(rows, { command: { entry }, newIds, pressedMs }) {
    if (newIds.entry === undefined) return rows;
    const begin = momentOf(entry.beginning_time) ?? Math.round(pressedMs);
    return withEntry(rows, {
      ...newEntry(newIds.entry, entry.record, begin),
      endingMs: momentOf(entry.ending_time) ?? null,
      note: entry.note ?? '',
    });
  },

  name: () => commandsText.names.create,
};

/** The command that adds an entry with both times. */
export function createOf(entry: Omit<EndedTracked, 'id' | 'version'>): CreateEntry {
  const { recordId: record, beginningMs, endingMs, note } = entry;
  const times = { beginning_time: timestampOf(beginningMs), ending_time: timestampOf(endingMs) };
  return { kind: 'create-entry', entry: { record, ...times, note } };
}
