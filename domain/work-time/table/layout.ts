import { readWrittenTime } from '#domain/calendar/read-written-time.ts';
import { unmarkFormula } from '#domain/csv/formula.ts';
import { toPlainText } from '#domain/plain-text.ts';
import { breakPairs } from './break-columns.ts';
import { areOfPunches, type Columns, type ColumnUse } from './column-use.ts';
import { headingWords } from './heading-words.ts';
import { presetOf } from './presets.ts';
import type { LengthUnit } from './questions.ts';
import type { Row, Sheet } from './row.ts';
import { headingUnits, sumLine, tableText, usualHeadings, wholeDays } from './text.ts';
import { timePairs } from './time-columns.ts';

/** The first rows tell how wide a table is. */
const LOOKED_AT = 20;
const LONE_DASH = /^[-\u2010-\u2015\u2212]$/;
/** The letters of most texts, from which nothing is to be taken out. */
const PLAIN = /^[\x20-\x7e\u3041-\u30fe\u4e00-\u9fff\uff01-\uff5e]*$/;
/** A heading has one of these uses, and a line of text rarely. */
const TIMES: readonly ColumnUse[] = ['begin', 'end', 'duration', 'date'];
const TEXTS: readonly ColumnUse[] = ['record', 'note', 'client'];
const TASKS: readonly ColumnUse[] = ['record', 'client'];
const DATES: readonly ColumnUse[] = ['date'];
const MERGED: readonly ColumnUse[] = [...DATES, ...TASKS];
const CLOCKS: readonly ColumnUse[] = ['begin', 'begin-time', 'end', 'end-time'];
const timeUses: readonly ColumnUse[] = ['date', ...CLOCKS];

export type Layout = ReturnType<typeof layoutOf>;

/** The use that people give a column of this heading. */
export function usualUse(heading: string): ColumnUse {
  const words = headingWords(heading);
  return usualHeadings.find(([, pattern]) => pattern.test(words))?.[0] ?? 'unused';
}

/** Counts the lines above a table: titles, and who and when, as people write them. */
export function countTitles(rows: readonly Row[]): number {
  const first = rows.slice(0, LOOKED_AT);
  const headings = first.findIndex(({ cells }) => isHeading(cells));
  if (headings >= 0) return headings;
  const isWide = first.some(({ cells }) => filled(cells) > 1);
  return isWide ? first.findIndex(({ cells }) => filled(cells) > 1) : 0;
}

/** The heading of a table; empty for none. */
export function headingOf(rows: readonly Row[], { hasHeading }: Columns): readonly string[] {
  return (hasHeading ? rows[countTitles(rows)]?.cells : undefined) ?? [];
}

/** The heading of a column, or its number. */
export const columnName = (heading: readonly string[], index: number) =>
  heading[index] || tableText.nameOfColumn(index + 1);

/** True for a number, or a time: no heading. */
export function isValue(cell: string): boolean {
  return /^\d+$/.test(cell) || readWrittenTime(cell) !== null;
}

/** True for cells of which one heads times, and another something else. */
function isHeading(cells: readonly string[]): boolean {
  if (cells.some(isValue)) return false;
  const uses = new Set(cells.map(usualUse));
  return TIMES.some((use) => uses.has(use)) && uses.size - (uses.has('unused') ? 1 : 0) > 1;
}

const firstOf = ({ cells }: Row) => cells.find((cell) => cell !== '') ?? '';
/** True for `合計` beside the date of the day that it sums up. */
const isSumOfDay = (row: Row) =>
  row.cells.some((cell) => cell !== '' && sumLine.exec(cell)?.[0] === cell) &&
  readWrittenTime(firstOf(row)) !== null;
const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;

/** The lines above a sheet's table, and the rows below its heading. */
export interface SheetPart {
  readonly name: string;
  readonly titles: readonly Row[];
  readonly heading: Row | undefined;
  readonly body: readonly Row[];
}

