import { useQuery } from '@tanstack/react-query';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { shiftsQuery, spanQuery } from '../data/queries.ts';
import { useShownEntries } from './use-timeline.ts';

/** The step in which running entries are counted again: a year of entries takes its time. */
const STEP_MS = 10_000;

/** The entries of all records that touch these days, by their beginning. */
export function useSpanEntries(span: DaySpan) {
  const zone = useZone();
  return { ...useReadEntries(spanQuery(span, zone)), zone };
}

/** The same with all that belong to the shifts of these days, which begin at an hour. */
export function useShiftEntries(span: DaySpan, boundary: number) {
  const zone = useZone();
  return { ...useReadEntries(shiftsQuery(span, boundary, zone)), zone };
}

function useReadEntries(entries: ReturnType<typeof spanQuery | typeof shiftsQuery>) {
  const { data: read, ...query } = useQuery(entries);
  const data = useShownEntries(read);
  const isRunning = data?.some(({ endingMs }) => endingMs === null) ?? false;
  const nowMs = useClock(({ serverMs }) => (isRunning ? countedUntil(serverMs) : 0));
  return { ...query, data, nowMs };
}

/** Until when running entries count. */
export function countedUntil(serverMs: number): number {
  const now = Math.floor(serverMs);
  return now - (now % STEP_MS);
}
