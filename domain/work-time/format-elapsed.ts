/** Formats the duration of an entry, such as `0:42`, `59:59` or `1:00:00`. */

/**
 * @param beginMs milliseconds since the epoch
 * @param endMs milliseconds since the epoch; an end before the beginning (clock skew) counts as 0:00
 */
export function formatElapsed(beginMs: number, endMs: number): string {
  const seconds = Math.max(0, Math.floor((endMs - beginMs) / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const tail = String(seconds % 60).padStart(2, '0');
  return hours === 0
    ? `${minutes}:${tail}`
    : `${hours}:${String(minutes).padStart(2, '0')}:${tail}`;
}
