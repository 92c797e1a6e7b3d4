import { formatDateTime } from '#domain/calendar/time.ts';

/** The last use is known to within minutes. */
export function toMinute(epochMs: number): string {
  return formatDateTime(epochMs).slice(0, -':00'.length);
}
