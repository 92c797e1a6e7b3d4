import type { Day } from '#domain/calendar/day.ts';
import { localMoment } from '#domain/calendar/local-time.ts';
import {
  type DateOrder,
  dayInOrder,
  type TimeOfDay,
  type WrittenDate,
  type writtenTimeReader,
} from '#domain/calendar/read-written-time.ts';
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts';
import { readDuration } from '../read-duration.ts';
import type { ColumnUse } from './column-use.ts';
import type { Layout, Row } from './layout.ts';

/** The beginning of entries that have a date and a length alone. */
const FIRST_HOUR_MS = 9 * HOUR_MS;

const SPAN = /^(\S.*\S)\s*[~\u301c\uff5e\u2010-\u2015\u2212-]\s*(\S.*\S)$/u;

/** The reason why a row has no times: it runs or lasts no time, or they cannot be read. */
export type TimesCause = 'duration' | 'nonexistent' | 'running' | 'time' | 'zero';

export interface EntryTimes {
  /** Milliseconds since the epoch. */
  readonly begin: number;
  readonly end: number;
  /** The length that the row names beside both, in milliseconds; `null` if it names none. */
  readonly namedMs: number | null;
}

interface Written {
  readonly moment: number | null;
  readonly date: WrittenDate | null;
  readonly time: TimeOfDay | null;
}

/** Reads when entries began and ended. Throws a `RangeError` for a zone that is none. */
export function timesReader(
  layout: Layout,
  written: ReturnType<typeof writtenTimeReader>,
  { order, zone }: { order: DateOrder | null; zone: string },
) {
  const { cellsOf, has, unit } = layout;
  const hasEnd = has('end') || has('end-time');
  const isWithoutBegin = !has('begin') && !has('begin-time');
  const nextOfDay = new Map<Day, number>();
  let hours: 12 | 24 | null = null;
  let isInLine = false;

  function read(row: Row): EntryTimes | TimesCause {
    const date = together(cellsOf(row, 'date'));
    const span = spanOf(row);
    const from = together(span ? [span.from] : cells(row, 'begin', 'begin-time'));
    const to = together(span ? [span.to] : cells(row, 'end', 'end-time'));
    if (from === null || to === null || date === null) return 'time';
    const isEnded = hasEnd || span !== null;
    const length = span ? null : lengthOf(row);
    if (!isEnded && typeof length === 'string') return length;
    if (isEnded && to.moment === null && to.time === null) return 'running';

    const day = from.date === null ? dayOf(date) : dayOf(from);
    const namedMs = typeof length === 'number' ? length : null;
    const begin = isWithoutBegin && span === null ? inLine(day, namedMs ?? 0) : momentOf(from, day);
    if (typeof begin === 'string') return begin;
    if (!isEnded && namedMs !== null) return { begin, end: begin + namedMs, namedMs };
    const end = momentOf(to, to.date === null ? day : dayOf(to), isNextDay(from, to) ? DAY_MS : 0);
    if (typeof end === 'string') return end;
    return begin === end ? 'zero' : { begin, end, namedMs };
  }

  function cells(row: Row, ...uses: ColumnUse[]): string[] {
    return uses.flatMap((use) => cellsOf(row, use));
  }

  /** Both times of a cell such as `9:05～18:30` in a column of lengths. */
  function spanOf(row: Row): { from: string; to: string } | null {
    const [, from, to] = SPAN.exec(cellsOf(row, 'duration')[0] ?? '') ?? [];
    return from === undefined || to === undefined ? null : { from, to };
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

  function lengthOf(row: Row): number | TimesCause {
    const [text] = cellsOf(row, 'duration');
    if (text === undefined) return 'running';
    return (readDuration(text, unit) ?? 'duration') || 'zero';
  }

  function dayOf({ date }: Written): Day | null {
    return date === null ? null : dayInOrder(date, order);
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
    /** True if entries are put one after the other, since the table has no times of day. */
    isInLine: () => isInLine,
    /** The clock of the times that were read; `null` if there were none. */
    hours: () => hours,
  };
}

/** An end without a date lies on the day of its beginning, or on the next one. */
function isNextDay(from: Written, to: Written): boolean {
  if (to.date !== null || to.time === null || from.time === null) return false;
  return to.time.ms < from.time.ms;
}
