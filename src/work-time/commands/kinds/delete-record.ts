import { paths } from '#contract/paths.ts';
import { only } from '#lib/http/http.ts';
import { isText } from '#lib/http/read.ts';
import { extensions } from '#session/extensions.ts';
import { withoutRecord } from '../changed-rows.ts';
import { commandsText } from '../text.ts';
import type { TrackerKind } from '../tracker-rows.ts';

/** Deletes a record with its entries. */
export interface DeleteRecord {
  kind: 'delete';
  recordId: string;
}

export const deleteRecord: TrackerKind<DeleteRecord> = {
  isReadable: ({ recordId }) => isText(recordId),

  async send({ command: { recordId } }, write) {
    const url = paths.workRecord(recordId);
    await write({ method: 'delete', url, validateStatus: only(204) });
    return { undo: extensions.get() ? { kind: 'restore-record', recordId } : null };
  },

  effect: (rows, { command }) => withoutRecord(rows, command.recordId),

  name: ({ recordId }, recordName) => commandsText.names.delete(recordName(recordId)),
};
