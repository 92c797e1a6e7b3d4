import { workTimePaths } from '#contract/work-time-paths.ts';
import { isText, readOne } from '#lib/http/read.ts';
import { readRecord } from '../../data/record-calls.ts';
import { commandsText } from '../text.ts';
import type { TrackerKind } from '../tracker-rows.ts';

/** Brings a deleted record back, with the entries that were deleted with it. */
export interface RestoreRecord {
  kind: 'restore-record';
  recordId: string;
}

export const restoreRecord: TrackerKind<RestoreRecord> = {
  isReadable: ({ recordId }) => isText(recordId),

  async send({ command: { recordId } }, write) {
    const url = workTimePaths.restoreRecord(recordId);
    const body = await write({ method: 'post', url });
    const { version: is = 0 } = readOne(body, readRecord);
    // The deletion was a version of its own.
    const renewed = [{ id: recordId, was: is - 2, is }];
    return { undo: { kind: 'delete', recordId }, renewed };
  },

  name: () => commandsText.names.restore,
};
