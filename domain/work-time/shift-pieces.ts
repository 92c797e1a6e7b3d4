/** The numbers of one shift: rounded, less the breaks that it lacks, and by the days to which they belong. */
import type { SheetSettings } from '#contract/timesheet.ts';
import { addDays, type Day, hourMoments } from '#domain/calendar/day.ts';
import { clip, durationMs, firstAfter, type Interval } from './interval.ts';
import { lackingBreakMs, NIGHT, roundInwards } from './sheet-rules.ts';
import { isRestDay } from './sheet-settings.ts';
import type { Shift } from './shifts.ts';

/** The settings that say how work is counted, and to which day it belongs. */
export type CountingRules = Pick<
  SheetSettings,
  'boundary' | 'breaks' | 'rest' | 'rounding' | 'split'
>;

/** Days in a row, each beginning where the one before ends, with the nights and days of rest around them. */
export interface SheetCalendar {
  readonly zone: string;
  readonly days: readonly Interval[];
  readonly nights: readonly Interval[];
  readonly rests: readonly Interval[];
}

/** The part of a shift that belongs to one day, from its first work to its last. Lengths are in milliseconds. */
export interface ShiftPiece extends Interval {
  /** The place of its day in the calendar. */
  readonly place: number;
  /** Its beginning and end, rounded. */
  readonly shown: Interval;
  /** True if its end is only now. */
  readonly isRunning: boolean;
  /** Its rounded work, and the part of it that is taken off as an automatic break. */
  readonly workMs: number;
  readonly autoBreakMs: number;
  /** The work without that break. */
  readonly amounts: Readonly<Amounts>;
}

/** Work by what else it is, in the order in which it is taken off: ordinary work as long as there is any. */
const kinds = ['plain', 'night', 'rest', 'restNight'] as const;
type Amounts = Record<(typeof kinds)[number], number>;

/** @param days in a row, without gaps */
export function sheetCalendar(
  days: readonly Day[],
  { boundary, rest }: Pick<CountingRules, 'boundary' | 'rest'>,
  zone: string,
): SheetCalendar {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  // A shift of the last day may end late on the next one.
  const around = [addDays(first, -1), ...days, addDays(last, 1), addDays(last, 2)];
  const mornings = hourMoments(around, zone, NIGHT.end);
  return {
    zone,
    days: inRow(hourMoments(days, zone, boundary)),
    nights: hourMoments(around, zone, NIGHT.begin).flatMap((beginMs, index) => {
      const endMs = mornings[index + 1];
      return endMs === undefined ? [] : { beginMs, endMs };
    }),
    rests: inRow(hourMoments(around, zone, 0)).filter((_, index) =>
      isRestDay(around[index] ?? first, { rest }),
    ),
  };
}

/**
 * The parts of a shift by day: all of it on the day on which it began, or by `split` what lies on each. In both
 * ways its work is the same. None if it belongs to no day of the calendar.
 *
 * @param isRunning then its end is only now, and is not rounded
 */
export function piecesOf(
  shift: Shift,
  isRunning: boolean,
  rules: CountingRules,
  calendar: SheetCalendar,
): ShiftPiece[] {
  const { beginMs } = shift;
  const inwards = roundInwards(shift, rules.rounding, calendar.zone, isRunning || shift.goesOn);
  // Nobody began where it was cut within work.
  const rounded = shift.isContinued
    ? { beginMs, endMs: Math.max(beginMs, inwards.endMs) }
    : inwards;
  const within = ({ stretches }: Pick<Shift, 'stretches'>, bounds: Interval) =>
    stretches.flatMap((stretch) => clip(stretch, bounds) ?? []);

  const parts = placesOf(shift, rules, calendar).flatMap(({ place, bounds }) => {
    const stretches = within(shift, bounds);
    const [first, last] = [stretches[0], stretches.at(-1)];
    if (!first || !last) return [];
    const counted = within({ stretches }, rounded);
    const workMs = sumOf(counted);
    const amounts = amountsOf(stretches, calendar);
    takeOff([amounts], sumOf(stretches) - workMs);
    const recorded = { beginMs: first.beginMs, endMs: last.endMs };
    return { ...recorded, place, counted, workMs, amounts };
  });

  const workMs = parts.reduce((sum, part) => sum + part.workMs, 0);
  const lackingMs = rules.breaks ? lackingBreakMs(workMs, durationMs(rounded) - workMs) : 0;
  const taken = takeOff(
    parts.map(({ amounts }) => amounts),
    lackingMs,
  );
  return parts.map(({ counted, ...part }, index) => {
    const isLast = index === parts.length - 1;
    const begin = index === 0 ? rounded.beginMs : (counted[0]?.beginMs ?? part.beginMs);
    const end = isLast ? rounded.endMs : (counted.at(-1)?.endMs ?? begin);
    const shown = { beginMs: begin, endMs: Math.max(begin, end) };
    return { ...part, shown, isRunning: isRunning && isLast, autoBreakMs: taken[index] ?? 0 };
  });
}

/** The days of a shift, each with the time that it may have of it. */
function placesOf(shift: Shift, { split }: CountingRules, { days }: SheetCalendar) {
  const first = firstAfter(days, shift.beginMs);
  const isFirst = (days[first]?.beginMs ?? Number.POSITIVE_INFINITY) <= shift.beginMs;
  if (!split) return isFirst ? [{ place: first, bounds: shift }] : [];
  const places: { place: number; bounds: Interval }[] = [];
  for (let place = first; ; place += 1) {
    const bounds = days[place];
    if (bounds === undefined || bounds.beginMs >= shift.endMs) return places;
    places.push({ place, bounds });
  }
}

function amountsOf(stretches: readonly Interval[], { nights, rests }: SheetCalendar): Amounts {
  const ofNight = common(stretches, nights);
  const nightMs = sumOf(ofNight);
  const restMs = sumOf(common(stretches, rests));
  const restNight = sumOf(common(ofNight, rests));
  return {
    plain: sumOf(stretches) - nightMs - restMs + restNight,
    night: nightMs - restNight,
    rest: restMs - restNight,
    restNight,
  };
}

/** The time that two lists share; both are in order, and none of a list overlap. */
function common(intervals: readonly Interval[], others: readonly Interval[]): Interval[] {
  return intervals.flatMap((interval) => {
    const shared: Interval[] = [];
    for (let index = firstAfter(others, interval.beginMs); ; index += 1) {
      const other = others[index];
      if (other === undefined || other.beginMs >= interval.endMs) return shared;
      const both = clip(interval, other);
      if (both !== null) shared.push(both);
    }
  });
}

/** Takes time off amounts, of each kind from the first one on. @returns the time that each of them lost */
function takeOff(all: readonly Amounts[], ms: number): number[] {
  const taken = all.map(() => 0);
  let leftMs = ms;
  for (const kind of kinds) {
    for (const [index, amounts] of all.entries()) {
      const part = Math.min(leftMs, amounts[kind]);
      amounts[kind] -= part;
      taken[index] = (taken[index] ?? 0) + part;
      leftMs -= part;
    }
  }
  return taken;
}

function inRow(moments: readonly number[]): Interval[] {
  return moments.slice(0, -1).map((beginMs, index) => ({
    beginMs,
    endMs: moments[index + 1] ?? beginMs,
  }));
}

function sumOf(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, interval) => sum + durationMs(interval), 0);
}
