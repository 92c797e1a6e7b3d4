import type { Clock } from '@playwright/test';

const MINUTE_MS = 60_000;

/**
 * Stops the time of all pages, so that it passes only through `clock.runFor` and short states can
 * be checked. The clock must have been installed before the pages were loaded, and is set a minute
 * ahead.
 */
export async function letTimeStand(clock: Clock): Promise<void> {
  // The pages' time runs until then: only what lies ahead of it can be asked for.
  await clock.pauseAt(Date.now() + MINUTE_MS);
}
