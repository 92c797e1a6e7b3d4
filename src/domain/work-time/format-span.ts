import { formatDate, formatDateTime, formatTime } from '../time.ts';

/**
 * Writes from when to when, the day only once: `2026/11/20 09:00:00 – 09:30:00`.
 *
 * @param beginMs milliseconds since the epoch
 * @param endMs the same
 */
export function formatSpan(beginMs: number, endMs: number): string {
  const sameDay = formatDate(beginMs) === formatDate(endMs);
  return `${formatDateTime(beginMs)} – ${sameDay ? formatTime(endMs) : formatDateTime(endMs)}`;
}
