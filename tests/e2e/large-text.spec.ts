/**
 * Screens in the text that a user has chosen in the browser: 16 to 32 px in place of the usual 16. A few
 * screens on a phone; the long run looks at all of tests/e2e/screens/, on three sizes.
 */

import { misfits } from '#tests/support/browser/misfits.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { withoutFullscreen } from '#tests/support/browser/without-fullscreen.ts';
import { isLongRun } from '#tests/support/long-run.ts';
import { account } from './screens/account.ts';
import { draws } from './screens/draws.ts';
import { guest } from './screens/guest.ts';
import { openScreen, type Visit } from './screens/screen.ts';
import { sheets } from './screens/sheets.ts';
import { busyTracker, emptyTracker, fullTracker } from './screens/tracker.ts';

const phone = { width: 390, height: 844 };
const sizes = isLongRun
  ? [{ width: 360, height: 740 }, phone, { width: 1280, height: 800 }]
  : [phone];
const fonts = isLongRun ? [16, 20, 24, 32] : [24, 32];
const all = [guest, draws, busyTracker, sheets, account, emptyTracker, fullTracker];

/** Screens of the default run: the last that each visit needs, with those that lead there. */
const few: readonly [Visit, string[]][] = [
  [guest, ['index', 'registration']],
  [draws, ['chosen raffle', 'result', 'big screen with a result', 'empty list']],
  [busyTracker, ['one record', 'running', 'entry to correct']],
  [sheets, ['timesheet', 'report of a week']],
];
const visits = isLongRun
  ? all
  : few.map(([visit, names]) => ({
      ...visit,
      screens: visit.screens.filter(({ name }) => names.includes(name)),
    }));

test.use({ actionTimeout: 15_000 });

// UI-8
for (const { by, signedIn, data, prints = [], screens } of visits) {
  test(`${by} reads all of ${screens.length} screens in large text`, async ({
    page,
    allow,
  }, info) => {
    test.setTimeout(isLongRun ? 600_000 : 120_000);
    allow.consoleErrors(...prints);
    await withoutFullscreen(page);
    if (signedIn) await signIn(page, accountOf(info));
    await data?.(page);
    const browser = await page.context().newCDPSession(page);
    const setText = (size: number) =>
      browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        for (const size of sizes) {
          for (const font of fonts) {
            await page.setViewportSize(size);
            await setText(font);
            const state = `${screen.name}, ${size.width} px, text of ${font} px`;
            await expect.poll(() => misfits(page), state).toEqual([]);
          }
        }
        await setText(16);
        await page.setViewportSize({ width: 1280, height: 800 });
      });
    }
  });
}
