import { useQuery } from '@tanstack/react-query';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { spanQuery } from '../data/queries.ts';
import { useShownEntries } from './use-timeline.ts';

/** The step in which running entries are counted again: a year of entries takes its time. */
const STEP_MS = 10_000;

/** The entries of all records that touch these days, by their beginning. */
export function useSpanEntries(span: DaySpan) {
  const zone = useZone();
  const { data: read, ...query } = useQuery(spanQuery(span, zone));
  const data = useShownEntries(read);
  const isRunning = data?.some(({ endingMs }) => endingMs === null) ?? false;
  const nowMs = useClock(({ serverMs }) => (isRunning ? countedUntil(serverMs) : 0));
  return { ...query, data, nowMs, zone };
}

/** Until when running entries count. */
export function countedUntil(serverMs: number): number {
  const now = Math.floor(serverMs);
  return now - (now % STEP_MS);
}
