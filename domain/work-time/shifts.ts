/**
 * Shifts: work with pauses of less than 4 hours is the work of the day on which it began, however it is
 * divided into entries (HRS-13).
 */
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts';
import { type Interval, union } from './interval.ts';

/** A pause of this length ends a shift. The law names none. */
const PAUSE_MS = 4 * HOUR_MS;

/** The longest shift: what follows begins another one. */
const SHIFT_MS = DAY_MS;

/** From the beginning of its first stretch to the end of its last one, in milliseconds since the epoch. */
export interface Shift extends Interval {
  /** Its work, in order; they neither overlap nor touch. */
  readonly stretches: readonly Interval[];
  /** True if it was cut off from the shift before within work, at its 24th hour. */
  readonly isContinued: boolean;
  /** True if it is cut within work. */
  readonly goesOn: boolean;
}

type OpenShift = { -readonly [Key in keyof Shift]: Shift[Key] } & { stretches: Interval[] };

/** The shifts of all work, in order. Only whole pauses of 4 hours and the 24th hour divide it. */
export function shiftsOf(intervals: readonly Interval[]): Shift[] {
  const shifts: OpenShift[] = [];
  for (const stretch of union(intervals)) {
    for (let { beginMs } = stretch; beginMs < stretch.endMs; ) {
      let shift = shifts.at(-1);
      const isContinued = beginMs > stretch.beginMs;
      if (!shift || beginMs - shift.endMs >= PAUSE_MS || beginMs - shift.beginMs >= SHIFT_MS) {
        shift = { beginMs, endMs: beginMs, stretches: [], isContinued, goesOn: false };
        shifts.push(shift);
      }
      const endMs = Math.min(stretch.endMs, shift.beginMs + SHIFT_MS);
      shift.stretches.push({ beginMs, endMs });
      shift.endMs = endMs;
      shift.goesOn = endMs < stretch.endMs;
      beginMs = endMs;
    }
  }
  return shifts;
}

/**
 * True if the work since a moment tells all shifts that begin at a later one or after it: there is a pause of 4
 * hours between both, or one that begins between them. Else earlier work has to be read, too.
 *
 * @param intervals all work that touches the time since `readFromMs`
 */
export function tellsShifts(
  intervals: readonly Interval[],
  readFromMs: number,
  beginMs: number,
): boolean {
  let idleMs = readFromMs;
  for (const stretch of union(intervals)) {
    if (idleMs > beginMs) return false;
    if (stretch.beginMs - idleMs >= PAUSE_MS) return true;
    idleMs = Math.max(idleMs, stretch.endMs);
  }
  return idleMs <= beginMs;
}
