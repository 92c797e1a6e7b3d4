/** The balance of all hours since a user's first day, and the days of paid leave that are left (HRS-34). */
import type { DayMark, DaySum, SheetSettings } from '#contract/timesheet.ts';
import { addDays, type Day } from '#domain/calendar/day.ts';
import { type DaySpan, daysOf } from '#domain/calendar/day-span.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { paidMs } from './sheet-rules.ts';
import { scheduledMs } from './sheet-settings.ts';

/** Each is `null` where its settings are missing, or begin after the sheet. */
export interface Balance {
  /** Work and paid time less the scheduled time, with what was carried over; in milliseconds. */
  readonly balanceMs: number | null;
  /** Days of paid leave; negative where more were taken than there were. */
  readonly leaveDays: number | null;
}

export const NO_BALANCE: Balance = { balanceMs: null, leaveDays: null };

/** No entry is earlier. */
const EARLIEST = '2000-01-01';

/** The days of paid leave that a mark takes. */
const leaveOf: Partial<Record<DayMark, number>> = { paid: 1, morning: 0.5, afternoon: 0.5 };

type BalanceSettings = Pick<SheetSettings, 'start' | 'carried' | 'leave' | 'rest' | 'scheduled'>;

/**
 * The days up to a sheet whose work or marks its balance needs; `null` where nothing is set that has one. They end
 * before they begin where it needs none but its own.
 */
export function daysOfBalance({ first }: DaySpan, settings: BalanceSettings): DaySpan | null {
  const { start, carried, leave } = settings;
  // Without a first day of work it is the one of the first entry.
  const begin = start ?? (carried === undefined ? undefined : EARLIEST);
  const [from] = [begin, leave?.date].filter((day) => day !== undefined).sort();
  return from === undefined ? null : { first: from, last: addDays(first, -1) };
}

interface BalanceInput {
  readonly settings: BalanceSettings;
  /** The days of the sheet, whose end is that of the balance. */
  readonly span: DaySpan;
  /** The days before it, as the server sums them. */
  readonly before: readonly DaySum[];
  /** Its own days. */
  readonly days: readonly {
    readonly day: Day;
    readonly totalMs: number;
    readonly mark: DayMark | null;
  }[];
  /** The first day with work; `null` if there is none. */
  readonly first: Day | null;
  /** The day that is not over: it counts once its scheduled time is reached, and later days do not. */
  readonly today: Day;
  /** True for a holiday of Japan, or of the app-wide list. */
  readonly isHoliday: (day: Day) => boolean;
}

/** Both numbers at the end of a sheet; of the running one and of later ones to date. */
export function balanceOf(input: BalanceInput): Balance {
  const { settings, span, first, today } = input;
  const { start, carried, leave } = settings;
  const last = span.last < today ? span.last : today;
  const begin = start ?? (carried === undefined ? null : (first ?? addDays(last, 1)));
  const isBalanced = begin !== null && (start === undefined || start <= last);
  const taken = rowsOf(input).filter(({ date }) => leave && date >= leave.date && date <= last);
  return {
    balanceMs: isBalanced
      ? (carried ?? 0) * MINUTE_MS + differenceMs({ first: begin, last }, input)
      : null,
    leaveDays:
      leave && leave.date <= last
        ? taken.reduce((left, { mark }) => left - ((mark && leaveOf[mark]) ?? 0), leave.days)
        : null,
  };
}

function differenceMs(span: DaySpan, input: BalanceInput): number {
  const { settings, today, isHoliday } = input;
  const rows = new Map(rowsOf(input).map((row) => [row.date, row]));
  return daysOf(span).reduce((sum, day) => {
    const { work_ms = 0, mark = null } = rows.get(day) ?? {};
    const scheduled = scheduledMs(day, settings, isHoliday(day));
    const ofDay = work_ms + paidMs(scheduled, mark) - scheduled;
    return day === today && ofDay < 0 ? sum : sum + ofDay;
  }, 0);
}

/** The sheet's own days are newer than what the server has said of them. */
function rowsOf({ before, days, span }: BalanceInput): DaySum[] {
  return [
    ...before.filter(({ date }) => date < span.first),
    ...days.map(({ day, totalMs, mark }) => ({ date: day, work_ms: totalMs, mark })),
  ];
}
