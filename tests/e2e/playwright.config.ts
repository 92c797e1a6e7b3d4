import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '#tests/support/browser/launch-chromium.ts';

const inCi = process.env.CI !== undefined;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  forbidOnly: inCi,
  retries: 0, // a journey that passes only sometimes is a defect, of itself or of the product
  workers: 2,
  fullyParallel: true, // tests know nothing of each other, and no worker is left with a long file
  // On a busy machine what hangs is still found, and what is slow is not blamed: how quick the
  // product has to be is measured by the page's own clock.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // Routes of a journey do not see what a service worker answers: offline.spec.ts is about it.
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumArgs,
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // Nothing in these depends on the screen, and most of them start a server of their own.
      testIgnore: /(?:net|session-(?:clock|life|tabs|tampered|way-back))\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
