/** Beginnings that are offered for a new entry: now, or a little earlier (TRK-29). */
import { MINUTE_MS } from '#domain/time-units.ts';
import { type Interval, overlap } from './interval.ts';
import type { EntryTimes } from './total.ts';

/** In the order in which they are offered. */
const offsetsMinutes = { now: 0, minutes5: 5, minutes15: 15, minutes30: 30 } as const;

export type StartChoice = keyof typeof offsetsMinutes | 'lastEnd';

/**
 * @param entries running ones, and some that ended lately
 * @param nowMs milliseconds since the epoch
 * @returns each with its beginning, `null` if nothing has ended yet; disabled if that is unknown, or not after the
 *   beginning of everything that runs
 */
export function startOptions(entries: readonly EntryTimes[], nowMs: number) {
  const running = entries.filter(({ endingMs }) => endingMs === null);
  const latestBegin = Math.max(...running.map(({ beginningMs }) => beginningMs));
  const offsets = Object.entries(offsetsMinutes).map(([choice, minutes]) => {
    const beginMs = nowMs - minutes * MINUTE_MS;
    // Now is always after the beginning of running entries: the server sees to it.
    return {
      choice: choice as StartChoice,
      beginMs,
      isDisabled: minutes > 0 && beginMs <= latestBegin,
    };
  });
  const lastEnd = lastEndMs(entries, nowMs);
  const isDisabled = lastEnd === null || lastEnd <= latestBegin;
  return [...offsets, { choice: 'lastEnd' as const, beginMs: lastEnd, isDisabled }];
}

/** The last end that is not in the future; `null` if there is none. */
function lastEndMs(entries: readonly EntryTimes[], nowMs: number): number | null {
  const ends = entries.flatMap(({ endingMs }) =>
    endingMs !== null && endingMs <= nowMs ? [endingMs] : [],
  );
  return ends.length === 0 ? null : Math.max(...ends);
}

/** The ended entries that an interval overlaps: they can be ended where it begins (TRK-29, TRK-33). */
export function overlappedEntries<Entry extends EntryTimes>(
  entries: readonly Entry[],
  interval: Interval,
): Entry[] {
  return entries.filter(
    ({ beginningMs, endingMs }) =>
      endingMs !== null && overlap({ beginMs: beginningMs, endMs: endingMs }, interval),
  );
}
