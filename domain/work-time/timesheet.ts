/**
 * A month as one line for each day, as it is handed in (HRS-6). Screen, paper and files show this and
 * compute nothing themselves.
 */
import type { DayMark, DayNote, SheetSettings } from '#contract/timesheet.ts';
import { addDays, type Day, firstOfWeek, hourMoments } from '#domain/calendar/day.ts';
import { type DaySpan, daysOf } from '#domain/calendar/day-span.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { type DayParts, type Part, partsByDay } from './day-parts.ts';
import { clip, durationMs, type Interval, union } from './interval.ts';
import {
  commonMs,
  DAY_LIMIT_MS,
  lackingBreakMs,
  NIGHT,
  overtimeOfWeek,
  paidShare,
  roundInwards,
} from './sheet-rules.ts';
import { countsSeconds, isRestDay, scheduledMs } from './sheet-settings.ts';
import { sumOf } from './sums.ts';
import type { TrackedEntry } from './tracked-entry.ts';

const amounts = [
  /** The time that counts: overlaps once, rounded, and without automatic breaks. */
  'totalMs',
  'overlapMs',
  /** The time between the beginning and the end that is not work, automatic breaks included. */
  'breakMs',
  /** The part of the break that nobody recorded. */
  'autoBreakMs',
  'scheduledMs',
  /** The part of the scheduled time that a mark pays for without work. */
  'paidMs',
  /** Within the scheduled time that is not paid by a mark, and beyond it; together the total. */
  'regularMs',
  'extraMs',
  /** Beyond 8 hours of the day and 40 of the week; none on a statutory day of rest. */
  'overtimeMs',
  /** The part of the overtime beyond 8 hours of the day. */
  'overDayMs',
  /** From 22:00 to 5:00, whatever else that time counts as. */
  'nightMs',
  /** On a statutory day of rest. */
  'restMs',
] as const;

/** Milliseconds, none negative; whole minutes unless the settings count seconds (HRS-3). */
export type SheetAmounts = Readonly<Record<(typeof amounts)[number], number>>;

export interface TimesheetDay extends SheetAmounts {
  readonly day: Day;
  readonly mark: DayMark | null;
  readonly remark: string;
  /** The beginning of its work, rounded; `null` on a day without work. */
  readonly beginMs: number | null;
  /** The end of its work, at most with the day; now while an entry runs. */
  readonly endMs: number | null;
  /** True if work went on at the end of the day. */
  readonly isUntilEnd: boolean;
  /** True if the end is only now, because an entry runs. */
  readonly isRunning: boolean;
  readonly isRestDay: boolean;
  readonly parts: readonly Part<TrackedEntry>[];
}

export interface TimesheetWeek extends SheetAmounts {
  /** Only days of the sheet. */
  readonly days: readonly TimesheetDay[];
}

export interface Timesheet extends SheetAmounts {
  readonly span: DaySpan;
  readonly weeks: readonly TimesheetWeek[];
  /** The days on which there is any work. */
  readonly workdays: number;
  /** The total of a day with work; 0 without any. */
  readonly averageMs: number;
  /** Work and paid time less the scheduled time; negative where some is lacking. */
  readonly differenceMs: number;
}

export interface TimesheetInput {
  readonly span: DaySpan;
  /** All that touch the days of `daysToRead`. */
  readonly entries: readonly TrackedEntry[];
  /** The notes about its days. */
  readonly notes: readonly DayNote[];
  readonly settings: SheetSettings;
  /** True for a holiday of Japan, or of the app-wide list. */
  readonly isHoliday: (day: Day) => boolean;
  /** The week's: 1 for Monday to 7 for Sunday. */
  readonly firstDay: number;
  /** A time zone such as `Asia/Tokyo`. */
  readonly zone: string;
  /** The moment up to which running entries count, in milliseconds since the epoch. */
  readonly nowMs: number;
}

/** The days of all entries that a sheet needs: the whole first week, and the night after the last day. */
export function daysToRead(
  { first, last }: DaySpan,
  { boundary }: Pick<SheetSettings, 'boundary'>,
  firstDay: number,
): DaySpan {
  return { first: firstOfWeek(first, firstDay), last: addDays(last, boundary === 0 ? 0 : 1) };
}

