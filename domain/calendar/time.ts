/** Formats times in a time zone, such as `Asia/Tokyo`. */

/** Kept, because creating a format is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Shown for a number that is no valid time, which another server may send: the rest of the page stays. */
const NO_MOMENT = '----/--/-- --:--:--';

/** Formats a date as `yyyy/MM/dd`. @param epochMs milliseconds since the epoch */
export function formatDate(epochMs: number, zone: string): string {
  return formatDateTime(epochMs, zone).slice(0, -' 00:00:00'.length);
}

/** Formats a time of day as `HH:mm:ss`. @param epochMs milliseconds since the epoch */
export function formatTime(epochMs: number, zone: string): string {
  return formatDateTime(epochMs, zone).slice(-'00:00:00'.length);
}

/**
 * Formats a time as `yyyy/MM/dd HH:mm:ss` (SES-10).
 *
 * @param epochMs milliseconds since the epoch
 */
export function formatDateTime(epochMs: number, zone: string): string {
  if (Number.isNaN(new Date(epochMs).getTime())) return NO_MOMENT;
  const parts = formatOf(zone).formatToParts(epochMs);
  const [year, month, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((part) => parts.find(({ type }) => type === part)?.value);
  return `${year}/${month}/${day} ${hour}:${minute}:${second}`;
}

/** The same without the seconds. */
export function formatMinute(epochMs: number, zone: string): string {
  return formatDateTime(epochMs, zone).slice(0, -':00'.length);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const [year, twoDigits] = ['numeric', '2-digit'] as const;
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, year, month: twoDigits, day: twoDigits },
    ...{ hourCycle: 'h23', hour: twoDigits, minute: twoDigits, second: twoDigits },
  });
  formats.set(timeZone, format);
  return format;
}
