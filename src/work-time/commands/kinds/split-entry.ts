import type { SplitEntry as SplitBody } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isId, isText, readOne } from '#lib/http/read.ts';
import { readTrackedEntry } from '../../data/entry-calls.ts';
import { readRecord } from '../../data/record-calls.ts';
import { changed, momentOf, newEntry, withEntry } from '../changed-rows.ts';
import { commandsText } from '../text.ts';
import { isMomentOrNone, type RowVersion, rowName, type TrackerKind } from '../tracker-rows.ts';
import { type SwitchTarget, withTarget } from './switch.ts';

/** Makes two entries of one; the second has a record of its own, which may be new (TRK-50). */
export type SplitEntry = SwitchTarget & {
  kind: 'split-entry';
  entryId: string;
  version: number;
  /** A whole minute within it. */
  at: string;
};

export const splitEntry: TrackerKind<SplitEntry> = {
  makes: (command) => ('name' in command ? ['entry', 'record'] : ['entry']),

  isReadable: ({ entryId, version, at, record, name }) =>
    [entryId, at, record ?? name].every(isText) && isId(version) && isMomentOrNone(at),

  async send({ command, newIds }, write) {
    const { entryId, version, at } = command;
    const url = workTimePaths.splitEntry(entryId);
    const target =
      'record' in command
        ? { record: rowName(command.record) }
        : { name: command.name, record_uuid: newIds.record };
    const data: SplitBody = { version, at, uuid: newIds.entry ?? '', ...target };
    const body = await write({ method: 'post', url, data, validateStatus: only(201) });
    const { first, second, created } = fieldsOf(body);
    const begun = readOne(second, readTrackedEntry);
    const record = readRecord(created);
    return {
      serverIds: { entry: begun.id, record: begun.recordId },
      number: record?.number ?? undefined,
      undo: {
        kind: 'undo-split',
        first: asSeen(readOne(first, readTrackedEntry)),
        second: asSeen(begun),
        created: record?.version === undefined ? null : { id: record.id, version: record.version },
      },
    };
  },

  effect(rows, { command, newIds }, number) {
    const { entryId, version, at } = command;
    const whole = rows.entries.find(({ id }) => id === entryId);
    const atMs = momentOf(at);
    const isDone = rows.entries.some(({ id }) => id === newIds.entry);
    if (!newIds.entry || isDone || atMs === undefined) return rows;
    const [to, recordId] = withTarget(rows, command, newIds.record ?? '', number);
    // Where records are shown alone, a new one is among them.
    if (!whole || whole.version > version) return to;
    const entries = changed(rows.entries, entryId, () => ({
      endingMs: atMs,
      version: version + 1,
    }));
    return withEntry(
      { ...to, entries },
      {
        ...newEntry(newIds.entry, recordId, atMs),
        endingMs: whole.endingMs,
        note: recordId === whole.recordId ? whole.note : '',
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
