/** The clock of the pages, where a journey must not wait, or must look in time. */

import { type Clock, expect, type Page } from '@playwright/test';
import { MINUTE_MS } from '#domain/time-units.ts';

const SPIN_MS = 3000;
const FRAME_MS = 20;

/**
 * Stops the time of all pages, so that it passes only through `clock.runFor` and short states can
 * be checked. The clock must have been installed before the pages were loaded, and is set a minute
 * ahead.
 */
export async function letTimeStand(clock: Clock): Promise<void> {
  // The pages' time runs until then: only what lies ahead of it can be asked for.
  await clock.pauseAt(Date.now() + MINUTE_MS);
}

/** Lets time pass until the next frame is painted, in which a press is seen: what it does begins after it. */
async function letFramePass(clock: Clock): Promise<void> {
  await clock.runFor(FRAME_MS);
}

/** Ends the spin that was just begun, without its three seconds; for a page with a clock, as above. */
export async function endSpin(page: Page): Promise<void> {
  await letFramePass(page.clock);
  await expect(page.getByText(/ elapsed=\d/).first()).toBeAttached();
  await page.clock.fastForward(SPIN_MS);
}
