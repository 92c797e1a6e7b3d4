import type { DayMark } from '#contract/timesheet.ts';
import type { EntryList } from './entry-list.ts';
import type { timesReader } from './entry-times.ts';
import { namedMark, punchKind } from './kinds.ts';
import type { Layout } from './layout.ts';
import { type Punch, pairedPunches } from './punches.ts';
import type { Row } from './row.ts';
import type { RowCells } from './row-cells.ts';

/** Takes the rows that are no entry by themselves: half of one, or a day without work (HRS-9). */
export function rowKinds(
  layout: Layout,
  cells: RowCells,
  times: ReturnType<typeof timesReader>,
  list: EntryList,
) {
  const { cellsOf } = layout;
  const punches: Punch[] = [];
  const unused = new Set<string>();

  /** @returns true unless the row is to be read as an entry */
  function take(row: Row): boolean {
    const [text = ''] = cellsOf(row, 'kind');
    const isTimeless = cells.isTimeless(row);
    const marked = namedMark(text) ?? (isTimeless ? markAmong(layout.textsOf(row)) : null);
    if (marked !== null) {
      const date = cells.dayOfRow(row);
      if (date === null) list.refuse(row, 'mark');
      else list.mark(row, { date, cause: marked });
      return isTimeless;
    }
    if (!layout.isOfPunches) {
      if (text !== '') unused.add(text);
      return false;
    }
    const kind = punchKind(text);
    const read = times.readMoment(row);
    if (kind === null) list.refuse(row, 'kind');
    else if (typeof read === 'string') list.refuse(row, read);
    else punches.push({ row, kind, ...read });
    return true;
  }

  return {
    take,

    /** Makes entries of punches, and names those that have no partner: the last may be of work that goes on. */
    finish(): void {
      const { pairs, alone } = pairedPunches(punches);
      for (const { from, to } of pairs) {
        const row = layout.merged(from.row, to.row);
        const isNone = from.moment === to.moment;
        const pair = { begin: from.moment, end: to.moment };
        if (isNone) list.skip(row, 'zero');
        else list.add(row, times.readPair(row, pair));
      }
      const last = Math.max(...punches.map(({ moment }) => moment));
      for (const { row, kind, moment } of alone) {
        if (kind === 'begin' && moment === last) list.skip(row, 'running');
        else list.refuse(row, 'alone');
      }
    },

    punches: (): readonly Punch[] => punches,

    /** Words of kinds that say nothing about hours. */
    unused: (): readonly string[] => [...unused],
  };
}

function markAmong(texts: readonly string[]): DayMark | null {
  for (const text of texts) {
    const mark = namedMark(text);
    if (mark !== null) return mark;
  }
  return null;
}
