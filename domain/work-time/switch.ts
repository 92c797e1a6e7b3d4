/** The effect of a switch from one record to another on the entries that run (TRK-24). */

/** An entry that runs, and its beginning in milliseconds since the epoch. */
interface Running<Id> {
  readonly id: Id;
  readonly begin: number;
}

/**
 * @param running the entries that run now, of all records
 * @param at the moment of the switch, in milliseconds since the epoch
 * @returns the ids of entries that end at that moment, since they began before it, and the end of the new entry:
 *   `null` if it runs, but a switch in the past ends where the next entry began
 */
export function decideSwitch<Id>(running: readonly Running<Id>[], at: number) {
  const later = running.filter(({ begin }) => begin >= at).map(({ begin }) => begin);
  return {
    ends: running.filter(({ begin }) => begin < at).map(({ id }) => id),
    // An entry lasts at least a millisecond.
    startedEnd: later.length === 0 ? null : Math.max(at + 1, Math.min(...later)),
  };
}

/** The times of presses on different devices may be wrong by this, in milliseconds: clocks and travel. */
const TOLERANCE_MS = 2000;

/**
 * The moment of a switch that was pressed a while ago: after the beginning of everything that runs,
 * whatever the clocks said, so that it ends all of it. Only an entry begun elsewhere after the press
 * goes on (OUT-8).
 *
 * @param pressed when it was pressed, in milliseconds since the epoch
 * @param now when it arrived
 */
export function switchNow(
  running: readonly Pick<Running<unknown>, 'begin'>[],
  pressed: number,
  now = pressed,
): number {
  const followed = running.filter(({ begin }) => begin <= pressed + TOLERANCE_MS || begin > now);
  return Math.max(pressed, ...followed.map(({ begin }) => begin + 1));
}
