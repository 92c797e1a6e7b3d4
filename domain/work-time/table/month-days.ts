/** Dates of a table that has days of a month, 1 to 31, and the month above or nowhere (HRS-9). */
import { type Day, isDay } from '#domain/calendar/day.ts';
import { dayOfWeek } from '#domain/calendar/day-of-week.ts';
import { addMonths, type Month, monthOf } from '#domain/calendar/month.ts';
import { readDayOfMonth, readMonth, readMonthName } from '#domain/calendar/read-written-month.ts';
import { twoDigits } from '#domain/two-digits.ts';
import type { Answers, Options } from './questions.ts';
import type { Row } from './row.ts';

/** The first month that an entry may have. */
const FIRST_MONTH: Month = '2000-01';

/** In ten years of a sheet for each month the days fall so often; more are numbers of another kind. */
const MOST_MONTHS = 120;

interface MonthRow {
  readonly row: Row;
  readonly dayOfMonth: number;
  /** The months since that of the first day. */
  readonly month: number;
  /** The day of the week as the row names it; empty for none. */
  readonly weekday: string;
}

interface MonthDays {
  /** The month that was named, or chosen; `null` as long as it is open. */
  readonly named: Month | null;
  readonly month: readonly Options['month'][];
  readonly monthOf: readonly Options['monthOf'][];
  /** Empty as long as one of these is open. */
  readonly days: ReadonlyMap<Row, Day>;
}

/**
 * The days of rows with days of a month; `null` if the dates of these rows are anything else.
 *
 * @param dates of rows, in their order, and the day of the week beside each
 * @param above the cells of lines above the table, one of which may name the month
 * @param before the month of the sheet before: an open one is the nearest to it
 * @param latest the latest day that an entry may have
 */
export function monthDays(
  dates: readonly { row: Row; text: string; weekday: string }[],
  above: readonly (readonly string[])[],
  { before, ...answers }: Answers & { before: Month | null },
  latest: Day,
): MonthDays | null {
  const rows = inMonths(dates);
  if (rows === null || rows.length === 0 || crossedBy(rows) > MOST_MONTHS) return null;
  const all = monthsAbove(above, latest);
  // Rows of one day fit the same months.
  const keyOf = (one: MonthRow) => `${one.month} ${one.dayOfMonth} ${one.weekday}`;
  const different = [...new Map(rows.map((one) => [keyOf(one), one])).values()];
  const fitting = monthsThatFit(different, all.months);
  const isNamed = (all.areNamed && fitting.length === 1) || before !== null;
  const month = isNamed ? [] : fitting.map((value) => ({ value }));
  const named = isNamed ? nearest(fitting, before) : fitting.find((one) => one === answers.month);
  if (named === undefined) return { named: null, month, monthOf: [], days: new Map() };

  const crossed = crossedBy(rows);
  const candidates = (crossed === 0 ? (['first'] as const) : (['last', 'first'] as const)).map(
    (value) => {
      const first = value === 'first' ? named : addMonths(named, -crossed);
      const days = new Map(rows.map((one) => [one.row, dayIn(first, one)]));
      return { value, days, fits: fits(different, first) };
    },
  );
  const likely = candidates.filter((one) => one.fits);
  const left = likely.length > 0 ? likely : candidates;
  const chosen = left.length === 1 ? left[0] : left.find(({ value }) => value === answers.monthOf);
  const asked = left.map(({ value, days }) => ({ value, ...spanOf([...days.values()]) }));
  return {
    named,
    month,
    monthOf: left.length === 1 ? [] : asked,
    days: chosen?.days ?? new Map(),
  };
}

/** Counts months wherever days fall, or rise where the last comes first; `null` if some are no days of a month. */
function inMonths(
  dates: readonly { row: Row; text: string; weekday: string }[],
): MonthRow[] | null {
  const read = dates.map(({ row, text, weekday }) => ({
    row,
    weekday,
    dayOfMonth: readDayOfMonth(text),
  }));
  const rows = read.flatMap(({ dayOfMonth, ...one }) =>
    dayOfMonth === null ? [] : { ...one, dayOfMonth },
  );
  if (rows.length < read.length) return null;
  const steps = rows
    .slice(1)
    .map(({ dayOfMonth }, index) => dayOfMonth - (rows[index]?.dayOfMonth ?? 0));
  const isFalling =
    steps.filter((step) => step < 0).length > steps.filter((step) => step > 0).length;
  const ordered = isFalling ? rows.toReversed() : rows;
  let [month, last] = [0, 0];
  return ordered.map((one) => {
    if (one.dayOfMonth < last) month += 1;
    last = one.dayOfMonth;
    return { ...one, month };
  });
}

/** The months from the first day to the last. */
function crossedBy(rows: readonly MonthRow[]): number {
  return rows.at(-1)?.month ?? 0;
}

/**
 * The months that are named above a table, each once; else all up to the latest day, the last one first, or those of
 * them that have the name without a year: `9月`.
 */
function monthsAbove(above: readonly (readonly string[])[], latest: Day) {
  const named = above.flatMap((cells) => {
    const own = cells.flatMap((cell) => readMonth(cell) ?? []);
    return own.length > 0 ? own : (readMonth(cells.join('')) ?? []);
  });
  if (named.length > 0) return { months: [...new Set(named)], areNamed: true };
  const names = above.flat().flatMap((cell) => readMonthName(cell) ?? []);
  const all: Month[] = [];
  for (let month = monthOf(latest); month >= FIRST_MONTH; month = addMonths(month, -1)) {
    if (names.length === 0 || names.includes(Number(month.slice(5)))) all.push(month);
  }
  return { months: all, areNamed: false };
}

/** Months with these days and weekdays, or all if there are none. */
function monthsThatFit(rows: readonly MonthRow[], all: readonly Month[]): readonly Month[] {
  const crossed = crossedBy(rows);
  const fitting = all.filter(
    (month) => fits(rows, month) || fits(rows, addMonths(month, -crossed)),
  );
  return fitting.length > 0 ? fitting : all;
}

/** The month nearest to another; the first one without another. */
function nearest(months: readonly Month[], other: Month | null): Month | undefined {
  if (other === null) return months[0];
  const awayMs = (month: Month) => Math.abs(Date.parse(month) - Date.parse(other));
  return months.toSorted((one, next) => awayMs(one) - awayMs(next))[0];
}

/** True if all days are there in these months, on the weekdays that the rows name. */
function fits(rows: readonly MonthRow[], first: Month): boolean {
  return rows.every((one) => {
    const day = dayIn(first, one);
    return isDay(day) && (one.weekday === '' || dayOfWeek(day, false) === one.weekday);
  });
}

function dayIn(first: Month, { month, dayOfMonth }: MonthRow): Day {
  return `${addMonths(first, month)}-${twoDigits(dayOfMonth)}`;
}

function spanOf(days: readonly Day[]): { first: Day; last: Day } {
  const sorted = days.toSorted();
  return { first: sorted[0] ?? '', last: sorted.at(-1) ?? '' };
}
