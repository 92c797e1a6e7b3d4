/** Timers that were probably forgotten, and the ends that are offered for them (TRK-34). */
import { dayOf } from '#domain/calendar/day.ts';
import { parseLocalTime } from '#domain/calendar/local-time.ts';
import { HOUR_MS } from '#domain/time-units.ts';

const LONG_MS = 8 * HOUR_MS;
const UNUSED_MS = HOUR_MS;
const ASK_EVERY_MS = 8 * HOUR_MS;
const EVENING = '18:00';

/** Times are milliseconds since the epoch. */
export interface RescueFacts {
  readonly nowMs: number;
  /** The last moment before now at which this browser's page was in use; `null` if that is not known. */
  readonly lastActivityMs: number | null;
  /** The moment of the last question in any tab; `null` if there was none. */
  readonly lastAskedMs: number | null;
  /** A time zone such as `Asia/Tokyo`. */
  readonly zone: string;
}

interface Running {
  readonly beginningMs: number;
}

/**
 * The running entries to ask about: they have run for more than 8 hours, or began
 * on an earlier day if the page was unused for an hour. None within 8 hours of the last question.
 */
export function entriesToRescue<Entry extends Running>(
  running: readonly Entry[],
  { nowMs, lastActivityMs, lastAskedMs, zone }: RescueFacts,
): Entry[] {
  if (lastAskedMs !== null && nowMs - lastAskedMs < ASK_EVERY_MS) return [];
  const wasUnused = lastActivityMs === null || nowMs - lastActivityMs >= UNUSED_MS;
  const today = dayOf(nowMs, zone);
  return running.filter(
    ({ beginningMs }) =>
      nowMs - beginningMs > LONG_MS || (wasUnused && dayOf(beginningMs, zone) < today),
  );
}

export type RescueChip = 'lastActivity' | 'evening' | 'oneHour';

/**
 * The ends that are offered for an entry, as far as they fit: the last activity, 18:00 of the day on
 * which it began, and one hour after its beginning. They lie after the beginning and not after now, in
 * milliseconds since the epoch.
 */
export function rescueEnds({ beginningMs }: Running, { nowMs, lastActivityMs, zone }: RescueFacts) {
  const evening = parseLocalTime(`${dayOf(beginningMs, zone)}T${EVENING}`, zone);
  const ends: { chip: RescueChip; endMs: number | null }[] = [
    { chip: 'lastActivity', endMs: lastActivityMs },
    { chip: 'evening', endMs: typeof evening === 'number' ? evening : null },
    { chip: 'oneHour', endMs: beginningMs + HOUR_MS },
  ];
  return ends.flatMap(({ chip, endMs }) =>
    endMs !== null && endMs > beginningMs && endMs <= nowMs ? [{ chip, endMs }] : [],
  );
}
