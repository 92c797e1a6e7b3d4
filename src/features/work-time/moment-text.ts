import { formatDate, formatTime } from '#domain/calendar/time.ts';
import { workTimeText } from './text.ts';

/** `11月20日 18:32`, in the browser's time zone. @param epochMs milliseconds since the epoch */
export function momentText(epochMs: number): string {
  const [, month = 0, day = 0] = formatDate(epochMs).split('/').map(Number);
  return workTimeText.dayTime(month, day, minuteText(epochMs));
}

/** `9:02`. @param epochMs milliseconds since the epoch */
export function minuteText(epochMs: number): string {
  return formatTime(epochMs).slice(0, 5).replace(/^0/, '');
}

/** `9:02 – 12:17`; with the date of an end on another day. Times in milliseconds since the epoch. */
export function spanText(beginMs: number, endMs: number): string {
  const isSameDay = formatDate(beginMs) === formatDate(endMs);
  const end = isSameDay ? minuteText(endMs) : `${formatDate(endMs).slice(5)} ${minuteText(endMs)}`;
  return workTimeText.span(minuteText(beginMs), end);
}
