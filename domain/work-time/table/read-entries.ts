import { dayOf } from '#domain/calendar/day.ts';
import { writtenTimeReader } from '#domain/calendar/read-written-time.ts';
import { areEnough, type Columns, type ColumnUse } from './column-use.ts';
import { entryList } from './entry-list.ts';
import { timesReader } from './entry-times.ts';
import { columnName, headingOf, layoutOf } from './layout.ts';
import { personOptions, withPersons } from './person-columns.ts';
import { type Answers, areAnswered, isAnswered } from './questions.ts';
import type { Sheet } from './row.ts';
import { rowCells } from './row-cells.ts';
import { rowKinds } from './row-kinds.ts';
import { hourSheets } from './sheets.ts';
import { survey } from './survey.ts';
import type { TableReading } from './table-reading.ts';
import { tableText } from './text.ts';

/**
 * Reads the entries of a table (HRS-9). A generator, so that the page works on a long one in slices: it
 * yields the share that was read. Throws a `RangeError` for a zone that is none.
 *
 * @param latest the latest time that an entry may have, in milliseconds since the epoch
 */
export function* readEntries(
  sheets: readonly Sheet[],
  guessed: Columns,
  answers: Answers,
  latest: number,
): Generator<number, TableReading> {
  const { task = '', zone } = answers;
  const { asked: names, chosen, others: otherSheets } = hourSheets(sheets, answers.sheet);
  const sheet = names.map((value) => ({ value }));
  const isChosen = isAnswered('sheet', sheet, answers);
  const heading = headingOf(chosen[0]?.rows ?? [], guessed);
  const columns = withPersons(guessed, heading, answers.personColumn);
  const layout = layoutOf(isChosen ? chosen : [], columns);
  const { body } = layout;
  const isReadable = areEnough(columns, task) && isChosen;
  const lastDay = dayOf(latest, zone);
  const written = writtenTimeReader(lastDay);
  const surveyed = yield* survey(isReadable ? layout.parts : [], layout, written, answers, lastDay);
  const { order, personOf } = surveyed;
  const asked = { sheet, personColumn: [], ...surveyed.asked };
  const cells = rowCells(layout, written, { ...surveyed, zone });
  const times = timesReader(layout, cells, { ...surveyed, zone });
  const newList = () => entryList(layout, surveyed.clients, { ...answers, task }, latest);
  const list = newList();
  const kinds = rowKinds(layout, cells, times, list);
  let others = 0;
  const isOpen = !isReadable || !areAnswered(asked, answers);
  for (const [index, row] of isOpen ? [] : body.entries()) {
    yield (1 + index / body.length) / 2;
    if (layout.isSum(row)) list.skip(row, 'total');
    else if (layout.isTooWide(row)) list.refuse(row, 'columns');
    else if (layout.isWithoutTimes(row)) list.skip(row, 'title');
    else if (asked.person.length > 0 && personOf(row) !== answers.person) others += 1;
    else if (cells.isOfOtherZone(row)) list.refuse(row, 'zone');
    else if (!kinds.take(row)) list.add(row, times.read(row));
  }
  kinds.finish();

  const work = {
    worked: list.worked(),
    punches: kinds.punches(),
    dayOf: times.isInLine() ? cells.dayOfRow : null,
  };
  const mayBePersons = personOptions(layout, guessed, columns, work, answers);
  const isMixed = !isAnswered('personColumn', mayBePersons, answers);
  const isEmpty = (index: number) => body.every(({ cells }) => (cells[index] ?? '') === '');
  const isUnused = (use: ColumnUse, index: number) =>
    use === 'unused' ? index !== layout.marksWholeDay : use === 'break' && times.isBreakIgnored();
  return {
    asked: { ...asked, personColumn: mayBePersons },
    otherSheets,
    ...(isMixed ? newList() : list).read(),
    others,
    order,
    hours: times.hours(),
    isInLine: times.isInLine(),
    unused: columns.uses.flatMap((use, index) => {
      const name = columnName(heading, index);
      if (use === 'kind') return kinds.unused().map((text) => tableText.kind(name, text));
      return isUnused(use, index) && !isEmpty(index) ? [name] : [];
    }),
  };
}
