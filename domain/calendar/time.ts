/** Formats times in the browser's time zone. */

/** Formats a date as `yyyy/MM/dd`. @param epochMs milliseconds since the epoch */
export function formatDate(epochMs: number): string {
  const date = new Date(epochMs);
  return [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('/');
}

/** Formats a time of day as `HH:mm:ss`. @param epochMs milliseconds since the epoch */
export function formatTime(epochMs: number): string {
  const date = new Date(epochMs);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join(':');
}

/**
 * Formats a time as `yyyy/MM/dd HH:mm:ss` (SES-10).
 *
 * @param epochMs milliseconds since the epoch
 */
export function formatDateTime(epochMs: number): string {
  return `${formatDate(epochMs)} ${formatTime(epochMs)}`;
}

/** The same without the seconds. */
export function formatMinute(epochMs: number): string {
  return formatDateTime(epochMs).slice(0, -':00'.length);
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
