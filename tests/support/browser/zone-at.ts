import { HOUR_MS } from '#domain/time-units.ts';

/**
 * A zone in which it is in this hour of a day, whatever time it is where the test runs. Where that is UTC, it is the
 * next hour: the page asks a browser in UTC for its zone.
 */
export function zoneAt(hour: number) {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12 || 1;
  const today = new Date(Date.now() + ahead * HOUR_MS).toISOString().slice(0, 10);
  return {
    // The sign in these names is that of the way back to UTC.
    zone: `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`,
    /** So many hours after today's midnight there; below 0 on the days before. */
    todayAt: (hours: number) =>
      new Date(Date.parse(`${today}T00:00:00Z`) + (hours - ahead) * HOUR_MS).toISOString(),
  };
}

/** Today has a past and a middle, and does not end during a test. */
export const EVENING = zoneAt(18);
