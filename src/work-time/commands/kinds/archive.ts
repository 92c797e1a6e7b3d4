import type { ArchiveWorkRecord } from '#contract/work-time.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { isText, readOne } from '#lib/http/read.ts';
import { readRecord } from '../../data/record-calls.ts';
import { changed } from '../changed-rows.ts';
import { commandsText } from '../text.ts';
import type { TrackerKind } from '../tracker-rows.ts';

/** Takes a record out of buttons and options, or brings it back (TRK-26). */
export interface Archive {
  kind: 'archive';
  recordId: string;
  isArchived: boolean;
}

export const archive: TrackerKind<Archive> = {
  isReadable: ({ recordId, isArchived }) => isText(recordId) && typeof isArchived === 'boolean',

  async send({ command: { recordId, isArchived } }, write) {
    const url = workTimePaths.archiveRecord(recordId);
    const data: ArchiveWorkRecord = { archived: isArchived };
    const body = await write({ method: 'patch', url, data });
    const { version: is = 0 } = readOne(body, readRecord);
    return {
      undo: { kind: 'archive', recordId, isArchived: !isArchived },
      renewed: [{ id: recordId, was: is - 2, is }],
    };
  },

  effect: (rows, { command: { recordId, isArchived } }) => ({
    ...rows,
    records: changed(rows.records, recordId, () => ({ isArchived })),
  }),

  name: ({ recordId }, recordName) => commandsText.names.archive(recordName(recordId)),
};
