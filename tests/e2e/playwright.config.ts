import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '#tests/support/browser/launch-chromium.ts';
import { isLongRun } from '#tests/support/long-run.ts';

const inCi = process.env.CI !== undefined;
const timezoneId = 'Asia/Tokyo';

// The times in the cookies of a session that a journey begins with are those of the browser.
process.env.TZ = timezoneId;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  forbidOnly: inCi,
  retries: 0, // a journey that passes only sometimes is a defect, of itself or of the product
  workers: 3, // a journey waits for some of its time, in which two processors would rest
  fullyParallel: true, // tests know nothing of each other, and no worker is left with a long file
  // On a busy machine what hangs is still found, and what is slow is not blamed: how quick the
  // product has to be is measured by the page's own clock.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'ja-JP',
    timezoneId,
    // Routes of a journey do not see what a service worker answers: offline.spec.ts is about it.
    serviceWorkers: 'block',
    // Animations run only in journeys that are about them.
    contextOptions: { reducedMotion: 'reduce' },
    // Ask for a trace when one is needed (`-- --trace on`): to keep one takes as long as the journey.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH,
      args: chromiumArgs,
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: isLongRun ? /@phone/ : /@phone|@long/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // Only journeys in which the screen plays a part; all others pass or fail as on the desktop.
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
