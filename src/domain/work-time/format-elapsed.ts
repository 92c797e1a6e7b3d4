/** How long an entry runs or ran, written as short as can be read: `0:42`, `59:59`, `1:00:00`. */

/**
 * @param beginMs milliseconds since the epoch
 * @param endMs the same; an end before the beginning, by a clock not quite right, counts as none
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
