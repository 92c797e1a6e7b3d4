import type { SwitchEntry } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { decideSwitch, switchNow } from '#domain/work-time/switch.ts';
import { recordOfName } from '#domain/work-time/work-record.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isText, readOne, readRows } from '#lib/http/read.ts';
import { readTrackedEntry } from '../../data/entry-calls.ts';
import { readRecord } from '../../data/record-calls.ts';
import { momentOf, newEntry, timestampOf, withEntry, withRecord } from '../changed-rows.ts';
import { commandsText } from '../text.ts';
import type { RowVersion, TrackerKind, TrackerRows } from '../tracker-rows.ts';
import { isMomentOrNone, rowName } from '../tracker-rows.ts';

/** A record, by its id or by its name, which may be new. */
export type SwitchTarget = { record: string } | { name: string };

/** Starts an entry, and ends all that run (TRK-24). */
export interface Switch {
  kind: 'switch';
  target: SwitchTarget & {
    /** Absent: when it was pressed. */
    beginning_time?: string;
  };
}

export const switchTo: TrackerKind<Switch> = {
  makes: ({ target }) => ('name' in target ? ['entry', 'record'] : ['entry']),

  isReadable: ({ target }) => {
    const { record, name, beginning_time } = fieldsOf(target);
    return (isText(record) || isText(name)) && isMomentOrNone(beginning_time);
  },

  async send({ command: { target }, newIds }, write) {
    const data: SwitchEntry = {
      ...target,
      record: 'record' in target ? rowName(target.record) : undefined,
      uuid: newIds.entry,
      record_uuid: newIds.record,
    };
    const url = workTimePaths.switch;
    const body = await write({ method: 'post', url, data, validateStatus: only(201) });
    const { started, ended, created } = fieldsOf(body);
    const record = readRecord(created);
    const begun = readOne(started, readTrackedEntry);
    return {
      serverIds: { record: begun.recordId, entry: begun.id },
      number: record?.number ?? undefined,
      undo: {
        kind: 'undo-switch',
        switched: {
          started: asSeen(begun),
          ended: readRows(ended, readTrackedEntry).rows.map(asSeen),
          created:
            record?.version === undefined ? null : { id: record.id, version: record.version },
        },
      },
    };
  },

  effect(rows, { command: { target }, newIds, pressedMs }, number) {
    const { entry, record = '' } = newIds;
    if (entry === undefined || rows.entries.some(({ id }) => id === entry)) return rows;
    const [to, recordId] = withTarget(rows, target, record, number);
    const running = rows.entries
      .filter(({ endingMs }) => endingMs === null)
      .map(({ id, beginningMs }) => ({ id, begin: beginningMs }));
    const now = Math.round(pressedMs);
    const at = momentOf(target.beginning_time) ?? switchNow(running, now);
    const { ends, startedEnd } = decideSwitch(running, at);
    const entries = to.entries.map((one) =>
      ends.includes(one.id) ? { ...one, endingMs: at, version: one.version + 1 } : one,
    );
    const begun = { ...newEntry(entry, recordId, at), endingMs: startedEnd };
    return withEntry({ ...to, entries }, begun);
  },

  name({ target }, recordName) {
    const name = 'name' in target ? target.name : recordName(target.record);
    return commandsText.names.switch(name);
  },
};

/** @param beginMs absent: now */
export function switchOf(target: SwitchTarget, beginMs?: number): Switch {
  return { kind: 'switch', target: { ...target, beginning_time: timestampOf(beginMs) } };
}

/** The rows with the record to switch to, and its id. A name finds a record as it does on the server. */
export function withTarget(
  rows: TrackerRows,
  target: SwitchTarget,
  newId: string,
  number?: number,
): [TrackerRows, string] {
  if ('record' in target) return [rows, target.record];
  const name = target.name.trim();
  const isMade = rows.records.some(({ id }) => id === newId);
  const known = recordOfName(rows.records, name);
  return isMade || !known ? [withRecord(rows, newId, name, number), newId] : [rows, known.id];
}

const asSeen = ({ id, version }: RowVersion): RowVersion => ({ id, version });
