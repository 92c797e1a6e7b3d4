/** What a file to import says. Times are milliseconds since the epoch. */
import type { AccountList } from '#contract/own-lists.ts';
import type { DayNote, SheetSettings } from '#contract/timesheet.ts';
import type { EntryCause } from '#domain/work-time/check-entry.ts';

export interface ImportedRecord {
  readonly uuid: string;
  readonly name: string;
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

/** Why a line cannot be imported. */
export type LineCause =
  | EntryCause
  | 'day'
  | 'list'
  | 'record'
  | 'repeated'
  | 'settings'
  | 'time'
  | 'uuid';

export interface ImportLine {
  readonly line: number;
  readonly cause: LineCause;
}

/** Lines of a kind: how many, and the first of them. */
export interface ImportLines {
  readonly count: number;
  readonly first: ImportLine[];
}

export interface ImportFile {
  /** Whether its entries are those of a table, which name their records and have no uuids. */
  readonly isTable: boolean;
  readonly records: readonly ImportedRecord[];
  readonly entries: readonly ImportedEntry[];
  readonly lists: readonly ImportedList[];
  readonly days: readonly DayNote[];
  readonly settings: SheetSettings | null;
  readonly wrong: ImportLines;
}
