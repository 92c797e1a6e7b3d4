import type { NamedTimeEntry, TimeEntry } from '#contract/time-entries.ts';
import { toTimestamp } from '../moment.ts';

interface Row {
  id: number;
  uuid: string;
  record: number;
  record_uuid: string;
  beginning_time: number;
  ending_time: number | null;
  note: string;
  version: number;
}

/** An entry as it is sent. */
export function toTimeEntry({
  id,
  uuid,
  record,
  record_uuid,
  note,
  version,
  ...row
}: Row): TimeEntry {
  return {
    id,
    uuid,
    record,
    record_uuid,
    beginning_time: toTimestamp(row.beginning_time),
    ending_time: row.ending_time === null ? null : toTimestamp(row.ending_time),
    note,
    version,
  };
}

export function toNamedTimeEntry(row: Row & { record_name: string }): NamedTimeEntry {
  return { ...toTimeEntry(row), record_name: row.record_name };
}
