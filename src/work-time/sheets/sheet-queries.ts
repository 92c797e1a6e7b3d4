import { queryOptions, skipToken } from '@tanstack/react-query';
import type { DaySums, MarkedDay } from '#contract/timesheet.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import type { Read } from '#sync/call.ts';
import { fetchDaySums, fetchDays, fetchSettings, type KnownSettings } from './sheet-calls.ts';

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

/**
 * The work and the marks of a span's days; nothing for `null`. They follow from entries, marks and settings.
 *
 * @param revision of the settings as they were read, which is another one after each change of a mark
 */
export const daySumsQuery = (span: DaySpan | null, zone: string, revision: number | null) =>
  queryOptions<DaySums>({
    queryKey: ['work-time', 'sums', span?.first, span?.last, zone, revision],
    queryFn: span === null ? skipToken : ({ signal }) => fetchDaySums(span, zone, signal),
  });
