import { addDays, type Day } from '#domain/calendar/day.ts';
import { localMoment } from '#domain/calendar/local-time.ts';
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts';
import { NUMBER } from '../read-duration.ts';
import type { Layout } from './layout.ts';
import type { Row } from './row.ts';
import { afterBreaks, type EntryTimes } from './row-breaks.ts';
import type { RowCells, Written } from './row-cells.ts';
import type { Survey } from './survey.ts';
import type { TimesCause } from './times-cause.ts';

/** The length beyond which an end of the next day may have been meant for the same one. */
const LONG_MS = 16 * HOUR_MS;
/** The beginning of entries that have a date and a length alone. */
const FIRST_HOUR_MS = 9 * HOUR_MS;

/** The times of a row, each pair of them an entry. */
export interface RowTimes {
  readonly entries: readonly EntryTimes[];
  /** The reasons why others are none. */
  readonly causes: readonly TimesCause[];
  /**
   * The length that the row names beside beginnings and ends, in milliseconds: `NaN` for one that cannot be read,
   * `null` if it names none.
   */
  readonly namedMs: number | null;
  /** True if an end before its beginning was taken for one of the next day, which makes the row long. */
  readonly isLong?: boolean;
  /** True if a break is named by its length alone, and was put somewhere. */
  readonly isBreakPlaced: boolean;
}

/** A length in milliseconds, or the reason why a row names none; `null` for one that names both times instead. */
type Length = number | TimesCause | null;

