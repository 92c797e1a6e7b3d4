import { keepPreviousData, skipToken, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FIND_LENGTH } from '#contract/limits.ts';
import type { TimelineQuery } from '#contract/time-entries.ts';
import { type Day, dayInterval, isDay } from '#domain/calendar/day.ts';
import { countCodePoints } from '#domain/count-code-points.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useShownEntries } from '#work-time/commands/use-timeline.ts';
import { timelineKey } from '#work-time/data/queries.ts';
import { fetchFound } from './fetch-found.ts';

export interface Sought {
  words: string;
  /** Empty: whatever came before, or after. */
  first: Day | '';
  last: Day | '';
  /** Empty: of all tasks. */
  recordId: string;
}

/** From the last letter on. */
const PAUSE_MS = 300;

/** True for more than the server looks for (TRK-60). */
export const isTooLong = (words: string) => countCodePoints(words.trim()) > FIND_LENGTH;

/**
 * The entries that hold the words, as the presses leave them; nothing before there is something to look for.
 * They are stale from the first letter on that changes the query.
 */
export function useFound(typed: Sought) {
  const settled = useSettled(typed);
  const { words, first, last, recordId } = settled;
  const zone = useZone();
  const q = words.trim();
  const query: TimelineQuery = { q };
  if (recordId !== '') query.record = recordId;
  if (isDay(first)) query.from = new Date(dayInterval(first, zone).beginMs).toISOString();
  if (isDay(last)) query.to = new Date(dayInterval(last, zone).endMs).toISOString();
  const isSought = !isTooLong(q) && (q !== '' || Object.keys(query).length > 1);
  const { data, ...state } = useInfiniteQuery({
    queryKey: [...timelineKey, 'found', query],
    queryFn: isSought
      ? ({ pageParam, signal }) => fetchFound({ ...query, ...pageParam }, signal)
      : skipToken,
    initialPageParam: {},
    getNextPageParam: ({ next }) => (next === null ? undefined : { cursor: next }),
    placeholderData: isSought ? keepPreviousData : undefined,
  });
  const [newest] = data?.pages ?? [];
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const shown = useShownEntries(newest && { ...newest, rows });
  // Effects add entries that were not looked for.
  const found = new Set(rows.map(({ id }) => id));
  const entries = shown
    ?.filter(({ id }) => found.has(id))
    .toSorted((one, other) => other.beginningMs - one.beginningMs);
  const isStale = state.isPlaceholderData || settled !== typed;
  return { ...state, newest, entries, isStale };
}

/** The last value that stayed for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
