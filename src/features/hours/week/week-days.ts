import type { DayMark, MarkedDay, SheetSettings } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import { wallMinutes } from '#domain/calendar/wall-minutes.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts';
import { gapsBetween, placed, targetMoment } from '#domain/work-time/day-blocks.ts';
import { partsByDay } from '#domain/work-time/day-parts.ts';
import type { Interval } from '#domain/work-time/interval.ts';
import { dayTargetMs } from '#domain/work-time/sheet-settings.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { isHoliday } from '#lib/time/holidays.ts';
import { timeSpanText } from '#work-time/words/moment-text.ts';

export const DAY_MINUTES = DAY_MS / MINUTE_MS;
/** Times snap to its multiples, with Alt to each minute. */
export const STEP_MINUTES = 5;
/** A line of text has room. */
export const SHORTEST_MINUTES = 20;

/** Minutes of a day's clock as their share of its height. */
export function partOfDay(minutes: number): string {
  return `${(minutes / DAY_MINUTES) * 100}%`;
}

/** A part of an entry or a gap, in minutes of its day's clock. */
export interface Block extends Interval {
  /** The same wherever its entry goes on that day. */
  readonly id: string;
  readonly day: Day;
  /** Absent for a gap. */
  readonly entry: TrackedEntry | null;
  /** `9:02 – 12:17`, of the whole entry. */
  readonly times: string;
  readonly top: number;
  readonly bottom: number;
  readonly lane: number;
  readonly lanes: number;
}

export interface WeekDay {
  readonly day: Day;
  /** In the order of their beginnings. */
  readonly blocks: readonly Block[];
  readonly mark: DayMark | null;
  readonly targetMs: number;
  /** The time at which the target is reached, in minutes of the day's clock; `null` if it is not. */
  readonly targetMinute: number | null;
}

interface WeekInput {
  readonly days: readonly Day[];
  readonly entries: readonly TrackedEntry[];
  readonly marks: readonly MarkedDay[];
  /** `null` while no hours are settled. */
  readonly settings: SheetSettings | null;
  readonly zone: string;
  /** The moment up to which running entries count, in milliseconds since the epoch. */
  readonly nowMs: number;
}

/** Places entries and gaps on each day. */
export function weekDays(input: WeekInput): WeekDay[] {
  const { days, entries, marks, settings, zone, nowMs } = input;
  return partsByDay(entries, days, zone, nowMs, true).map(({ day, bounds, parts }) => {
    const minuteOf = (ms: number) =>
      ms === bounds.endMs ? DAY_MINUTES : Math.max(0, wallMinutes(ms, day, zone));
    const blockOf = (part: Interval, entry: TrackedEntry | null, lane = 0, lanes = 1): Block => {
      const top = minuteOf(part.beginMs);
      // A clock that is put back shows an earlier end.
      const bottom = Math.max(minuteOf(part.endMs), top);
      const id = `${day} ${entry?.id ?? part.beginMs}`;
      const { beginMs, endMs } = part;
      const times = entry
        ? timeSpanText(entry.beginningMs, entry.endingMs, zone)
        : timeSpanText(beginMs, endMs, zone);
      return { id, day, entry, times, beginMs, endMs, top, bottom, lane, lanes };
    };
    const blocks = [
      ...placed(parts, SHORTEST_MINUTES * MINUTE_MS).map((part) =>
        blockOf(part, part.entry, part.lane, part.lanes),
      ),
      ...gapsBetween(parts).map((gap) => blockOf(gap, null)),
    ].sort((one, other) => one.beginMs - other.beginMs);
    const mark = marks.find(({ date }) => date === day)?.mark ?? null;
    const targetMs = settings ? dayTargetMs(day, settings, isHoliday(day), mark) : 0;
    const isRunning = parts.some(({ entry }) => entry.endingMs === null);
    const reachedMs = targetMoment(parts, targetMs, isRunning ? nowMs : null);
    const isOfDay = reachedMs !== null && reachedMs <= bounds.endMs;
    return { day, blocks, mark, targetMs, targetMinute: isOfDay ? minuteOf(reachedMs) : null };
  });
}
