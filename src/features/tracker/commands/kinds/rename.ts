import { paths } from '#contract/paths.ts';
import type { RenameWorkRecord } from '#contract/work-time.ts';
import { only } from '#lib/http/http.ts';
import { readRecord } from '../../data/record-calls.ts';
import { changed } from '../changed-rows.ts';
import type { TrackerKind } from '../command.ts';
import { commandsText } from '../text.ts';

export interface Rename {
  kind: 'rename';
  recordId: string;
  name: string;
  /** The name until then, to take it back. */
  before?: string;
  /** Our own server refuses it where this version is no longer the current one. */
  version?: number;
}

export const rename: TrackerKind<Rename> = {
  async send({ command: { recordId, name, before, version } }, write) {
    const data: RenameWorkRecord = { name, ...(version !== undefined && { version }) };
    const url = paths.workRecord(recordId);
    const body = await write({ method: 'put', url, data, validateStatus: only(200) });
    const is = readRecord(body)?.version;
    if (is === undefined) return { undo: null };
    return {
      undo: before === undefined ? null : { kind: 'rename', recordId, name: before, version: is },
      renewed: [{ id: recordId, was: is - 2, is }],
    };
  },

  effect: (world, { command: { recordId, name } }) => ({
    ...world,
    records: changed(world.records, recordId, () => ({ name })),
  }),

  name: ({ name }) => commandsText.names.rename(name),

  renew: (command, versionOf) =>
    command.version === undefined
      ? command
      : { ...command, version: versionOf(command.recordId, command.version) },
};
