import { formatDate, formatTime } from '#domain/calendar/time.ts';
import { workTimeText } from './text.ts';

/** `11月20日 18:32`. @param epochMs milliseconds since the epoch */
export function momentText(epochMs: number, zone: string): string {
  const [, month = 0, day = 0] = formatDate(epochMs, zone).split('/').map(Number);
  return workTimeText.dayTime(month, day, minuteText(epochMs, zone));
}

/** `9:02`. @param epochMs milliseconds since the epoch */
export function minuteText(epochMs: number, zone: string): string {
  return formatTime(epochMs, zone).slice(0, 5).replace(/^0/, '');
}

/**
 * `9:02 – 12:17`; with the date of an end on another day. Times in milliseconds since the epoch.
 *
 * @param endMs `null` for a running entry
 */
export function timeSpanText(beginMs: number, endMs: number | null, zone: string): string {
  const begin = minuteText(beginMs, zone);
  if (endMs === null) return workTimeText.span(begin, workTimeText.running);
  const day = formatDate(endMs, zone);
  const end = minuteText(endMs, zone);
  const isSameDay = formatDate(beginMs, zone) === day;
  return workTimeText.span(begin, isSameDay ? end : `${day.slice(5)} ${end}`);
}
