import { useQuery } from '@tanstack/react-query';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import { useQueueState } from '#sync/use-queue-state.ts';
import { daysQuery } from './sheet-queries.ts';
import { shownDays } from './shown-sheet.ts';

/** The marked days of a span; nothing for `null`. */
export function useDays(span: DaySpan | null) {
  const { data: read, ...query } = useQuery(daysQuery(span));
  return { ...query, data: useQueueState((state) => read && shownDays(read, state)) };
}
