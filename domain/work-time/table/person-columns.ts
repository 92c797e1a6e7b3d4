/** Columns that may name persons, though no heading says so (HRS-23). */
import type { Day } from '#domain/calendar/day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { coveredMs } from '../interval.ts';
import type { Columns, ColumnUse } from './column-use.ts';
import { namedMark, punchKind } from './kinds.ts';
import { columnName, isValue, type Layout } from './layout.ts';
import { type Punch, pairedPunches } from './punches.ts';
import { type Answers, NO_PERSONS, type Options, PERSONS_ABOVE } from './questions.ts';
import type { Row } from './row.ts';
import type { EntryTimes } from './row-breaks.ts';
import { weekdays } from './text.ts';

/** The hours that were read of a row. */
export interface Worked {
  readonly row: Row;
  readonly entries: readonly EntryTimes[];
}

export interface AllWork {
  readonly worked: readonly Worked[];
  /** In a table of punches all of them. */
  readonly punches: readonly Punch[];
  /** The day of a row, where rows have no times of day; otherwise `null`. */
  readonly dayOf: ((row: Row) => Day | null) | null;
}

type TextOf = (row: Row) => string;

/** Says whether one person can have worked all hours. */
interface Measure {
  readonly rows: readonly Row[];
  /** How much more there is than one person can have done, added up over the values. */
  readonly excessOf: (textOf: TextOf) => number;
  /** True if there is more as a rule where several values meet. @param times how often hours have to be told at least */
  readonly isRule: (textOf: TextOf, times: number) => boolean;
}

/** The longest that one person usually works on a day. */
const LONG_DAY_MS = 12 * HOUR_MS;
/** Values that do not come again, such as notes, are persons only where hours are told so many times. */
const TOLD_TIMES = 1.25;
const SHOWN = 3;
/** Stands for the lines above the heading, in place of a column. */
const ABOVE = -1;
/** `1,500円` or `30分`, which is no name. */
const AMOUNT = /^\D?\d[\d.,]*\s?\p{L}{0,2}$/u;

/**
 * The columns that may name persons, and the answer that none of them does; nothing where the table knows its persons,
 * and where one person can have done all.
 *
 * @param columns `guessed`, after the user's answer
 */
export function personOptions(
  layout: Layout,
  guessed: Columns,
  columns: Columns,
  work: AllWork,
  { personColumn }: Answers,
): Options['personColumn'][] {
  if (layout.isOfProgram || guessed.uses.includes('person')) return [];
  const isAbove = personColumn === PERSONS_ABOVE;
  const chosen = isAbove ? ABOVE : columns.uses.indexOf('person');
  const found =
    isAbove || chosen >= 0
      ? [
          {
            index: chosen,
            values: [...new Set(layout.body.map((row) => textOf(layout, row, chosen)))],
          },
        ]
      : personColumns(layout, columns, work);
  if (found.length === 0) return [];
  const options = found.map(({ index, values }) => ({
    values: values.filter(Boolean).slice(0, SHOWN),
    value: index === ABOVE ? PERSONS_ABOVE : columnName(layout.heading?.cells ?? [], index),
  }));
  return [...options, { values: [], value: NO_PERSONS }];
}

/**
 * The unused columns whose values may be persons: all rows together are too much for one person, and the rows of each
 * value are not.
 */
function personColumns(layout: Layout, { uses }: Columns, work: AllWork) {
  const { rows, excessOf, isRule } = measureOf(work);
  const excess = excessOf(() => '');
  if (excess === 0) return [];
  const unused = uses.flatMap((use, index) => (use === 'unused' ? [index] : []));
  const fitting = [ABOVE, ...unused].flatMap((index) => {
    const texts = namesBelow(rows.map((row) => textOf(layout, row, index)));
    const filled = texts.filter((text) => text !== '');
    const values = [...new Set(filled)];
    const isName = nameTest(values);
    if (isName === null || filled.length * 2 < rows.length) return [];
    const valueIn = new Map(rows.map((row, at) => [row, texts[at] ?? '']));
    const ofRow = (row: Row) => valueIn.get(row) ?? '';
    const times = values.length * 2 > filled.length ? TOLD_TIMES : 1;
    const isLess = excessOf(ofRow) * 2 < excess;
    return isLess && isRule(ofRow, times) ? { index, values, isName } : [];
  });
  const names = fitting.filter(({ isName }) => isName);
  return names.length > 0 ? names : fitting;
}

