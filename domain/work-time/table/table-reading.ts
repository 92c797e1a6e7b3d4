import type { DayMark } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { DateOrder } from '#domain/calendar/read-written-time.ts';
import type { EntryCause } from '../check-entry.ts';
import type { Asked } from './questions.ts';
import type { EntryTimes } from './row-breaks.ts';
import type { TimesCause } from './times-cause.ts';

export interface TableEntry {
  readonly line: number;
  /** The name of a task. */
  readonly record: string;
  /** Milliseconds since the epoch. */
  readonly begin: number;
  readonly end: number;
  readonly note: string;
  /** Of its task; empty for none. */
  readonly group: string;
  /** The hours from which a break was taken, if this is a part of them. */
  readonly whole?: EntryTimes['whole'];
}

/** The reason why a line is left out. */
export type TableCause =
  | EntryCause
  | TimesCause
  | 'alone'
  | 'columns'
  | 'kind'
  | 'mark'
  | 'other-mark'
  | 'title'
  | 'total'
  | 'zone';

export interface NamedLine<Cause = TableCause> {
  readonly line: number;
  /** The name of its sheet, where several are read. */
  readonly sheet?: string | undefined;
  readonly cause: Cause;
}

/** A day that a row marks: its cause is the mark. */
export interface MarkedLine extends NamedLine<DayMark> {
  readonly date: Day;
}

export interface TableReading {
  readonly asked: Asked;
  /** None as long as a question is open. */
  readonly entries: readonly TableEntry[];
  /** The number of other people's entries. */
  readonly others: number;
  /** Lines that are no entry, or one that has not ended. */
  readonly skipped: readonly NamedLine[];
  readonly wrong: readonly NamedLine[];
  /** Lines of which a text is cut. */
  readonly shortened: readonly NamedLine<'group' | 'name' | 'note'>[];
  /** Lines that also name a length, which is not that from beginning to end: breaks, perhaps. */
  readonly otherLengths: readonly NamedLine<'length'>[];
  /** Lines with the length of a break alone, for which a time was made up. */
  readonly placedBreaks: readonly NamedLine<'placed'>[];
  /** Lines of more than 16 hours to an end on the next day: `9:00` to `5:30`, perhaps of a clock of twelve hours. */
  readonly long: readonly NamedLine<'long'>[];
  /** Events of whole days, which are left out unless the user wants them. */
  readonly wholeDays: readonly NamedLine<'whole-day'>[];
  /** Days that are marked as ones without work, or half of it, which are left out unless the user wants them. */
  readonly dayMarks: readonly MarkedLine[];
  /** The order in which dates of several numbers were read. */
  readonly order: DateOrder | null;
  /** The clock of the times that were read; `null` if there were none. */
  readonly hours: 12 | 24 | null;
  /** True if entries were put one after the other, since the table has no times of day. */
  readonly isInLine: boolean;
  /** The headings of columns that are not used and not empty. */
  readonly unused: readonly string[];
  /** The names of sheets that are not read. */
  readonly otherSheets: readonly string[];
}
