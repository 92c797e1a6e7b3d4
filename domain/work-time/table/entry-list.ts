import { dayOf } from '#domain/calendar/day.ts';
import { localMoment } from '#domain/calendar/local-time.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { entryCause } from '../check-entry.ts';
import { entryTexts, projectOf } from './entry-texts.ts';
import type { RowTimes } from './entry-times.ts';
import type { Layout } from './layout.ts';
import type { Worked } from './person-columns.ts';
import type { Answers } from './questions.ts';
import type { Row } from './row.ts';
import type { MarkedLine, NamedLine, TableCause, TableEntry } from './table-reading.ts';
import type { TimesCause } from './times-cause.ts';

/** A row of these causes is left out without being wrong. */
const NO_ENTRY: readonly TimesCause[] = ['running', 'zero'];

export type EntryList = ReturnType<typeof entryList>;

/**
 * Collects the entries of a table, and names every row that is none, or not all of one.
 *
 * @param clients of each project
 * @param latest the latest time that an entry may have
 */
export function entryList(
  layout: Layout,
  clients: ReadonlyMap<string, ReadonlySet<string>>,
  { task, zone, withWholeDays }: Answers & { task: string },
  latest: number,
) {
  const entries: TableEntry[] = [];
  const wrong: NamedLine[] = [];
  const skipped: NamedLine[] = layout.titles.map((row) => named(row, 'title'));
  const shortened: NamedLine<'group' | 'name' | 'note'>[] = [];
  const otherLengths: NamedLine<'length'>[] = [];
  const placedBreaks: NamedLine<'placed'>[] = [];
  const long: NamedLine<'long'>[] = [];
  const wholeDays: NamedLine<'whole-day'>[] = [];
  const dayMarks: MarkedLine[] = [];
  const worked: Worked[] = [];
  const skip = (row: Row, cause: TableCause) => skipped.push(named(row, cause));
  const refuse = (row: Row, cause: TableCause) => wrong.push(named(row, cause));

  function add(row: Row, read: RowTimes): void {
    const { line } = row;
    if (isWholeDay(row, read, layout, zone)) {
      wholeDays.push(named(row, 'whole-day'));
      if (withWholeDays !== true) return;
    }
    for (const cause of read.causes) (NO_ENTRY.includes(cause) ? skip : refuse)(row, cause);
    const of = projectOf(row, layout, task);
    // In a file of ours tasks of one name are told apart by their groups.
    const isShared = !layout.isOwn && (clients.get(of.project)?.size ?? 0) > 1;
    const { shortened: cut, ...texts } = entryTexts(row, layout, of, isShared);
    const found = read.entries.map((one) => {
      const entry = { ...one, ...texts, line };
      return { entry, cause: entryCause(entry, latest) };
    });
    const fine = found.filter(({ cause }) => cause === null);
    entries.push(...fine.map(({ entry }) => entry));
    worked.push({ row, entries: fine.map(({ entry }) => entry) });
    for (const cause of new Set(found.flatMap((one) => one.cause ?? []))) refuse(row, cause);
    if (fine.length === 0) return;
    if (cut) shortened.push(named(row, cut));
    if (read.isBreakPlaced) placedBreaks.push(named(row, 'placed'));
    if (read.isLong) long.push(named(row, 'long'));
    if (isOther(read)) otherLengths.push(named(row, 'length'));
  }

  return {
    add,
    skip,
    refuse,
    worked: (): readonly Worked[] => worked,
    /** A day is marked once: another mark for it is refused. */
    mark(row: Row, { date, cause }: Pick<MarkedLine, 'date' | 'cause'>): void {
      const isOtherMark = dayMarks.some((one) => one.date === date && one.cause !== cause);
      if (isOtherMark) refuse(row, 'other-mark');
      else dayMarks.push({ ...named(row, cause), date });
    },
    read: () => ({
      entries,
      skipped,
      wrong,
      shortened,
      otherLengths,
      placedBreaks,
      long,
      wholeDays,
      dayMarks,
    }),
  };
}

function named<Cause extends string>({ line, sheet }: Row, cause: Cause): NamedLine<Cause> {
  return sheet === undefined ? { line, cause } : { line, sheet, cause };
}

/** True for an event that is marked as one of a whole day, or without marks lasts from midnight to midnight. */
function isWholeDay(row: Row, { entries }: RowTimes, layout: Layout, zone: string): boolean {
  if (layout.marksWholeDay >= 0) return layout.isMarkedWholeDay(row);
  if (layout.isOwn) return false;
  return entries.some(({ begin, end }) =>
    [begin, end].every((moment) => localMoment(dayOf(moment, zone), 0, zone) === moment),
  );
}

/** Programs cut lengths to the minute; one that cannot be read is another. */
function isOther({ entries, namedMs }: RowTimes): boolean {
  const lastingMs = entries.reduce((sum, { begin, end }) => sum + end - begin, 0);
  return namedMs !== null && !(Math.abs(lastingMs - namedMs) < MINUTE_MS);
}
