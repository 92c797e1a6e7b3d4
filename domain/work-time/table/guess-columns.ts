import { readColumnTime } from '#domain/calendar/read-written-time.ts';
import { breakPairs } from './break-columns.ts';
import { type Columns, type ColumnUse, ENDPOINTS } from './column-use.ts';
import { headingWords } from './heading-words.ts';
import { namedMark, punchKind } from './kinds.ts';
import { countTitles, isValue, usualUse } from './layout.ts';
import { columnUseIn, presetOf } from './presets.ts';
import { areMostly, filledCells, type Row } from './row.ts';
import { lengthParts, otherTasks, sumOfBreaks, timeAlone, timeStamp } from './text.ts';
import { ANY_TIME, comesAfter, kindOf, timePairs } from './time-columns.ts';

export interface GuessedColumns extends Columns {
  /** The program that wrote the table; `null` where the user is to check the guess. */
  readonly preset: string | null;
}

/** Guesses the columns of a table by the first of its rows that is no title. */
export function guessColumns(rows: readonly Row[]): GuessedColumns {
  const titles = countTitles(rows);
  const first = rows[titles]?.cells ?? [];
  const preset = presetOf(first);
  if (preset) {
    const uses = first.map((heading) => columnUseIn(preset, heading));
    return { preset: preset.name, uses, hasHeading: true };
  }
  if (first.some(isValue)) {
    const last = rows.reduce((most, { cells }) => Math.max(most, lastFilled(cells)), 0);
    const uses = Array.from({ length: last + 1 }, (): ColumnUse => 'unused');
    return { preset: null, uses, hasHeading: false };
  }
  const all = withTask(withBreakEnds(withoutHalves(first.map(usualUse), first), first), first);
  // A time stamp says nothing about work where other columns do.
  const isTold = all.some(
    (use, index) => WHEN.includes(use) && !timeStamp.test(first[index] ?? ''),
  );
  const guessed = all.map((use, index) =>
    isTold && timeStamp.test(first[index] ?? '') ? 'unused' : use,
  );
  const body = rows.slice(titles + 1);
  const timed = withTimes(withoutShares(guessed, body), first, body);
  const withKind = kindGuessed(withDate(timed, body.slice(0, LOOKED_AT)), body);
  const hasDate = withKind.includes('date');
  const timeOnly = (use: ColumnUse) =>
    hasDate && (use === 'begin' || use === 'end') ? (`${use}-time` as const) : use;
  const uses = withKind.map(timeOnly).map(onlyFirst);
  return { preset: null, uses: withoutOtherTimes(uses, body), hasHeading: true };
}

const SHARE = /^\d+(?:\.\d+)? ?%$/;
const WHEN: readonly ColumnUse[] = ['date', 'begin', 'end'];
const lastFilled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== '');
/** Rows by which a column of dates is known. */
const LOOKED_AT = 200;
const MAY_BE_DATES: readonly ColumnUse[] = ['unused', 'record', 'note'];
const READ_ONCE: readonly ColumnUse[] = ['date', 'duration', 'kind'];
/** A table with one of these has no rows of one time, unless that is what the column says. */
const ENDS: readonly ColumnUse[] = ['end', 'duration'];

/** Leaves out columns of percentages, such as `Activity` for how busy a keyboard was. */
function withoutShares(uses: readonly ColumnUse[], rows: readonly Row[]): ColumnUse[] {
  const areShares = (index: number) => {
    const filled = filledCells(rows, index);
    return filled.length > 0 && filled.every((cell) => SHARE.test(cell));
  };
  return uses.map((use, index) => (areShares(index) ? 'unused' : use));
}

/** Takes out columns without times beside one of their use that has some, and adds times beside days and lengths. */
function withTimes(
  uses: readonly ColumnUse[],
  headings: readonly string[],
  rows: readonly Row[],
): ColumnUse[] {
  const isRead = (index: number) =>
    rows.some(({ cells }) => readColumnTime(cells[index] ?? '', ANY_TIME) !== null);
  const timed = uses.map((use, index): ColumnUse => {
    const isOther = ENDPOINTS.includes(use) && !isRead(index);
    return isOther && uses.some((one, at) => one === use && isRead(at)) ? 'unused' : use;
  });
  const isLong = timed.includes('duration') && timed.includes('date');
  if (!isLong || ENDPOINTS.some((use) => timed.includes(use))) return timed;
  const time = headings.findIndex(
    (heading, index) =>
      timed[index] === 'unused' &&
      timeAlone.test(heading) &&
      rows.some(({ cells }) => isTime(cells[index] ?? '')),
  );
  return timed.map((use, index) => (index === time ? 'begin' : use));
}