function partOf(
  { name, rows }: Sheet,
  { uses, hasHeading }: Columns,
  isOneOfSeveral: boolean,
): SheetPart {
  const all = isOneOfSeveral ? rows.map((row) => ({ ...row, sheet: name })) : rows;
  const titles = countTitles(all);
  const heading = hasHeading ? all[titles] : undefined;
  const below = all.slice(titles + (hasHeading ? 1 : 0));
  const first = isOneOfSeveral
    ? [name, ...textsOf(all.slice(0, titles))]
    : textsOf(all.slice(0, titles));
  const blocks = inBlocks(below, heading, first.join(' '));
  return {
    name,
    titles: [...all.slice(0, titles), ...blocks.titles],
    heading,
    body: withCellsAbove(blocks.body, uses),
  };
}

const textsOf = (rows: readonly Row[]) => rows.flatMap(({ cells }) => cells.filter(Boolean));

/** Files that were put together have the heading once each, perhaps below a title of its own, which has no times. */
function inBlocks(rows: readonly Row[], heading: Row | undefined, first: string) {
  const words = heading?.cells.join('\n');
  const body: Row[] = [];
  const titles: Row[] = [];
  let above = first;
  for (const row of rows) {
    if (row.cells.join('\n') === words) {
      const last = body.findLastIndex(({ cells }) => cells.some((cell) => readWrittenTime(cell)));
      const own = body.splice(last + 1);
      titles.push(...own, row);
      above = own.length > 0 ? textsOf(own).join(' ') : above;
    } else body.push(above === '' ? row : { ...row, above });
  }
  return { titles, body };
}

/**
 * Fills cells that are merged with the ones above: the date, and the task where a row names none. A row without a time of
 * day may be a sum.
 */
function withCellsAbove(rows: readonly Row[], uses: readonly ColumnUse[]): readonly Row[] {
  if (!uses.includes('date')) return rows;
  const has = ({ cells }: Row, some: readonly ColumnUse[]) =>
    uses.some((use, index) => some.includes(use) && (cells[index] ?? '') !== '');
  let above: Row | null = null;
  return rows.map((row) => {
    if (sumLine.test(firstOf(row))) return row;
    const isDated = has(row, DATES);
    const from = isDated || !has(row, CLOCKS) ? null : above;
    const merged = has(row, TASKS) ? DATES : MERGED;
    const full: Row = from ? filledFrom(from, row, uses, merged) : row;
    if (isDated || from) above = full;
    return full;
  });
}

/** The row, with the cells of these uses from the one above it. */
function filledFrom(
  above: Row,
  row: Row,
  uses: readonly ColumnUse[],
  merged: readonly ColumnUse[],
): Row {
  const columns = Math.max(uses.length, row.cells.length);
  const cells = Array.from({ length: columns }, (_, index) => {
    const use = uses[index];
    return (use !== undefined && merged.includes(use) ? above : row).cells[index] ?? '';
  });
  return { ...row, cells };
}

