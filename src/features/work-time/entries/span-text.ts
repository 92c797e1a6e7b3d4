import { formatDate } from '#domain/calendar/time.ts';
import { minuteText } from '../moment-text.ts';
import { entriesText } from './text.ts';

/** `9:02 – 12:17`; with the date of an end on another day. Times in milliseconds since the epoch. */
export function spanText(beginMs: number, endMs: number): string {
  const isSameDay = formatDate(beginMs) === formatDate(endMs);
  const end = isSameDay ? minuteText(endMs) : `${formatDate(endMs).slice(5)} ${minuteText(endMs)}`;
  return entriesText.span(minuteText(beginMs), end);
}