/** Finds the dates of times without one in the only column of dates, whatever its heading. Numbers may be anything. */
function withDate(uses: readonly ColumnUse[], rows: readonly Row[]): readonly ColumnUse[] {
  const isDates = (index: number) => {
    const { hasDate, hasTime } = kindOf(index, rows);
    return hasDate && !hasTime && rows.some(({ cells }) => /\D/.test(cells[index] ?? ''));
  };
  const isDated = (use: ColumnUse, index: number) =>
    use === 'date' || (ENDPOINTS.includes(use) && kindOf(index, rows).hasDate);
  if (uses.some(isDated)) return uses;
  const dates = uses.flatMap((use, index) =>
    MAY_BE_DATES.includes(use) && isDates(index) ? [index] : [],
  );
  return dates.length === 1 ? uses.with(dates[0] ?? 0, 'date') : uses;
}

function isTime(text: string): boolean {
  const read = readColumnTime(text, null);
  return read !== null && ('moment' in read || read.time !== null);
}

/** Finds the column that says whether work begins or ends with a row's only time, or which days are without work. */
function kindGuessed(uses: readonly ColumnUse[], rows: readonly Row[]): ColumnUse[] {
  const isPunch = (text: string) => punchKind(text) !== null;
  const punch = uses.findIndex((_, index) => areMostly(rows, index, isPunch));
  if (punch >= 0) {
    const withPunch = uses.with(punch, 'kind');
    const isOwnTime = (use: ColumnUse, index: number) =>
      (use === 'duration' || use === 'unused') && areMostly(rows, index, isTime);
    const time = withPunch.includes('begin') ? -1 : withPunch.findIndex(isOwnTime);
    const all = time >= 0 ? withPunch.with(time, 'begin') : withPunch;
    if (!ENDS.some((use) => all.includes(use))) return all;
  }
  const isMarked = (use: ColumnUse, index: number) =>
    use === 'unused' && rows.some(({ cells }) => namedMark(cells[index] ?? '') !== null);
  const marked = uses.findIndex(isMarked);
  return marked >= 0 ? uses.with(marked, 'kind') : [...uses];
}

/** Beginnings and ends of breaks are spans, unless a column has its length. */
function withBreakEnds(uses: ColumnUse[], headings: readonly string[]): ColumnUse[] {
  const ends = breakPairs(headings).flat();
  if (uses.includes('break')) return withoutParts(uses, headings);
  return uses.map((use, index) => (ends.includes(index) ? 'break' : use));
}

/** Takes a column that may name tasks where no other one does. */
function withTask(uses: ColumnUse[], headings: readonly string[]): ColumnUse[] {
  const tasks = headings.findIndex(
    (heading, index) => uses[index] === 'unused' && otherTasks.test(headingWords(heading)),
  );
  return tasks < 0 || uses.includes('record') ? uses : uses.with(tasks, 'record');
}

/** Leaves out lengths where an hour's column and a minute's may be two parts of one. */
function withoutHalves(uses: ColumnUse[], headings: readonly string[]): ColumnUse[] {
  const words = headings.map(headingWords);
  const isHalf = (heading: string) => lengthParts.some((part) => part.test(heading));
  if (!lengthParts.every((part) => words.some((heading) => part.test(heading)))) return uses;
  return uses.map((use, index) => (isHalf(words[index] ?? '') ? 'unused' : use));
}

/** Leaves out single breaks beside their sum. */
function withoutParts(uses: ColumnUse[], headings: readonly string[]): ColumnUse[] {
  const sum = uses.findIndex(
    (use, index) => use === 'break' && sumOfBreaks.test(headings[index] ?? ''),
  );
  if (sum < 0) return uses;
  return uses.map((use, index) => (use === 'break' && index !== sum ? 'unused' : use));
}

/** A second day or length of a row says something else. */
function onlyFirst(use: ColumnUse, index: number, uses: readonly ColumnUse[]): ColumnUse {
  return READ_ONCE.includes(use) && uses.indexOf(use) < index ? 'unused' : use;
}

/** Leaves out times of a row that are no work after the first: a second clock, or a plan. */
function withoutOtherTimes(uses: readonly ColumnUse[], rows: readonly Row[]): ColumnUse[] {
  const [first, ...later] = timePairs(uses, rows);
  const kept = first ? [first] : [];
  const columns = new Set<number>();
  for (const pair of later) {
    if (comesAfter(pair, kept, rows)) kept.push(pair);
    else for (const index of [...pair.begin, ...pair.end]) columns.add(index);
  }
  return uses.map((use, index) => (columns.has(index) ? 'unused' : use));
}
