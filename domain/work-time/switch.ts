/** The effect of a switch from one record to another on the entries that run (TRK-24). */

export interface RunningInterval<Id> {
  readonly id: Id;
  /** Milliseconds since the epoch. */
  readonly begin: number;
}

export interface SwitchDecision<Id> {
  /** The moment of the switch, in milliseconds since the epoch. */
  readonly at: number;
  /** The ids of the entries that end at that moment: those that began before it. */
  readonly ends: readonly Id[];
  /**
   * The end of the new entry, in milliseconds since the epoch; `null` if it runs. A switch in the
   * past ends where the next entry began.
   */
  readonly startedEnd: number | null;
}

/**
 * @param running the entries that run now, of all records
 * @param at the moment of the switch, in milliseconds since the epoch
 */
export function decideSwitch<Id>(
  running: readonly RunningInterval<Id>[],
  at: number,
): SwitchDecision<Id> {
  const later = running.filter(({ begin }) => begin >= at).map(({ begin }) => begin);
  return {
    at,
    ends: running.filter(({ begin }) => begin < at).map(({ id }) => id),
    // An entry lasts at least a millisecond.
    startedEnd: later.length === 0 ? null : Math.max(at + 1, Math.min(...later)),
  };
}

/** The times of presses on different devices may be wrong by this, in milliseconds: clocks and travel. */
const TOLERANCE_MS = 2000;

/**
 * The moment of a switch that was pressed a while ago: after the beginning of everything that runs,
 * whatever the clocks said, so that it ends all of it. Only what was begun elsewhere after the press
 * goes on (OUT-8).
 *
 * @param pressed when it was pressed, in milliseconds since the epoch
 * @param now when it arrived
 */
export function switchNow(
  running: readonly Pick<RunningInterval<unknown>, 'begin'>[],
  pressed: number,
  now = pressed,
): number {
  const followed = running.filter(({ begin }) => begin <= pressed + TOLERANCE_MS || begin > now);
  return Math.max(pressed, ...followed.map(({ begin }) => begin + 1));
}
