import type { DeletedItems } from '../data/record-calls.ts';
import { minuteText, momentText } from '../words/moment-text.ts';
import { workTimeText } from '../words/text.ts';
import { deletedText } from './text.ts';

/** Records and entries in one list, the last deleted first. */
export function deletedRows({ records, entries }: DeletedItems, zone: string) {
  const ofRecords = records.map(({ id, name, deletedMs, entryCount }) => ({
    deletedMs,
    key: `record-${id}`,
    name,
    note: '',
    // A description, and the time of the deletion.
    detail: deletedText.record(entryCount, momentText(deletedMs, zone)),
    restore: { kind: 'restore-record', recordId: id } as const,
  }));
  const ofEntries = entries.map(({ id, recordName, note, deletedMs, beginningMs, endingMs }) => ({
    deletedMs,
    key: `entry-${id}`,
    name: recordName,
    note,
    detail: deletedText.entry(
      workTimeText.span(
        momentText(beginningMs, zone),
        endingMs === null ? '' : minuteText(endingMs, zone),
      ),
      momentText(deletedMs, zone),
    ),
    restore: { kind: 'restore-entry', entryId: id } as const,
  }));
  return [...ofRecords, ...ofEntries].sort((one, other) => other.deletedMs - one.deletedMs);
}
