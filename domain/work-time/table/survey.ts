import type { Day } from '#domain/calendar/day.ts';
import {
  type DateOrder,
  ordersOf,
  type WrittenDate,
  type WrittenTime,
  type writtenTimeReader,
} from '#domain/calendar/read-written-time.ts';
import { lengthUnits, NUMBER, type NumberUnit, WITHOUT_COLON } from '../read-duration.ts';
import { projectOf } from './entry-texts.ts';
import type { Layout, SheetPart } from './layout.ts';
import { namesBelow } from './person-columns.ts';
import {
  type Answers,
  type Asked,
  type LengthUnit,
  type Options,
  PERSONS_ABOVE,
} from './questions.ts';
import type { Row } from './row.ts';
import { rowDates } from './row-dates.ts';

/** Facts about all rows, which are needed before the first one is read. */
export interface Survey {
  readonly asked: Omit<Asked, 'sheet' | 'personColumn'>;
  /** The order of dates; `null` as long as it is open, and where there is none. */
  readonly order: DateOrder | null;
  readonly unit: NumberUnit;
  readonly breakUnit: NumberUnit;
  /** True if dates have times of day; at midnight all of them have none. */
  readonly hasDateTimes: boolean;
  readonly dateOf: (row: Row) => readonly string[];
  readonly personOf: (row: Row) => string;
  /** The clients of each project. */
  readonly clients: ReadonlyMap<string, ReadonlySet<string>>;
}

/** More hours than a day has are another unit. */
const DAY_HOURS = 24;
/** Figures and point of a part of a day, at the least. */
const PART_OF_DAY = '0.041667'.length;

/** Goes through rows for the questions that they leave open: half of reading them. Yields the share that is done. */
export function* survey(
  parts: readonly SheetPart[],
  layout: Layout,
  written: ReturnType<typeof writtenTimeReader>,
  answers: Answers,
  latest: Day,
): Generator<number, Survey> {
  const { cellsOf } = layout;
  const { dateOf, asked: ofMonths } = rowDates(parts, layout, answers, latest);
  const rows = parts.flatMap(({ body }) => body);
  const named = rows.filter((row) => !layout.isSum(row) && !layout.isWithoutTimes(row));
  const ownName = (row: Row) =>
    answers.personColumn === PERSONS_ABOVE ? (row.above ?? '') : cellsOf(row, 'person').join(' ');
  const names = namesBelow(named.map((row) => ownName(row)));
  const nameOf = new Map(named.map((row, index) => [row, names[index] ?? '']));
  const personOf = (row: Row) => nameOf.get(row) ?? '';
  const dates: WrittenDate[] = [];
  let hasDateTimes = false;
  const lengths: number[] = [];
  const breaks: number[] = [];
  const people = new Map<string, number>();
  const clients = new Map<string, Set<string>>();
  for (const [index, row] of named.entries()) {
    yield index / named.length / 2;
    for (const text of [...dateOf(row), ...layout.clockTimesOf(row)]) {
      const read = written(text);
      if (read && 'date' in read && read.date) dates.push(read.date);
    }
    hasDateTimes ||= dateOf(row).some((text) => isTimed(written(text)));
    const person = personOf(row);
    people.set(person, (people.get(person) ?? 0) + 1);
    if (answers.person === undefined || answers.person === person) {
      lengths.push(...numbersIn(cellsOf(row, 'duration')));
      breaks.push(...cellsOf(row, 'break').flatMap((text) => numbersIn([text])));
    }
    const { project, client } = projectOf(row, layout, answers.task ?? '');
    if (client !== '') clients.set(project, (clients.get(project) ?? new Set()).add(client));
  }
  const orders = ordersOf(dates);
  const isSeveral = people.size > 1;
  const asked: Survey['asked'] = {
    person: isSeveral ? [...people].map(([value, count]) => ({ value, count })) : [],
    ...ofMonths,
    order: orders.length > 1 ? orders.map((value) => ({ value })) : [],
    unit: layout.unit === null && !layout.hasEnds ? unitsOf(lengths) : [],
    breakUnit: layout.breakUnit === null ? unitsOf(breaks) : [],
  };
  return {
    asked,
    order: (orders.length === 1 ? orders[0] : orders.find((one) => one === answers.order)) ?? null,
    unit: layout.unit ?? answers.unit ?? usualUnit(lengths),
    breakUnit: layout.breakUnit ?? answers.breakUnit ?? usualUnit(breaks),
    hasDateTimes,
    dateOf,
    personOf,
    clients,
  };
}

function isTimed(read: WrittenTime | null): boolean {
  return read !== null && ('moment' in read || (read.time?.ms ?? 0) > 0);
}

function numbersIn([text = '']: readonly string[]): number[] {
  const plain = text.normalize('NFKC');
  const number =
    NUMBER.test(plain) && !WITHOUT_COLON.test(plain) ? Number(plain.replace(',', '.')) : 0;
  return number > 0 ? [number] : [];
}

/** Days where all numbers are whole minutes of them, one with many decimals that is none of an hour: 0.0416667 is 1:00. */
function usualUnit(lengths: readonly number[]): NumberUnit {
  const isWhole = (minutes: number) => Math.abs(minutes - Math.round(minutes)) < 0.01;
  const isPartOfDay = (length: number) =>
    String(length).length >= PART_OF_DAY && !isWhole(length * 60);
  const areDays = lengths.every((length) => isWhole(length * 60 * DAY_HOURS));
  return areDays && lengths.some(isPartOfDay) ? 'days' : 'hours';
}

/** The units that lengths may have; none where they can only be hours. */
function unitsOf(lengths: readonly number[]): Options['unit'][] {
  const isWhole = lengths.length > 0 && lengths.every(Number.isInteger);
  if (!isWhole && lengths.every((length) => length <= DAY_HOURS)) return [];
  const sum = lengths.reduce((all, length) => all + length, 0);
  return Object.entries(lengthUnits).map(([unit, ms]) => ({
    value: unit as LengthUnit,
    totalMs: Math.round(sum * ms),
  }));
}
