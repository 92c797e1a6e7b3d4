/** Notices of the tracker: which of them hold at a moment, and since when (TRK-62). */
import { dayInterval, dayOf } from '#domain/calendar/day.ts';
import { parseLocalTime } from '#domain/calendar/local-time.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { durationMs } from './interval.ts';
import { shiftsOf } from './shifts.ts';
import { type EntryTimes, totalMs } from './total.ts';

export const reminderKinds = ['target', 'long', 'pause', 'evening'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export interface ReminderSettings {
  readonly on: readonly ReminderKind[];
  /** Something that runs longer is told. */
  readonly hours: number;
  /** The end of the day, such as `18:00`. */
  readonly time: string;
}

/** The choices for `long`, in hours: a notice comes after so long. */
export const REMINDER_HOURS = { min: 4, max: 16 } as const;

export const noReminders: ReminderSettings = { on: [], hours: 10, time: '18:00' };

const WORK_MS = 6 * HOUR_MS;
const PAUSES_MS = 45 * MINUTE_MS;

export interface Reminder<Entry> {
  readonly kind: ReminderKind;
  /** Stays the same as long as it is about the same. */
  readonly key: string;
  /** In milliseconds since the epoch. */
  readonly sinceMs: number;
  /** The entry that it is about: one that runs. */
  readonly entry: Entry;
}

export interface ReminderFacts<Entry> {
  /** All of the shift under way among them. */
  readonly entries: readonly Entry[];
  /** In milliseconds since the epoch. */
  readonly nowMs: number;
  /** A time zone such as `Asia/Tokyo`. */
  readonly zone: string;
  /** Of today, in milliseconds; 0 for none. */
  readonly targetMs: number;
  /** Whether sums count milliseconds. */
  readonly isExact: boolean;
}

/**
 * The notices that are on and hold now; none while nothing runs. The target of the day is reached, something runs for
 * longer than so many hours or beyond the end of the day, or a shift has six hours of work with less than 45
 * minutes of pauses in all.
 */
export function remindersAt<Entry extends EntryTimes & { readonly id: string }>(
  { on, hours, time }: ReminderSettings,
  { entries, nowMs, zone, targetMs, isExact }: ReminderFacts<Entry>,
): Reminder<Entry>[] {
  const running = entries.filter((entry) => entry.endingMs === null && entry.beginningMs < nowMs);
  const [first, last] = [running[0], running.at(-1)];
  if (!first || !last) return [];
  const today = dayOf(nowMs, zone);
  const found: Record<ReminderKind, () => Reminder<Entry>[]> = {
    target() {
      const beyondMs = totalMs(entries, dayInterval(today, zone), nowMs, isExact) - targetMs;
      if (targetMs <= 0 || beyondMs < 0) return [];
      return [{ kind: 'target', key: `target ${today}`, sinceMs: nowMs - beyondMs, entry: last }];
    },
    long() {
      const sinceMs = first.beginningMs + hours * HOUR_MS;
      return sinceMs > nowMs
        ? []
        : [{ kind: 'long', key: `long ${first.id}`, sinceMs, entry: first }];
    },
    pause() {
      const work = entries.map(({ beginningMs, endingMs }) => ({
        beginMs: beginningMs,
        endMs: Math.min(endingMs ?? nowMs, nowMs),
      }));
      const shift = shiftsOf(work).at(-1);
      if (!shift) return [];
      const workMs = shift.stretches.reduce((sum, stretch) => sum + durationMs(stretch), 0);
      if (workMs < WORK_MS || durationMs(shift) - workMs >= PAUSES_MS) return [];
      const sinceMs = nowMs - (workMs - WORK_MS);
      return [{ kind: 'pause', key: `pause ${shift.beginMs}`, sinceMs, entry: last }];
    },
    evening() {
      const sinceMs = parseLocalTime(`${today}T${time}`, zone);
      // Only an entry that was begun before that time.
      const entry = running.find(({ beginningMs }) => beginningMs < Number(sinceMs));
      if (typeof sinceMs !== 'number' || sinceMs > nowMs || !entry) return [];
      return [{ kind: 'evening', key: `evening ${today}`, sinceMs, entry }];
    },
  };
  return on.flatMap((kind) => found[kind]());
}