/** The text of a column, or above the heading. */
function textOf({ textAt }: Layout, row: Row, index: number): string {
  return index === ABOVE ? (row.above ?? '') : textAt(row, index);
}

/** True for texts that may be names, false for numbers, which may be codes; `null` for other values, and a single one. */
function nameTest(values: readonly string[]): boolean | null {
  const isMost = (fits: (text: string) => boolean) =>
    values.length > 1 && values.filter(fits).length * 2 > values.length;
  if (isMost(mayBeName)) return true;
  return isMost((text) => /^\d+$/.test(text)) ? false : null;
}

/** No day of the week, and no word or amount of a timesheet. */
function mayBeName(text: string): boolean {
  const isWord = punchKind(text) !== null || namedMark(text) !== null || weekdays.alone.test(text);
  return /\p{L}/u.test(text) && !isWord && !isValue(text) && !AMOUNT.test(text);
}

/** The columns after the user has said which of them names persons. */
export function withPersons(columns: Columns, heading: readonly string[], name?: string): Columns {
  const uses = columns.uses.map(
    (use, index): ColumnUse =>
      use === 'unused' && columnName(heading, index) === name ? 'person' : use,
  );
  return columns.uses.includes('person') ? columns : { ...columns, uses };
}

/** Names of cells that are merged stand once each, above rows without one; other rows without a name have none. */
export function namesBelow(texts: readonly string[]): readonly string[] {
  const names = texts.filter((text) => text !== '');
  const areMerged =
    texts[0] !== '' && new Set(names).size === names.length && names.length * 2 <= texts.length;
  if (!areMerged) return texts;
  let above = '';
  return texts.map((text) => {
    above = text || above;
    return above;
  });
}

function measureOf({ worked, punches, dayOf }: AllWork): Measure {
  if (punches.length > 0) return measureOfPunches(punches);
  return dayOf === null ? measureOfSpans(worked) : measureOfDays(worked, dayOf);
}

function measureOfSpans(worked: readonly Worked[]): Measure {
  const spansOf = (some: readonly Worked[]) =>
    some.flatMap(({ entries }) =>
      entries.map(({ begin, end }) => ({ beginMs: begin, endMs: end })),
    );
  const overlapMs = (some: readonly Worked[]) => lengthMs(some) - coveredMs(spansOf(some));
  return {
    rows: worked.map(({ row }) => row),
    excessOf: (textOf) => {
      const all = [...Map.groupBy(worked, ({ row }) => textOf(row)).values()];
      const ms = all.reduce((sum, some) => sum + overlapMs(some), 0);
      return ms < MINUTE_MS ? 0 : ms;
    },
    isRule: (_, times) => lengthMs(worked) >= coveredMs(spansOf(worked)) * times,
  };
}

function measureOfDays(worked: readonly Worked[], dayOf: (row: Row) => Day | null): Measure {
  const days = [...Map.groupBy(worked, ({ row }) => dayOf(row) ?? '').values()];
  const isLong = (some: readonly Worked[]) => lengthMs(some) > LONG_DAY_MS;
  return {
    rows: worked.map(({ row }) => row),
    excessOf: (textOf) =>
      days.flatMap((day) => [...Map.groupBy(day, ({ row }) => textOf(row)).values()].filter(isLong))
        .length,
    isRule: (textOf, times) => {
      const shared = days.filter((day) => new Set(day.map(({ row }) => textOf(row))).size > 1);
      const most = days.reduce((sum, day) => sum + Math.min(lengthMs(day), LONG_DAY_MS), 0);
      const isMost = shared.filter(isLong).length * 2 > shared.length;
      const isImpossible = days.some((day) => lengthMs(day) > DAY_MS);
      return (isMost || isImpossible) && lengthMs(worked) >= most * times;
    },
  };
}

function measureOfPunches(punches: readonly Punch[]): Measure {
  return {
    rows: punches.map(({ row }) => row),
    excessOf: (textOf) =>
      [...Map.groupBy(punches, ({ row }) => textOf(row)).values()].reduce(
        (sum, some) => sum + pairedPunches(some).alone.length,
        0,
      ),
    isRule: () => true,
  };
}

function lengthMs(worked: readonly Worked[]): number {
  const entries = worked.flatMap((one) => one.entries);
  return entries.reduce((sum, { begin, end }) => sum + end - begin, 0);
}
