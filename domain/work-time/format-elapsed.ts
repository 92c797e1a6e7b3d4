/** Formats the duration of an entry, such as `0:00:42` or `1:00:00`: never to be taken for a time. */

/**
 * @param beginMs milliseconds since the epoch
 * @param endMs milliseconds since the epoch; an end before the beginning (clock skew) counts as none
 */
export function formatElapsed(beginMs: number, endMs: number): string {
  const seconds = Math.max(0, Math.floor((endMs - beginMs) / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const tail = String(seconds % 60).padStart(2, '0');
  return `${hours}:${String(minutes).padStart(2, '0')}:${tail}`;
}
