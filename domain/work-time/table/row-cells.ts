import { type Day, dayOf as dayOfMoment, isDay } from '#domain/calendar/day.ts';
import {
  dayInOrder,
  type TimeOfDay,
  type WrittenDate,
  type writtenTimeReader,
} from '#domain/calendar/read-written-time.ts';
import { usualZone } from '#domain/calendar/usual-zone.ts';
import { readDuration } from '../read-duration.ts';
import type { Layout } from './layout.ts';
import type { Row } from './row.ts';
import type { Survey } from './survey.ts';
import type { TimesCause } from './times-cause.ts';

const SPAN = /^(\S.*\S)\s*[~\u301c\uff5e\u2010-\u2015\u2212-]\s*(\S.*\S)$/u;

const ZONE = /^[A-Z][A-Za-z]+\/[A-Za-z_/+-]+\d*$/;

/** A length in milliseconds, or the reason why a row names none. */
type Length = number | TimesCause;

/** The meaning of the cells that tell one time together. */
export interface Written {
  readonly moment: number | null;
  readonly date: WrittenDate | null;
  readonly time: TimeOfDay | null;
}

export type RowCells = ReturnType<typeof rowCells>;

/** Reads the cells of a row about its times. */
export function rowCells(
  { cellsOf, cellsAt, clockTimesOf, pairs, textsOf }: Layout,
  written: ReturnType<typeof writtenTimeReader>,
  { order, unit, dateOf, zone }: Survey & { zone: string },
) {
  const zones = new Map<string, string | null>();

  /** Both times of a cell such as `9:05～18:30` in a column of lengths. */
  function spanOf(row: Row): { from: string[]; to: string[] } | null {
    const [, from, to] = SPAN.exec(cellsOf(row, 'duration')[0] ?? '') ?? [];
    return from === undefined || to === undefined ? null : { from: [from], to: [to] };
  }

  /** Reads the cells of one time together; `null` if one of them cannot be read. */
  function together(texts: readonly string[]): Written | null {
    let all: Written = { moment: null, date: null, time: null };
    for (const text of texts) {
      const read = written(text);
      if (read === null) return null;
      if ('moment' in read) return { ...all, moment: read.moment };
      all = { moment: null, date: all.date ?? read.date, time: all.time ?? read.time };
    }
    return all;
  }

  function lengthOf(row: Row): Length {
    const [text] = cellsOf(row, 'duration');
    if (text === undefined) return 'running';
    return (readDuration(text, unit) ?? 'duration') || 'zero';
  }

  function dayOf({ date, moment }: Written): Day | null {
    if (moment !== null) return dayOfMoment(moment, zone);
    return date === null ? null : dayInOrder(date, order);
  }

  /** True for a row without a time of day, but for midnight, and without a length. */
  function isTimeless(row: Row): boolean {
    const isTime = (text: string) => {
      const read = written(text);
      return read !== null && ('moment' in read || (read.time?.ms ?? 0) > 0);
    };
    const isLong = (text: string) => SPAN.test(text) || (readDuration(text, unit) ?? 0) > 0;
    return !clockTimesOf(row).some(isTime) && !cellsOf(row, 'duration').some(isLong);
  }

  /** The day of a row; `null` if it names none. */
  function dayOfRow(row: Row): Day | null {
    const texts = [dateOf(row), cellsAt(row, pairs[0]?.begin ?? [])];
    for (const own of texts) {
      const read = together(own);
      if (read === null) continue;
      const day = dayOf(read);
      if (day !== null && isDay(day)) return day;
    }
    return null;
  }

  function zoneOf(text: string): string | null {
    const known = zones.get(text);
    const named = known === undefined ? usualZone(text) : known;
    zones.set(text, named);
    return named;
  }

  /** True for a row with times by the clock, and the name of a zone that is another: `America/New_York`. */
  function isOfOtherZone(row: Row): boolean {
    const named = textsOf(row).find((text) => ZONE.test(text) && zoneOf(text) !== null);
    if (named === undefined || zoneOf(named) === zoneOf(zone)) return false;
    return clockTimesOf(row).some((text) => {
      const read = written(text);
      return read !== null && 'time' in read && read.time !== null;
    });
  }

  return { spanOf, together, lengthOf, dayOf, isTimeless, dayOfRow, isOfOtherZone };
}