/** Computes a sheet, in time that is linear in its entries. */
export function timesheet(input: TimesheetInput): Timesheet {
  const { span, entries, settings, firstDay, zone, nowMs } = input;
  // The week that the sheet begins in may have begun before it.
  const days = daysOf({ first: firstOfWeek(span.first, firstDay), last: span.last });
  const nights = nightsOf(days, zone);
  const notes = new Map(input.notes.map((note) => [note.date, note]));
  const rows = partsByDay(
    entries,
    days,
    zone,
    nowMs,
    countsSeconds(settings),
    settings.boundary,
  ).map((parts, index) =>
    dayOf(parts, nights.slice(index, index + 2), notes.get(parts.day), input),
  );
  const byWeek = Map.groupBy(rows, ({ day }) => firstOfWeek(day, firstDay));
  const weeks = [...byWeek.values()].flatMap((ofWeek) => {
    const shown = withOvertime(ofWeek).filter(({ day }) => day >= span.first);
    return shown.length === 0 ? [] : { ...addUp(shown), days: shown };
  });
  const sum = addUp(weeks);
  const workdays = rows.filter(({ day, totalMs }) => day >= span.first && totalMs > 0).length;
  return {
    ...sum,
    span,
    weeks,
    workdays,
    averageMs: workdays === 0 ? 0 : sum.totalMs / workdays,
    differenceMs: differenceMs(sum),
  };
}

/** Work and paid time less the scheduled time; negative where some is lacking. */
export function differenceMs(amounts: SheetAmounts): number {
  return amounts.totalMs + amounts.paidMs - amounts.scheduledMs;
}

/** The night before each day, and the one after the last. */
function nightsOf(days: readonly Day[], zone: string): Interval[] {
  const [first = ''] = days;
  const evenings = [addDays(first, -1), ...days];
  const begins = hourMoments(evenings, zone, NIGHT.begin);
  const ends = hourMoments(evenings, zone, NIGHT.end);
  return evenings.map((_, index) => ({
    beginMs: begins[index] ?? 0,
    endMs: ends[index + 1] ?? 0,
  }));
}

/** All of a day but its overtime, for which its week is needed. */
function dayOf(
  { day, bounds, parts }: DayParts<TrackedEntry>,
  nights: readonly Interval[],
  note: DayNote | undefined,
  { settings, isHoliday, zone }: TimesheetInput,
): TimesheetDay {
  const { mark, remark } = note ?? { mark: null, remark: '' };
  const isRest = isRestDay(day, settings);
  const scheduled = scheduledMs(day, settings, isHoliday(day));
  const halfMs = scheduled * paidShare(mark);
  // Half of an odd number of minutes would not add up.
  const paidMs = halfMs - (halfMs % MINUTE_MS);
  const ofDay = { day, mark, remark, isRestDay: isRest, scheduledMs: scheduled, paidMs, parts };
  const stretches = union(parts);
  const [firstOne, lastOne] = [stretches[0], stretches.at(-1)];
  if (firstOne === undefined || lastOne === undefined) return { ...NO_WORK, ...ofDay };

  const isUntilEnd = lastOne.endMs === bounds.endMs;
  const isRunning = !isUntilEnd && parts.some(({ entry }) => entry.endingMs === null);
  const recorded = { beginMs: firstOne.beginMs, endMs: lastOne.endMs };
  const counted = roundInwards(recorded, settings.rounding, zone, isRunning);
  const within = (interval: Interval) => clip(interval, counted) ?? [];
  const { totalMs: workMs, overlapMs } = sumOf(parts.flatMap(within));
  const gapMs = durationMs(counted) - workMs;
  const autoBreakMs = settings.breaks ? lackingBreakMs(workMs, gapMs) : 0;
  const totalMs = workMs - autoBreakMs;
  const regularMs = Math.min(totalMs, scheduled - paidMs);
  return {
    ...ofDay,
    ...counted,
    isUntilEnd,
    isRunning,
    totalMs,
    overlapMs,
    breakMs: gapMs + autoBreakMs,
    autoBreakMs,
    regularMs,
    extraMs: totalMs - regularMs,
    overtimeMs: 0,
    overDayMs: isRest ? 0 : Math.max(0, totalMs - DAY_LIMIT_MS),
    // Automatic breaks are taken from the hours outside the night first.
    nightMs: Math.min(totalMs, commonMs(stretches.flatMap(within), nights)),
    restMs: isRest ? totalMs : 0,
  };
}

function withOvertime(week: readonly TimesheetDay[]): TimesheetDay[] {
  const overtime = overtimeOfWeek(week.map(({ totalMs, isRestDay }) => (isRestDay ? 0 : totalMs)));
  return week.map((row, index) => ({ ...row, overtimeMs: overtime[index] ?? 0 }));
}

function addUp(rows: readonly SheetAmounts[]): SheetAmounts {
  const sum = { ...NOTHING };
  for (const row of rows) for (const amount of amounts) sum[amount] += row[amount];
  return sum;
}

const NOTHING = Object.fromEntries(amounts.map((amount) => [amount, 0])) as {
  -readonly [Amount in keyof SheetAmounts]: number;
};

const NO_WORK = { ...NOTHING, beginMs: null, endMs: null, isUntilEnd: false, isRunning: false };