/** Reads when entries began and ended. Throws a `RangeError` for a zone that is none. */
export function timesReader(
  layout: Layout,
  { together, dayOf, spanOf, lengthOf }: RowCells,
  { breakUnit, hasDateTimes, dateOf, zone }: Survey & { zone: string },
) {
  const { breaksOf, cellsOf, cellsAt, has, hasEnds } = layout;
  const isWithoutBegin = !has('begin') && !has('begin-time');
  const nextOfDay = new Map<Day, number>();
  let hours: 12 | 24 | null = null;
  let isInLine = false;
  let isBreakIgnored = false;

  function read(row: Row): RowTimes {
    const date = together(dateOf(row));
    const span = spanOf(row);
    const length = span ? null : lengthOf(row);
    const isDateBegin = isWithoutBegin && !span && hasDateTimes;
    const pairs = (span ? [span] : filledPairs(row)).map(({ from, to }) => ({
      from: isDateBegin ? date : together(from),
      to: together(to),
    }));
    const times = pairs.map(({ from, to }, index) => {
      if (from === null || to === null || date === null) return 'time';
      const isDated = from.date !== null || from.moment !== null;
      const day = dayOf(isDated ? from : date);
      if (!hasEnds && span === null) return index === 0 ? lasting(from, day, length) : 'running';
      const first = index === 0 ? null : (pairs[0]?.from ?? null);
      return fromTo(from, to, day && isOfNextDay(from, to, first) ? addDays(day, 1) : day, length);
    });
    const namedMs = hasEnds ? namedLength(length, cellsOf(row, 'duration')) : null;
    const rested = withoutBreak(row, times, { namedMs, isTimed: hasEnds || span !== null });
    return { ...rested, isLong: times.some((one, index) => isLongNight(one, pairs[index])) };
  }

  /** The entries of a row around its break, which goes for begins and ends alone. */
  function withoutBreak(
    row: Row,
    times: readonly (EntryTimes | TimesCause)[],
    { namedMs = null, isTimed }: { namedMs?: number | null; isTimed: boolean },
  ): RowTimes {
    const entries = times.filter((one) => typeof one !== 'string');
    const causes = times.filter((one) => typeof one === 'string');
    const rests = breaksOf(row);
    if (!isTimed && rests.length > 0) isBreakIgnored = true;
    const rested = afterBreaks(entries, isTimed ? rests : [], breakUnit, zone);
    return {
      entries: rested?.entries ?? [],
      causes: [...new Set([...causes, ...(rested ? [] : ['break' as const])])],
      namedMs,
      isBreakPlaced: rested?.isPlaced === true,
    };
  }

  /** The only time of a row, and the same a day later where its date stands in a column of its own. */
  function readMoment(row: Row): { moment: number; nextDay: number | null } | TimesCause {
    const date = together(dateOf(row));
    const own = isWithoutBegin ? date : together(cellsAt(row, layout.pairs[0]?.begin ?? []));
    if (date === null || own === null) return 'time';
    const isApart = own.date === null && own.moment === null;
    const moment = momentOf(own, dayOf(isApart ? date : own));
    const later = isApart ? momentOf(own, dayOf(date), DAY_MS) : null;
    if (typeof moment === 'string') return moment;
    return { moment, nextDay: typeof later === 'number' ? later : null };
  }

  /** An entry by its length. */
  function lasting(from: Written, day: Day | null, length: Length): EntryTimes | TimesCause {
    if (typeof length !== 'number') return length ?? 'duration';
    const begin = isUntimed(from) ? inLine(day, length) : momentOf(from, day);
    return typeof begin === 'string' ? begin : { begin, end: begin + length };
  }

  /** An entry by its beginning and its end. */
  function fromTo(
    from: Written,
    to: Written,
    day: Day | null,
    length: Length,
  ): EntryTimes | TimesCause {
    if (to.moment === null && to.time === null) return 'running';
    if (isUntimed(from)) return upTo(to, day, length);
    const begin = momentOf(from, day);
    if (typeof begin === 'string') return begin;
    const endDay = to.date === null ? day : dayOf(to);
    const end = momentOf(to, endDay, isNextDay(from, to) ? DAY_MS : 0);
    if (typeof end === 'string') return end;
    return begin === end ? 'zero' : { begin, end };
  }

  /** An entry by its length and its end, which is of the next day where the length began on the day before it. */
  function upTo(to: Written, day: Day | null, length: Length): EntryTimes | TimesCause {
    if (typeof length !== 'number') return length === 'zero' ? 'zero' : 'time';
    const isAfterMidnight = to.date === null && to.time !== null && to.time.ms < length;
    const end = momentOf(to, to.date === null ? day : dayOf(to), isAfterMidnight ? DAY_MS : 0);
    return typeof end === 'string' ? end : { begin: end - length, end };
  }

  /** True where entries have dates alone. */
  function isUntimed({ time, moment }: Written): boolean {
    return isWithoutBegin && time === null && moment === null;
  }

  /** The pairs in which something is written; the first one if there are none. */
  function filledPairs(row: Row): { from: string[]; to: string[] }[] {
    const texts = layout.pairs.map(({ begin, end }) => ({
      from: cellsAt(row, begin),
      to: cellsAt(row, end),
    }));
    const filled = texts.filter(({ from, to }) => from.length + to.length > 0);
    return filled.length > 0 ? filled : texts.slice(0, 1);
  }

  /** Puts entries one after the other, from nine o'clock on. */
  function inLine(day: Day | null, length: number): number | TimesCause {
    if (day === null) return 'time';
    isInLine = true;
    const ms = nextOfDay.get(day) ?? FIRST_HOUR_MS;
    nextOfDay.set(day, ms + length);
    return momentOf({ moment: null, date: null, time: { ms, isHalfDay: false } }, day);
  }

  function momentOf({ moment, time }: Written, day: Day | null, later = 0): number | TimesCause {
    if (moment !== null) return moment;
    if (day === null || time === null) return 'time';
    hours = time.isHalfDay || hours === 12 ? 12 : 24;
    const read = localMoment(day, time.ms + later, zone);
    return read === 'invalid' ? 'time' : read;
  }

  return {
    read,
    readMoment,
    /** The work between two punches. */
    readPair: (row: Row, pair: EntryTimes) => withoutBreak(row, [pair], { isTimed: true }),
    /** True if entries are put one after the other, since the table has no times of day. */
    isInLine: () => isInLine,
    /** True if a row has a break beside a length: nobody knows whether that is without it. */
    isBreakIgnored: () => isBreakIgnored,
    /** The clock of the times that were read; `null` if there were none. */
    hours: () => hours,
  };
}

/** Numbers may be of any unit: beside times nobody is asked for it. */
function namedLength(length: Length, [text = '']: readonly string[]): number | null {
  if (typeof length === 'number') return length;
  return length === 'duration' && !NUMBER.test(text.normalize('NFKC')) ? Number.NaN : null;
}

/** An end without a date lies on the day of its beginning, or on the next one. */
function isNextDay(from: Written, to: Written): boolean {
  if (to.date !== null || to.time === null || from.time === null) return false;
  return to.time.ms < from.time.ms;
}

function isLongNight(
  times: EntryTimes | TimesCause,
  pair: { from: Written | null; to: Written | null } | undefined,
): boolean {
  if (typeof times === 'string' || !pair?.from || !pair.to) return false;
  return isNextDay(pair.from, pair.to) && times.end - times.begin > LONG_MS;
}

/** A later pair that is over before the first one begins is of the next day. */
function isOfNextDay(from: Written, to: Written, first: Written | null): boolean {
  if (!from.time || !to.time || !first?.time || from.date !== null) return false;
  return from.time.ms < to.time.ms && to.time.ms <= first.time.ms;
}
