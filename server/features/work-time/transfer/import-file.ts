/** The contents of a file to import. Times are milliseconds since the epoch. */
import type { AccountList } from '#contract/own-lists.ts';
import type { DayNote, SheetSettings } from '#contract/timesheet.ts';
import type { ImportReport } from '#contract/transfer.ts';
import type { WrittenFields } from '#contract/work-time.ts';

export interface ImportedRecord extends WrittenFields {
  readonly uuid: string;
  readonly archived: boolean;
  readonly created_at: number;
}

export interface ImportedEntry {
  readonly line: number;
  /** The uuid of a record in a backup, the name of one in a table. */
  readonly record: string;
  readonly begin: number;
  /** `null` while it runs. */
  readonly end: number | null;
  readonly note: string;
  /** `null` where the file has none. */
  readonly uuid: string | null;
}

export type ImportedList = Omit<AccountList, 'version'>;

export interface ImportFile {
  /** True if its entries are those of a table, which name their records and have no uuids. */
  readonly isTable: boolean;
  readonly records: readonly ImportedRecord[];
  readonly entries: readonly ImportedEntry[];
  readonly lists: readonly ImportedList[];
  readonly days: readonly DayNote[];
  readonly settings: SheetSettings | null;
  readonly wrong: ImportReport['wrong'];
}
