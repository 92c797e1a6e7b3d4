/** Breaks that a row names, taken out of its hours (HRS-9). */
import { addDays, dayOf } from '#domain/calendar/day.ts';
import { localMoment } from '#domain/calendar/local-time.ts';
import { readWrittenTime } from '#domain/calendar/read-written-time.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { coveredMs, durationMs, type Interval, uncovered } from '../interval.ts';
import { type NumberUnit, readDuration } from '../read-duration.ts';
import { betweenSpans, noBreak } from './text.ts';

export interface EntryTimes {
  /** Milliseconds since the epoch. */
  readonly begin: number;
  readonly end: number;
  /** The hours from which a break was taken, if this is a part of them. */
  readonly whole?: { readonly begin: number; readonly end: number } | undefined;
}

/** The beginning and the end of a break by the clock, in milliseconds since midnight. */
type ClockSpan = readonly [beginMs: number, endMs: number];
/** A length in milliseconds, or times of day. */
type RowBreak = number | readonly ClockSpan[];

const NOON_MS = 12 * HOUR_MS;
const DASH = /\s*[~\u301c\uff5e\u2010-\u2015\u2212-]\s*/gu;
const DATE_BEFORE = /^.*\s(?=\d+:)/;
/** The space of `10:30 AM`. */
const BEFORE_HALF = /(?<=\d)\s+(?=[ap]\.?m\b)/gi;

/**
 * The entries of a row around its breaks.
 *
 * @param texts of each break: its length or its times in one, or its beginning and its end
 * @returns also whether a time was made up for one; `null` if one cannot be read, or they are not shorter than they are
 */
export function afterBreaks(
  entries: readonly EntryTimes[],
  texts: readonly (readonly string[])[],
  unit: NumberUnit,
  zone: string,
): { entries: readonly EntryTimes[]; isPlaced: boolean } | null {
  if (texts.length === 0 || entries.length === 0) return { entries, isPlaced: false };
  const taken = readBreaks(texts, unit);
  const work = entries.map(({ begin, end }) => ({ beginMs: begin, endMs: end }));
  const rested = taken === null ? null : withoutBreak(work, taken, zone);
  if (rested === null) return null;
  const parts = entries.map((whole, index) =>
    (rested.parts[index] ?? []).map(({ beginMs, endMs }) =>
      beginMs === whole.begin && endMs === whole.end
        ? whole
        : { begin: beginMs, end: endMs, whole },
    ),
  );
  return { entries: parts.flat(), isPlaced: rested.isPlaced };
}

/** Lengths are added up. Lengths beside times cannot be read: nobody knows whether they are the same break. */
function readBreaks(texts: readonly (readonly string[])[], unit: NumberUnit): RowBreak | null {
  const all = texts.map((cells) => {
    if (cells.length === 1) return readBreak(cells.join(), unit);
    const span = clockSpan(cells.map((text) => text.replace(DATE_BEFORE, '')));
    return span && [span];
  });
  const taken = all.filter((one) => one !== 0);
  const lengths = taken.filter((one) => typeof one === 'number');
  const spans = taken.filter((one) => Array.isArray(one));
  if (lengths.length === taken.length) return lengths.reduce((sum, length) => sum + length, 0);
  return spans.length === taken.length ? spans.flat() : null;
}

/** Reads `12:00-13:00/17:00-17:15`, or a length such as `1:00`; `null` if it is neither. */
function readBreak(text: string, unit: NumberUnit): RowBreak | null {
  const length = noBreak.test(text.normalize('NFKC')) ? 0 : readDuration(text, unit);
  if (length !== null) return length;
  const plain = text.replace(DASH, '-').replace(BEFORE_HALF, '');
  const spans = plain
    .split(betweenSpans)
    .flatMap((span) => (span ? [clockSpan(span.split('-'))] : []));
  const read = spans.filter((span) => span !== null);
  return read.length === spans.length ? read : null;
}

function clockSpan(texts: readonly string[]): ClockSpan | null {
  const times = texts.map((time) => {
    const read = readWrittenTime(time);
    return read && 'time' in read ? (read.time?.ms ?? null) : null;
  });
  const [begin, end] = times;
  if (times.length !== 2 || typeof begin !== 'number' || typeof end !== 'number') return null;
  return [begin, end < begin ? end + DAY_MS : end];
}

/**
 * Takes a break out of the hours of a row, which lie in order. One of which only the length is known begins at noon
 * if it lies within them then, or else in the middle of the longest; if the gaps between them last as long, it is these.
 *
 * @returns the parts of each of them, and whether a time was made up; `null` if the break is not shorter than they are
 */
function withoutBreak(
  work: readonly Interval[],
  taken: RowBreak,
  zone: string,
): { parts: Interval[][]; isPlaced: boolean } | null {
  const whole = { parts: work.map((one) => [one]), isPlaced: false };
  const isLength = typeof taken === 'number';
  if (isLength && (taken === 0 || taken === gapsOf(work))) return whole;
  const breaks = isLength ? placed(work, taken, zone) : momentsOf(work, taken, zone);
  const parts = work.map((one) => uncovered(one, breaks));
  const isShorter = !isLength || taken < coveredMs(work);
  if (!isShorter || breaks.length === 0 || parts.flat().length === 0) return null;
  return { parts, isPlaced: isLength };
}

function gapsOf(work: readonly Interval[]): number {
  const [first, last] = [work[0], work.at(-1)];
  return first && last ? last.endMs - first.beginMs - coveredMs(work) : 0;
}

/** A length as an interval within the hours; none if it is longer than each of them. */
function placed(work: readonly Interval[], lengthMs: number, zone: string): Interval[] {
  for (const { beginMs, endMs } of work) {
    const today = dayOf(beginMs, zone);
    for (const day of [today, addDays(today, 1)]) {
      const noonMs = localMoment(day, NOON_MS, zone);
      if (typeof noonMs !== 'number' || noonMs <= beginMs || noonMs + lengthMs >= endMs) continue;
      return [{ beginMs: noonMs, endMs: noonMs + lengthMs }];
    }
  }
  const [longest] = work.toSorted((one, other) => durationMs(other) - durationMs(one));
  if (!longest || durationMs(longest) <= lengthMs) return [];
  const beforeMs = (durationMs(longest) - lengthMs) / 2;
  const beginMs = longest.beginMs + Math.floor(beforeMs / MINUTE_MS) * MINUTE_MS;
  return [{ beginMs, endMs: beginMs + lengthMs }];
}

/** Times of day on the day on which they meet the hours, or else on the first. */
function momentsOf(work: readonly Interval[], spans: readonly ClockSpan[], zone: string) {
  const today = dayOf(work[0]?.beginMs ?? 0, zone);
  return spans.flatMap(([begin, end]) => {
    const moments = [0, DAY_MS].flatMap((later) => {
      const beginMs = localMoment(today, begin + later, zone);
      const endMs = localMoment(today, end + later, zone);
      return typeof beginMs === 'number' && typeof endMs === 'number' ? [{ beginMs, endMs }] : [];
    });
    const meets = (span: Interval) =>
      work.some((one) => span.beginMs < one.endMs && one.beginMs < span.endMs);
    return moments.find(meets) ?? moments[0] ?? [];
  });
}
