import type { NamedTimeEntry, TimeEntry } from '#contract/time-entries.ts';
import { toTimestamp } from '../moment.ts';

interface Row {
  id: number;
  record: number;
  beginning_time: number;
  ending_time: number | null;
  note: string;
  version: number;
}

/** An entry as it is sent. */
export function toTimeEntry({ id, record, note, version, ...row }: Row): TimeEntry {
  return {
    id,
    record,
    beginning_time: toTimestamp(row.beginning_time),
    ending_time: row.ending_time === null ? null : toTimestamp(row.ending_time),
    note,
    version,
  };
}

export function toNamedTimeEntry(row: Row & { record_name: string }): NamedTimeEntry {
  return { ...toTimeEntry(row), record_name: row.record_name };
}
