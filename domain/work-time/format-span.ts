import { formatDate, formatDateTime, formatTime } from '#domain/calendar/time.ts';

/**
 * Formats a span of time; one day is written once: `2026/11/20 09:00:00 – 09:30:00`.
 *
 * @param beginMs milliseconds since the epoch
 * @param endMs milliseconds since the epoch
 */
export function formatSpan(beginMs: number, endMs: number): string {
  const sameDay = formatDate(beginMs) === formatDate(endMs);
  return `${formatDateTime(beginMs)} – ${sameDay ? formatTime(endMs) : formatDateTime(endMs)}`;
}
