/** Rows of one time each, which say that work or a break begins or ends (HRS-9). */
import { DAY_MS } from '#domain/time-units.ts';
import type { PunchKind } from './kinds.ts';
import type { Row } from './row.ts';

export interface Punch {
  readonly row: Row;
  readonly kind: PunchKind;
  /** Milliseconds since the epoch. */
  readonly moment: number;
  /** The same time a day later, where its date stands in a column of its own; otherwise `null`. */
  readonly nextDay: number | null;
}

export interface PunchPair {
  readonly from: Punch;
  readonly to: Punch;
}

interface Paired {
  readonly pairs: readonly PunchPair[];
  /** Punches without a partner. */
  readonly alone: readonly Punch[];
}

/**
 * Pairs each beginning with the end that follows it: in the order of their times or, where ends have the date on which
 * a night began, in that of the file. The order in which the fewest are alone is right.
 */
export function pairedPunches(punches: readonly Punch[]): Paired {
  const lastingMs = (punches.at(-1)?.moment ?? 0) - (punches[0]?.moment ?? 0);
  const orders = [
    punches,
    ...(lastingMs > -DAY_MS ? [inNights(punches)] : []),
    ...(lastingMs < DAY_MS ? [inNights(punches.toReversed())] : []),
  ];
  const [best] = orders.map(inPairs).sort((one, other) => one.alone.length - other.alone.length);
  return best ?? { pairs: [], alone: [] };
}

/** An end that is earlier on the date of the beginning before it is of the next day, and so is the rest of that night. */
function inNights(punches: readonly Punch[]): Punch[] {
  let before: Punch | null = null;
  let isNight = false;
  return punches.map((punch) => {
    const { kind, moment, nextDay } = punch;
    const isEarlier = before !== null && nextDay !== null && moment < before.moment;
    isNight = isEarlier && (before?.moment ?? 0) < nextDay && (isNight || kind === 'end');
    before = isNight && nextDay !== null ? { ...punch, moment: nextDay } : punch;
    return before;
  });
}

function inPairs(punches: readonly Punch[]): Paired {
  const pairs: PunchPair[] = [];
  const alone: Punch[] = [];
  let open: Punch | null = null;
  for (const punch of punches.toSorted((one, other) => one.moment - other.moment)) {
    if (punch.kind === 'begin') {
      if (open) alone.push(open);
      open = punch;
    } else if (open) {
      pairs.push({ from: open, to: punch });
      open = null;
    } else alone.push(punch);
  }
  if (open) alone.push(open);
  return { pairs, alone };
}
