import { paths } from '#contract/paths.ts';
import type { WrittenFields } from '#contract/work-time.ts';
import { isText } from '#lib/http/read.ts';
import { readRecord } from '../../data/record-calls.ts';
import { changed } from '../changed-rows.ts';
import { commandsText } from '../text.ts';
import type { TrackerKind } from '../tracker-rows.ts';

/** Changes the fields of a record, named alike in calls and in `WorkRecord`, by the customer's call for its name. */
export interface Rename extends WrittenFields {
  kind: 'rename';
  recordId: string;
  /** The fields until then, to take it back; earlier versions of the page stored the name alone. */
  before?: WrittenFields | string;
  /** Our own server refuses it where this version is no longer the current one. */
  version?: number;
}

export const rename: TrackerKind<Rename> = {
  isReadable: ({ recordId, name }) => isText(recordId) && isText(name),

  async send({ command: { kind, recordId, before, ...data } }, write) {
    const url = paths.workRecord(recordId);
    const body = await write({ method: 'put', url, data });
    const is = readRecord(body)?.version;
    if (is === undefined) return { undo: null };
    const fields = typeof before === 'string' ? { name: before } : before;
    return {
      undo: before === undefined ? null : { kind, recordId, ...fields, version: is },
      renewed: [{ id: recordId, was: is - 2, is }],
    };
  },

  effect: (rows, { command: { kind, recordId, before, version, ...fields } }) => ({
    ...rows,
    records: changed(rows.records, recordId, () => fields),
  }),

  name: ({ name, before }) =>
    typeof before === 'object' && before.name === name
      ? commandsText.names.regroup(name)
      : commandsText.names.rename(name),

  renew: (command, versionOf) =>
    command.version === undefined
      ? command
      : { ...command, version: versionOf(command.recordId, command.version) },
};