/** Finds the cells of each use in the rows of sheets, which have the same columns. */
export function layoutOf(sheets: readonly Sheet[], columns: Columns) {
  const { uses } = columns;
  const parts = sheets.map((sheet) => partOf(sheet, columns, sheets.length > 1));
  const heading = parts[0]?.heading;
  const body = parts.flatMap((part) => part.body);
  const preset = heading ? presetOf(heading.cells) : null;
  const placesOf = (use: ColumnUse) => uses.flatMap((one, index) => (one === use ? [index] : []));
  const places = new Map(uses.map((use) => [use, placesOf(use)]));
  const rank = (index: number) => {
    const small = heading?.cells[index]?.toLowerCase() ?? '';
    const place = preset?.uses.note?.indexOf(small) ?? -1;
    return place === -1 ? uses.length : place;
  };
  const notes = placesOf('note').sort((one, other) => rank(one) - rank(other));
  const unitIn = (use: ColumnUse) => unitOf(heading?.cells[placesOf(use)[0] ?? -1] ?? '');

  /** A lone dash counts as empty, and invisible characters are removed (SEC-3). */
  function read({ cells }: Row, index: number): string {
    const text = cells[index] ?? '';
    if (LONE_DASH.test(text)) return '';
    const plain = PLAIN.test(text) ? text : toPlainText(text);
    if (preset?.marksFormulas) return unmarkFormula(plain).trim();
    return plain.replace(/ {2,}/g, ' ').trim();
  }

  /** The cells of these columns that are not empty. */
  const cellsAt = (row: Row, columns: readonly number[]): string[] =>
    columns.map((index) => read(row, index)).filter((text) => text !== '');
  /** The cells of a use that are not empty. */
  const cellsOf = (row: Row, use: ColumnUse): string[] => cellsAt(row, places.get(use) ?? []);
  const clockColumns = CLOCKS.flatMap(placesOf);
  const marksWholeDay =
    heading?.cells.findIndex((cell) => wholeDays.heading.test(headingWords(cell))) ?? -1;
  const breaks = placesOf('break');
  const spans = breakPairs(heading?.cells ?? []).filter((pair) =>
    pair.every((index) => breaks.includes(index)),
  );
  const alone = breaks.filter((index) => !spans.flat().includes(index));
  const breakCells = [...spans, ...alone.map((index) => [index])];
  const isWithoutTimes = (row: Row) => timeUses.every((use) => cellsOf(row, use).length === 0);

  return {
    parts,
    titles: parts.flatMap(({ titles }) => titles),
    heading,
    body,
    /** The unit of lengths that are numbers; `null` where the heading names none. */
    unit: unitIn('duration'),
    breakUnit: unitIn('break'),
    has: (use: ColumnUse) => uses.includes(use),
    isOfPunches: areOfPunches({ uses }),
    hasEnds: uses.includes('end') || uses.includes('end-time'),
    cellsOf,
    cellsAt,
    textAt: read,
    /** The beginnings and ends of a row, as columns. */
    pairs: timePairs(uses, body),
    /** The notes in the order of the program; the first column even if it is empty. */
    notesOf: (row: Row): string[] => notes.map((index) => read(row, index)),
    /** Each break of a row: a length, or its beginning and its end, of which one may be empty. */
    breaksOf: (row: Row): (readonly string[])[] =>
      breakCells
        .map((columns) => columns.map((index) => read(row, index)))
        .filter((texts) => texts.some((text) => text !== '')),
    /** All cells about the time of a row, but for its date. */
    clockTimesOf: (row: Row): string[] => cellsAt(row, clockColumns),
    isWithoutTimes,
    /** All cells of a row that are not empty. */
    textsOf: (row: Row): string[] => cellsAt(row, [...uses.keys()]),
    /** Both rows of a pair as one: what either says, each thing once. */
    merged: (from: Row, to: Row): Row => ({
      ...from,
      cells: uses.map((use, index) => {
        const [one = '', other = ''] = [from, to].map((row) => read(row, index));
        const isBoth = one !== '' && other !== '' && one !== other && TEXTS.includes(use);
        return isBoth ? `${one}${tableText.separator}${other}` : one || other;
      }),
    }),
    /** The column that marks events of whole days; -1 for none. */
    marksWholeDay,
    isMarkedWholeDay: (row: Row) => wholeDays.mark.test(cellsAt(row, [marksWholeDay]).join()),
    /** True for a file of a program that we know with all its columns. */
    isOfProgram: preset !== null,
    /** True for a file of ours, in which no event is meant by an entry from midnight to midnight. */
    isOwn: preset?.name === tableText.own,
    isSum: (row: Row) =>
      (sumLine.test(firstOf(row)) || (preset === null && isSumOfDay(row))) &&
      ![...cellsOf(row, 'begin'), ...cellsOf(row, 'begin-time')].some(isValue),
    /** True for a row with more cells than the table: their columns are unknown. */
    isTooWide: ({ cells }: Row) => filled(cells.slice(uses.length)) > 0,
  };
}

/** The unit that a heading names; `null` if it names none. */
function unitOf(heading: string): LengthUnit | null {
  const words = headingWords(heading);
  const units = Object.keys(headingUnits) as LengthUnit[];
  return units.find((unit) => headingUnits[unit].test(words)) ?? null;
}
