/** Formats the duration of an entry, such as `0:00:42` or `1:00:00`: never to be taken for a time. */
import { twoDigits } from '#domain/two-digits.ts';

/**
 * @param beginMs milliseconds since the epoch
 * @param endMs milliseconds since the epoch; an end before the beginning (clock skew) counts as none
 */
export function formatElapsed(beginMs: number, endMs: number): string {
  const seconds = Math.max(0, Math.floor((endMs - beginMs) / 1000));
  const hours = Math.floor(seconds / 3600);
  return `${hours}:${twoDigits((seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}
