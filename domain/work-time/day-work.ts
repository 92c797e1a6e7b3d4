/** The work of days as a timesheet counts it: by shifts, rounded, less automatic breaks (HRS-13, HRS-15). */
import { addDays, type Day } from '#domain/calendar/day.ts';
import { daysOf } from '#domain/calendar/day-span.ts';
import type { Part } from './day-parts.ts';
import { clip, durationMs, firstAfter, type Interval, overlap } from './interval.ts';
import { countsSeconds } from './sheet-settings.ts';
import { type CountingRules, piecesOf, type ShiftPiece, sheetCalendar } from './shift-pieces.ts';
import { shiftsOf } from './shifts.ts';
import { countedInterval, type EntryTimes } from './total.ts';

/** Lengths in milliseconds, whole minutes unless the rules count seconds (HRS-3). */
export interface DayWork<Entry> {
  readonly day: Day;
  /** The beginning of its first shift, rounded; `null` on a day without work. */
  readonly beginMs: number | null;
  /** The end of its last shift, perhaps on the next day; now while an entry runs. */
  readonly endMs: number | null;
  /** True if the end is only now, because an entry runs. */
  readonly isRunning: boolean;
  /** The time that counts: overlaps once, rounded, and without automatic breaks. */
  readonly totalMs: number;
  readonly overlapMs: number;
  /** The time between the beginning and the end that is not work, automatic breaks included. */
  readonly breakMs: number;
  /** The part of the break that nobody recorded. */
  readonly autoBreakMs: number;
  /** From 22:00 to 5:00, whatever else that time counts as. */
  readonly nightMs: number;
  /** Within 0:00 to 24:00 of a statutory day of rest, whatever day its shift belongs to. */
  readonly restMs: number;
  /** The parts of entries in its shifts, in the order of the entries. */
  readonly parts: readonly Part<Entry>[];
}

/**
 * The work of each day: that of the shifts that begin on it, or by `split` the part of all shifts that lies on it.
 *
 * @param entries all that touch the days and the one after, and those before that belong to their shifts: see
 *   `tellsShifts`
 * @param days in a row, without gaps
 * @param zone a time zone such as `Asia/Tokyo`
 * @param nowMs the moment up to which running entries count, in milliseconds since the epoch
 */
export function workByDay<Entry extends EntryTimes>(
  entries: readonly Entry[],
  days: readonly Day[],
  rules: CountingRules,
  zone: string,
  nowMs: number,
): DayWork<Entry>[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  // By `split` a shift that began the day before has a part on the first one.
  const calendar = sheetCalendar(
    daysOf({ first: addDays(first, -1), last: addDays(last, 1) }),
    rules,
    zone,
  );
  const parts = entries.flatMap((entry): Part<Entry>[] => {
    const interval = countedInterval(entry, nowMs, countsSeconds(rules));
    return interval === null ? [] : [{ ...interval, entry }];
  });
  const running = parts.filter(({ entry }) => entry.endingMs === null);
  const pieces = shiftsOf(parts).flatMap((shift) => {
    const isRunning = !shift.goesOn && running.some((part) => overlap(part, shift));
    return piecesOf(shift, isRunning, rules, calendar);
  });
  const piecesByDay = Map.groupBy(pieces, ({ place }) => place);
  const partsByDay = Map.groupBy(
    parts.flatMap((part) => placed(part, pieces, calendar.days)),
    ({ place }) => place,
  );
  return days.map((day, index) =>
    workOf(day, piecesByDay.get(index + 1) ?? [], partsByDay.get(index + 1) ?? []),
  );
}

interface PlacedPart<Entry> extends Part<Entry> {
  readonly place: number;
  /** The part of it that counts, in milliseconds. */
  readonly countedMs: number;
}

/** The parts of an entry in each of the pieces. One within a minute counts nothing, and is listed all the same. */
function placed<Entry>(
  { entry, beginMs, endMs }: Part<Entry>,
  pieces: readonly ShiftPiece[],
  days: readonly Interval[],
): PlacedPart<Entry>[] {
  const first = firstAfter(pieces, beginMs);
  if (beginMs === endMs) {
    const beside = [pieces[first - 1], pieces[first]];
    const piece = beside.find((one) => one && one.beginMs <= beginMs && beginMs <= one.endMs);
    const place = piece?.place ?? firstAfter(days, beginMs);
    return [{ entry, beginMs, endMs, place, countedMs: 0 }];
  }
  const found: PlacedPart<Entry>[] = [];
  for (let index = first; ; index += 1) {
    const piece = pieces[index];
    const part = piece ? clip({ beginMs, endMs }, piece) : null;
    if (!piece || part === null) return found;
    const counted = clip(part, piece.shown);
    const countedMs = counted === null ? 0 : durationMs(counted);
    found.push({ ...part, entry, place: piece.place, countedMs });
  }
}

function workOf<Entry>(
  day: Day,
  pieces: readonly ShiftPiece[],
  parts: readonly PlacedPart<Entry>[],
): DayWork<Entry> {
  const sum = (amountOf: (piece: ShiftPiece) => number) =>
    pieces.reduce((added, piece) => added + amountOf(piece), 0);
  const beginMs = pieces[0]?.shown.beginMs ?? null;
  const endMs = pieces.length === 0 ? null : Math.max(...pieces.map(({ shown }) => shown.endMs));
  const workMs = sum((piece) => piece.workMs);
  const autoBreakMs = sum((piece) => piece.autoBreakMs);
  const totalMs = workMs - autoBreakMs;
  return {
    day,
    beginMs,
    endMs,
    isRunning: pieces.some(({ isRunning }) => isRunning),
    totalMs,
    overlapMs: parts.reduce((added, { countedMs }) => added + countedMs, 0) - workMs,
    breakMs: (endMs ?? 0) - (beginMs ?? 0) - totalMs,
    autoBreakMs,
    nightMs: sum(({ amounts }) => amounts.night + amounts.restNight),
    restMs: sum(({ amounts }) => amounts.rest + amounts.restNight),
    parts,
  };
}
