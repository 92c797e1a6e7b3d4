/**
 * A month as one line for each day, as it is handed in (HRS-6). Screen, paper and files show this and
 * compute nothing themselves.
 */
import type { DayMark, DayNote, SheetSettings } from '#contract/timesheet.ts';
import { addDays, type Day, firstOfWeek } from '#domain/calendar/day.ts';
import { type DaySpan, daysOf } from '#domain/calendar/day-span.ts';
import { type DayWork, workByDay } from './day-work.ts';
import { DAY_LIMIT_MS, EXCESS_LIMIT_MS, overtimeOfWeek, paidMs } from './sheet-rules.ts';
import { scheduledMs } from './sheet-settings.ts';
import type { TrackedEntry } from './tracked-entry.ts';

/** The amounts of a day's work, and the amounts that marks and schedule make of them. */
const amounts = [
  'totalMs',
  'overlapMs',
  'breakMs',
  'autoBreakMs',
  'nightMs',
  'restMs',
  'scheduledMs',
  /** The part of the scheduled time that a mark pays for without work. */
  'paidMs',
  /** Within the scheduled time that is not paid by a mark; none of it is work on a day of rest. */
  'regularMs',
  /** All other work: together with `regularMs` the total. */
  'extraMs',
  /** Beyond 8 hours of the day and 40 of the week, without work on a day of rest. */
  'overtimeMs',
  /** The part of the overtime beyond 8 hours of the day. */
  'overDayMs',
  /** Work and paid time less the scheduled time, of the days that count to date; negative where some is lacking. */
  'differenceMs',
] as const;

/** Milliseconds, whole minutes unless the settings count seconds (HRS-3); only a difference may be negative. */
export type SheetAmounts = Readonly<Record<(typeof amounts)[number], number>>;

export interface TimesheetDay extends SheetAmounts, DayWork<TrackedEntry> {
  readonly mark: DayMark | null;
  readonly remark: string;
  /** True if its difference counts to date. */
  readonly isCounted: boolean;
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
  /** The overtime beyond 60 hours, which is paid more; from 60 hours of it on, else `null`. */
  readonly excessMs: number | null;
  /** The scheduled time that is left of the running period; `null` before and after it. */
  readonly leftMs: number | null;
}

export interface TimesheetInput {
  readonly span: DaySpan;
  /** All that touch the days of `daysToRead`, and those before that belong to their shifts: see `tellsShifts`. */
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
  /** The day that is not over yet: it counts to date once its scheduled time is reached, and later days do not. */
  readonly today: Day;
  /** The first day on which anything is owed; none if something is on all days. */
  readonly owedFrom?: Day | null | undefined;
}

/** The days of all entries that a sheet needs: the whole first week, and the shifts of the last day. */
export function daysToRead(
  { first, last }: DaySpan,
  { boundary }: Pick<SheetSettings, 'boundary'>,
  firstDay: number,
): DaySpan {
  return { first: firstOfWeek(first, firstDay), last: addDays(last, boundary === 0 ? 1 : 2) };
}

/** Computes a sheet, in time that is linear in its entries. */
export function timesheet(input: TimesheetInput): Timesheet {
  const { span, entries, settings, firstDay, zone, nowMs, today } = input;
  // The week that the sheet begins in may have begun before it.
  const days = daysOf({ first: firstOfWeek(span.first, firstDay), last: span.last });
  const notes = new Map(input.notes.map((note) => [note.date, note]));
  const rows = workByDay(entries, days, settings, zone, nowMs).map((work) =>
    dayOf(work, notes.get(work.day), input),
  );
  const byWeek = Map.groupBy(rows, ({ day }) => firstOfWeek(day, firstDay));
  const weeks = [...byWeek.values()].flatMap((ofWeek) => {
    const shown = withOvertime(ofWeek).filter(({ day }) => day >= span.first);
    return shown.length === 0 ? [] : { ...addUp(shown), days: shown };
  });
  const sum = addUp(weeks);
  const shown = weeks.flatMap((week) => week.days);
  const workdays = shown.filter(({ totalMs }) => totalMs > 0).length;
  const isRunning = span.first <= today && today <= span.last;
  const soFar = addUp(shown.filter(({ day }) => day <= today));
  return {
    ...sum,
    span,
    weeks,
    workdays,
    averageMs: workdays === 0 ? 0 : sum.totalMs / workdays,
    excessMs: sum.overtimeMs < EXCESS_LIMIT_MS ? null : sum.overtimeMs - EXCESS_LIMIT_MS,
    leftMs: isRunning ? Math.max(0, sum.scheduledMs - soFar.totalMs - soFar.paidMs) : null,
  };
}

/** All of a day but its overtime, for which its week is needed. */
function dayOf(
  work: DayWork<TrackedEntry>,
  note: DayNote | undefined,
  { settings, isHoliday, today, owedFrom = work.day }: TimesheetInput,
): TimesheetDay {
  const { day, totalMs } = work;
  const { mark, remark } = note ?? { mark: null, remark: '' };
  const isOwed = owedFrom !== null && day >= owedFrom;
  const scheduled = isOwed ? scheduledMs(day, settings, isHoliday(day)) : 0;
  const paid = paidMs(scheduled, mark);
  const ordinaryMs = totalMs - work.restMs;
  const regularMs = Math.min(ordinaryMs, scheduled - paid);
  const differenceMs = totalMs + paid - scheduled;
  const isCounted = day < today || (day === today && differenceMs >= 0);
  return {
    ...work,
    mark,
    remark,
    scheduledMs: scheduled,
    paidMs: paid,
    regularMs,
    extraMs: totalMs - regularMs,
    overtimeMs: 0,
    overDayMs: Math.max(0, ordinaryMs - DAY_LIMIT_MS),
    differenceMs: isCounted ? differenceMs : 0,
    isCounted,
  };
}

function withOvertime(week: readonly TimesheetDay[]): TimesheetDay[] {
  const overtime = overtimeOfWeek(week.map(({ totalMs, restMs }) => totalMs - restMs));
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
