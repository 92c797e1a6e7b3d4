import { queryOptions, skipToken } from '@tanstack/react-query';
import type { MarkedDay } from '#contract/timesheet.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import type { Read } from '#sync/call.ts';
import { fetchDays, fetchSettings, type KnownSettings } from './sheet-calls.ts';

/** The prefix of the keys of both. */
export const sheetsKey = ['sheets'];

/** The settings of timesheets. */
export const settingsQuery = queryOptions<KnownSettings>({
  queryKey: [...sheetsKey, 'settings'],
  queryFn: ({ signal }) => fetchSettings(signal),
});

/** The marked days of a span; nothing for `null`. */
export const daysQuery = (span: DaySpan | null) =>
  queryOptions<Read<MarkedDay>>({
    queryKey: [...sheetsKey, 'days', span?.first, span?.last],
    queryFn: span === null ? skipToken : ({ signal }) => fetchDays(span, signal),
  });
