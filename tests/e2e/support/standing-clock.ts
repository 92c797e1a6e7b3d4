import type { Clock } from '@playwright/test';

const MINUTE_MS = 60_000;

/**
 * Lets the time of all pages stand, so that it passes by `clock.runFor` alone and what lasts for a
 * moment can be looked at for as long as it takes. The clock must have been installed before the
 * pages were loaded, and is put a minute forward.
 */
export async function letTimeStand(clock: Clock): Promise<void> {
  // The pages' time runs until then: only what lies ahead of it can be asked for.
  await clock.pauseAt(Date.now() + MINUTE_MS);
}
