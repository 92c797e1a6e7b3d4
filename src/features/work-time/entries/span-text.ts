import { formatDate, formatTime } from '#domain/calendar/time.ts';
import { workTimeText } from '../text.ts';

/** `9:02 – 12:17`; with the date of an end on another day. Times in milliseconds since the epoch. */
export function spanText(beginMs: number, endMs: number): string {
  const isSameDay = formatDate(beginMs) === formatDate(endMs);
  const end = isSameDay ? minute(endMs) : `${formatDate(endMs).slice(5)} ${minute(endMs)}`;
  return workTimeText.entries.span(minute(beginMs), end);
}

function minute(epochMs: number): string {
  return formatTime(epochMs).slice(0, 5).replace(/^0/, '');
}
