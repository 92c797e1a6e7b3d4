import { dayOf } from '#domain/calendar/day.ts';
import { localMoment } from '#domain/calendar/local-time.ts';
import { type DateOrder, writtenTimeReader } from '#domain/calendar/read-written-time.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { type EntryCause, entryCause } from '../check-entry.ts';
import { areEnough, type Columns } from './column-use.ts';
import { entryTexts, projectOf } from './entry-texts.ts';
import { type RowTimes, type TimesCause, timesReader } from './entry-times.ts';
import { type Layout, layoutOf } from './layout.ts';
import { type Answers, type Asked, areAnswered } from './questions.ts';
import type { Row } from './row.ts';
import type { EntryTimes } from './row-breaks.ts';
import { survey } from './survey.ts';
import { tableText } from './text.ts';

export interface TableEntry {
  readonly line: number;
  /** The name of a task. */
  readonly record: string;
  /** Milliseconds since the epoch. */
  readonly begin: number;
  readonly end: number;
  readonly note: string;
  /** The hours from which a break was taken, if this is a part of them. */
  readonly whole?: EntryTimes['whole'];
}

/** The reason why a line is left out. */
export type TableCause = EntryCause | TimesCause | 'columns' | 'title' | 'total';

export interface NamedLine<Cause = TableCause> {
  readonly line: number;
  readonly cause: Cause;
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
  /** Lines of which the name or the note is cut. */
  readonly shortened: readonly NamedLine<'name' | 'note'>[];
  /** Lines that also name a length, which is not that from beginning to end: breaks, perhaps. */
  readonly otherLengths: readonly NamedLine<'length'>[];
  /** Lines with the length of a break alone, for which a time was made up. */
  readonly placedBreaks: readonly NamedLine<'placed'>[];
  /** Events of whole days, which are left out unless the user wants them. */
  readonly wholeDays: readonly NamedLine<'whole-day'>[];
  /** The order in which dates of several numbers were read. */
  readonly order: DateOrder | null;
  /** The clock of the times that were read; `null` if there were none. */
  readonly hours: 12 | 24 | null;
  /** True if entries were put one after the other, since the table has no times of day. */
  readonly isInLine: boolean;
  /** The headings of columns that are not used and not empty. */
  readonly unused: readonly string[];
}

/** A row of these causes is left out without being wrong. */
const NO_ENTRY: readonly TimesCause[] = ['running', 'zero'];

/**
 * Reads the entries of a table (HRS-9). A generator, so that the page works on a long one in slices: it
 * yields the share that was read. Throws a `RangeError` for a zone that is none.
 *
 * @param latest the latest time that an entry may have, in milliseconds since the epoch
 */
export function* readEntries(
  rows: readonly Row[],
  columns: Columns,
  answers: Answers,
  latest: number,
): Generator<number, TableReading> {
  const layout = layoutOf(rows, columns);
  const { body, isSum, isWithoutTimes } = layout;
  const { task = '' } = answers;
  const isReadable = areEnough(columns, task);
  const lastDay = dayOf(latest, answers.zone);
  const written = writtenTimeReader(lastDay);
  const surveyed = yield* survey(isReadable ? body : [], layout, written, answers, lastDay);
  const { asked, order, personOf, clients } = surveyed;
  const times = timesReader(layout, written, { ...surveyed, zone: answers.zone });
  const entries: TableEntry[] = [];
  const wrong: NamedLine[] = [];
  const skipped: NamedLine[] = layout.titles.map(({ line }) => ({ line, cause: 'title' }));
  const shortened: NamedLine<'name' | 'note'>[] = [];
  const otherLengths: NamedLine<'length'>[] = [];
  const placedBreaks: NamedLine<'placed'>[] = [];
  const wholeDays: NamedLine<'whole-day'>[] = [];
  let others = 0;
  const isOpen = !isReadable || !areAnswered(asked, answers);
  for (const [index, row] of isOpen ? [] : body.entries()) {
    yield (1 + index / body.length) / 2;
    const { line } = row;
    if (isSum(row)) skipped.push({ line, cause: 'total' });
    else if (layout.isTooWide(row)) wrong.push({ line, cause: 'columns' });
    else if (isWithoutTimes(row)) skipped.push({ line, cause: 'title' });
    else if (asked.person.length > 0 && personOf(row) !== answers.person) others += 1;
    else {
      const read = times.read(row);
      if (isWholeDay(row, read, layout, answers.zone)) {
        wholeDays.push({ line, cause: 'whole-day' });
        if (answers.withWholeDays !== true) continue;
      }
      for (const cause of read.causes) {
        (NO_ENTRY.includes(cause) ? skipped : wrong).push({ line, cause });
      }
      const of = projectOf(row, layout, task);
      const texts = entryTexts(row, layout, of, (clients.get(of.project)?.size ?? 0) > 1);
      const found = read.entries.map((one) => {
        const entry = { ...one, line, record: texts.record, note: texts.note };
        return { entry, cause: entryCause(entry, latest) };
      });
      const fine = found.filter(({ cause }) => cause === null);
      entries.push(...fine.map(({ entry }) => entry));
      for (const cause of new Set(found.flatMap((one) => one.cause ?? []))) {
        wrong.push({ line, cause });
      }
      if (fine.length > 0 && texts.shortened) shortened.push({ line, cause: texts.shortened });
      if (fine.length > 0 && read.isBreakPlaced) placedBreaks.push({ line, cause: 'placed' });
      if (fine.length > 0 && isOther(read)) otherLengths.push({ line, cause: 'length' });
    }
  }

  const isEmpty = (index: number) => body.every(({ cells }) => (cells[index] ?? '') === '');
  return {
    asked,
    entries,
    others,
    skipped,
    wrong,
    shortened,
    otherLengths,
    placedBreaks,
    wholeDays,
    order,
    hours: times.hours(),
    isInLine: times.isInLine(),
    unused: columns.uses.flatMap((use, index) =>
      (use === 'unused'
        ? index !== layout.marksWholeDay
        : use === 'break' && times.isBreakIgnored()) && !isEmpty(index)
        ? [layout.heading?.cells[index] || tableText.nameOfColumn(index + 1)]
        : [],
    ),
  };
}

/** True for an event that is marked as one of a whole day, or without marks lasts from midnight to midnight. */
function isWholeDay(row: Row, { entries }: RowTimes, layout: Layout, zone: string): boolean {
  if (layout.marksWholeDay >= 0) return layout.isMarkedWholeDay(row);
  if (layout.isOwn) return false;
  return entries.some(({ begin, end }) =>
    [begin, end].every((moment) => localMoment(dayOf(moment, zone), 0, zone) === moment),
  );
}

/** Programs cut lengths to the minute. */
function isOther({ entries, namedMs }: RowTimes): boolean {
  const lastingMs = entries.reduce((sum, { begin, end }) => sum + end - begin, 0);
  return namedMs !== null && Math.abs(lastingMs - namedMs) >= MINUTE_MS;
}
