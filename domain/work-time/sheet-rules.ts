/**
 * The rules by which a timesheet counts. All are pure, and none changes an entry. They follow
 * the Labor Standards Act of Japan as docs/requirements.md cites it, and are no legal advice.
 */
import type { DayMark } from '#contract/timesheet.ts';
import { offsetAt } from '#domain/calendar/zone-offset.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import type { Interval } from './interval.ts';

/** The statutory working time of a day and of a week (HRS-14). */
export const DAY_LIMIT_MS = 8 * HOUR_MS;
const WEEK_LIMIT_MS = 40 * HOUR_MS;

/** By the clock, night begins and ends at these hours (HRS-15). */
export const NIGHT = { begin: 22, end: 5 } as const;

/** The breaks that a shift needs; the first that fits counts (HRS-13). */
const BREAKS = [
  { overMs: 8 * HOUR_MS, breakMs: 60 * MINUTE_MS },
  { overMs: 6 * HOUR_MS, breakMs: 45 * MINUTE_MS },
] as const;

/** Overtime of a month beyond these hours is paid more (HRS-14). */
export const EXCESS_LIMIT_MS = 60 * HOUR_MS;

/** From these hours of a month on a line warns (HRS-17). */
export const OVERTIME_LIMIT_MS = 45 * HOUR_MS;
const WORKLOAD_LIMIT_MS = 80 * HOUR_MS;

/**
 * A shift's beginning rounded up and its end rounded down by the clock (HRS-13). A shorter time
 * ends up empty.
 *
 * @param minutes 1 for times cut to the minute already, 0 for seconds: neither is rounded
 * @param zone a time zone such as `Asia/Tokyo`
 * @param isOpen then nobody stopped at the end, and it stays as it is
 */
export function roundInwards(
  { beginMs, endMs }: Interval,
  minutes: number,
  zone: string,
  isOpen = false,
): Interval {
  if (minutes <= 1) return { beginMs, endMs };
  const step = minutes * MINUTE_MS;
  const pastStep = (ms: number) => (ms + offsetAt(ms, zone)) % step;
  const begin = pastStep(beginMs) === 0 ? beginMs : beginMs - pastStep(beginMs) + step;
  const end = isOpen ? endMs : endMs - pastStep(endMs);
  return { beginMs: begin, endMs: Math.max(begin, end) };
}

/**
 * The part of the required break that was not recorded (HRS-13), in milliseconds: over 6 hours of work need
 * 45 minutes of gaps, over 8 hours 60.
 */
export function lackingBreakMs(workMs: number, gapMs: number): number {
  const needed = BREAKS.find(({ overMs }) => workMs > overMs)?.breakMs ?? 0;
  return Math.max(0, needed - gapMs);
}

/** The part of a day's scheduled time that a mark pays for, 0 to 1 (HRS-16). */
export function paidShare(mark: DayMark | null): number {
  switch (mark) {
    case 'paid':
    case 'special':
      return 1;
    case 'morning':
    case 'afternoon':
      return 0.5;
    case 'absent':
    case 'substitute':
    case null:
      return 0;
  }
}

/** The part of a day's scheduled time that its mark pays for, in whole minutes: halves would not add up. */
export function paidMs(scheduledMs: number, mark: DayMark | null): number {
  const paid = scheduledMs * paidShare(mark);
  return paid - (paid % MINUTE_MS);
}

/**
 * The overtime of each day of one week (HRS-14): beyond 8 hours of the day first, then beyond 40
 * hours of the week among the other hours. So no hour counts twice.
 *
 * @param worked of the days of a week in their order, in milliseconds; without work on statutory days of rest
 */
export function overtimeOfWeek(worked: readonly number[]): number[] {
  let withinMs = 0;
  return worked.map((workMs) => {
    const ofDay = Math.max(0, workMs - DAY_LIMIT_MS);
    const leftMs = workMs - ofDay;
    const ofWeek = Math.min(leftMs, Math.max(0, withinMs + leftMs - WEEK_LIMIT_MS));
    withinMs += leftMs - ofWeek;
    return ofDay + ofWeek;
  });
}

/** A warning about a month's overtime. */
export type OvertimeWarning = 'overtime' | 'workload';

/** Work on statutory days of rest counts for the second limit alone (HRS-17). */
export function overtimeWarning(overtimeMs: number, restMs: number): OvertimeWarning | null {
  if (overtimeMs + restMs >= WORKLOAD_LIMIT_MS) return 'workload';
  return overtimeMs >= OVERTIME_LIMIT_MS ? 'overtime' : null;
}
