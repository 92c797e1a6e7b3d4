/** The work of days over any number of years, of entries that come part by part: only few are in memory (HRS-33). */
import { addDays, type Day, dayOf } from '#domain/calendar/day.ts';
import { daysOf } from '#domain/calendar/day-span.ts';
import { workByDay } from './day-work.ts';
import { clip, type Interval, union } from './interval.ts';
import { countsSeconds } from './sheet-settings.ts';
import type { CountingRules } from './shift-pieces.ts';
import { shiftsOf } from './shifts.ts';
import { countedInterval, type EntryTimes } from './total.ts';

/** More stretches of work without any pause between shifts are divided where a shift is cut within work. */
const MOST_OPEN = 2000;

export interface WorkSums {
  /** Adds entries. None begins before one that was added earlier. */
  add(entries: readonly EntryTimes[]): void;
  /** The first day with work so far; `null` as long as it is not certain. */
  first(): Day | null;
  /** Milliseconds of work by day, as a sheet counts them, of all that was added: none is added afterwards. */
  end(): ReadonlyMap<Day, number>;
}

/**
 * @param zone a time zone such as `Asia/Tokyo`
 * @param nowMs the moment up to which running entries count, in milliseconds since the epoch
 */
export function createWorkSums(rules: CountingRules, zone: string, nowMs: number): WorkSums {
  const sums = new Map<Day, number>();
  /** The work of shifts that may still become longer. */
  let open: readonly Interval[] = [];
  let runsUntilMs = Number.POSITIVE_INFINITY;

  function count(stretches: readonly Interval[]): void {
    const [begin, end] = [stretches[0], stretches.at(-1)];
    if (begin === undefined || end === undefined) return;
    const entries = stretches.map(({ beginMs, endMs }) => ({
      beginningMs: beginMs,
      endingMs: endMs >= runsUntilMs ? null : endMs,
    }));
    const span = { first: addDays(dayOf(begin.beginMs, zone), -1), last: dayOf(end.endMs, zone) };
    for (const { day, totalMs } of workByDay(entries, daysOf(span), rules, zone, nowMs)) {
      if (totalMs > 0) sums.set(day, (sums.get(day) ?? 0) + totalMs);
    }
  }

  return {
    add(entries) {
      const added = entries.flatMap((entry) => {
        const interval = countedInterval(entry, nowMs, countsSeconds(rules));
        if (interval && entry.endingMs === null) runsUntilMs = interval.endMs;
        return interval ?? [];
      });
      open = union([...open, ...added]);
      const shifts = shiftsOf(open);
      // The last shift may go on with what comes, and so may the work within which another one was cut.
      const last = shifts.findLast(({ isContinued }) => !isContinued) ?? shifts[0];
      const kept = open.length > MOST_OPEN ? (shifts.at(-1) ?? last) : last;
      if (kept === undefined) return;
      const done = { beginMs: Number.NEGATIVE_INFINITY, endMs: kept.beginMs };
      const rest = { beginMs: kept.beginMs, endMs: Number.POSITIVE_INFINITY };
      count(open.flatMap((stretch) => clip(stretch, done) ?? []));
      open = open.flatMap((stretch) => clip(stretch, rest) ?? []);
    },

    // Shifts are counted in their order.
    first: () => sums.keys().next().value ?? null,

    end() {
      count(open);
      open = [];
      return sums;
    },
  };
}
