/** Sums of days and of records, in milliseconds; each time is cut to the minute before it is added (HRS-3). */
import type { Day } from '#domain/calendar/day.ts';
import type { DayParts } from './day-parts.ts';
import { coveredMs, durationMs, type Interval } from './interval.ts';
import type { EntryTimes } from './total.ts';

export interface Sum {
  /** The time in which any entry lasted: an overlap counts once (HRS-4). */
  readonly totalMs: number;
  /** The time that entries lasted beside others. */
  readonly overlapMs: number;
}

export interface DaySum extends Sum {
  readonly day: Day;
  /** By the record's id, the sum of its entries. */
  readonly byRecord: ReadonlyMap<string, number>;
}

export interface RecordSum {
  readonly recordId: string;
  readonly sumMs: number;
  /** Its part of the sum of all records, 0 to 1. */
  readonly share: number;
}

interface OfRecord extends EntryTimes {
  readonly recordId: string;
}

/** Adds up intervals. */
export function sumOf(intervals: readonly Interval[]): Sum {
  const totalMs = coveredMs(intervals);
  const allMs = intervals.reduce((sum, interval) => sum + durationMs(interval), 0);
  return { totalMs, overlapMs: allMs - totalMs };
}

export function daySum({ day, parts }: DayParts<OfRecord>): DaySum {
  const byRecord = new Map<string, number>();
  for (const part of parts) {
    const { recordId } = part.entry;
    byRecord.set(recordId, (byRecord.get(recordId) ?? 0) + durationMs(part));
  }
  return { day, ...sumOf(parts), byRecord };
}

/** The sum of days that do not share any time. */
export function addUp(sums: readonly Sum[]): Sum {
  return {
    totalMs: sums.reduce((sum, { totalMs }) => sum + totalMs, 0),
    overlapMs: sums.reduce((sum, { overlapMs }) => sum + overlapMs, 0),
  };
}

/** The sum of each record over all days, by its id. */
export function sumsByRecord(days: readonly DaySum[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { byRecord } of days) {
    for (const [id, ms] of byRecord) sums.set(id, (sums.get(id) ?? 0) + ms);
  }
  return sums;
}

/** Each record's sum over all days, the longest first. */
export function recordSums(days: readonly DaySum[]): RecordSum[] {
  const sums = sumsByRecord(days);
  const all = [...sums.values()].reduce((sum, ms) => sum + ms, 0);
  return [...sums]
    .map(([recordId, sumMs]) => ({ recordId, sumMs, share: all === 0 ? 0 : sumMs / all }))
    .sort((one, other) => other.sumMs - one.sumMs);
}

/** Shares in tenths of a percent, which add up to their whole: the largest remainders are rounded up. */
export function tenthsOfShares(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 1000);
  const cut = exact.map(Math.floor);
  const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const isUp = new Set(
    [...exact.keys()]
      .sort((one, other) => rest(exact[other]) - rest(exact[one]))
      .slice(0, Math.round(add(exact)) - add(cut)),
  );
  return cut.map((tenths, index) => (isUp.has(index) ? tenths + 1 : tenths));
}

const rest = (number = 0) => number % 1;
