/** What a file to import says, whatever program wrote it. Times are milliseconds since the epoch. */
import type { AccountList } from '#contract/own-lists.ts';
import type { DayNote, SheetSettings } from '#contract/timesheet.ts';
import type { ImportFormat, ImportReport } from '#contract/transfer.ts';

export interface ImportedRecord {
  readonly uuid: string;
  readonly name: string;
  readonly archived: boolean;
  readonly created_at: number;
}

export interface ImportedEntry {
  readonly line: number;
  /** The uuid of a record in a backup, otherwise a record's name. */
  readonly record: string;
  readonly begin: number;
  /** `null` while it runs. */
  readonly end: number | null;
  readonly note: string;
  /** `null` where the file has none. */
  readonly uuid: string | null;
}

export type ImportedList = Omit<AccountList, 'version'>;

/** Why a line is not imported, or not as it is. */
export type LineCause =
  | 'characters'
  | 'columns'
  | 'day'
  | 'future'
  | 'list'
  | 'name'
  | 'nonexistent'
  | 'note'
  | 'order'
  | 'past'
  | 'record'
  | 'repeated'
  | 'running'
  | 'settings'
  | 'time'
  | 'total'
  | 'uuid'
  | 'zero';

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
  readonly format: ImportFormat;
  readonly reading: ImportReport['reading'];
  readonly questions: ImportReport['questions'];
  /** Only a backup lists records apart from their entries. */
  readonly records: readonly ImportedRecord[];
  readonly entries: readonly ImportedEntry[];
  /** Only a backup has any. */
  readonly lists: readonly ImportedList[];
  /** Only a backup has them. */
  readonly days: readonly DayNote[];
  readonly settings: SheetSettings | null;
  readonly skipped: ImportLines;
  readonly wrong: ImportLines;
  readonly shortened: ImportLines;
}

/** How a file is to be read. */
export interface ReadingOptions {
  readonly zone: string | undefined;
  readonly dateOrder: 'dmy' | 'mdy' | undefined;
  /** The latest time that an entry may have. */
  readonly latest: number;
}
