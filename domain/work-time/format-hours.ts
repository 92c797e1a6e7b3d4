const MINUTE_MS = 60_000;

/**
 * Formats a sum of working time as hours and minutes, such as `31:05`. Only here it is cut off to
 * the minute.
 *
 * @param sumMs milliseconds, not negative
 */
export function formatHours(sumMs: number): string {
  const minutes = Math.floor(sumMs / MINUTE_MS);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
