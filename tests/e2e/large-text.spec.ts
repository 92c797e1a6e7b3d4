/**
 * Screens in the text that a user has chosen in the browser: 16 to 32 px in place of the usual 16. A few
 * screens on a phone; the long run looks at all of tests/e2e/screens/, on three sizes.
 */
import { misfits } from '#tests/support/browser/misfits.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isLongRun } from '#tests/support/long-run.ts';
import { openScreen } from './screens/screen.ts';
import { begin, visits } from './screens/visits.ts';

const phone = { width: 390, height: 844 };
const sizes = isLongRun
  ? [{ width: 360, height: 740 }, phone, { width: 1280, height: 800 }]
  : [phone];
const fonts = isLongRun ? [16, 20, 24, 32] : [24, 32];
/** Screens of the default run: the last that each visit needs, with those that lead there. */
const few = [
  ...['index', 'registration'],
  ...['chosen raffle', 'result', 'big screen with a result', 'empty list'],
  ...['one record', 'running', 'entry to correct'],
  ...['timesheet', 'report of a week'],
];
const looked = visits
  .map(({ screens, ...visit }) => ({
    ...visit,
    screens: screens.filter(({ name }) => isLongRun || few.includes(name)),
  }))
  .filter(({ screens }) => screens.length > 0);

test.use({ actionTimeout: 15_000 });

// UI-8
for (const visit of looked) {
  test(`${visit.by} reads ${visit.screens.length} screens in large text`, async ({
    page,
    allow,
  }) => {
    test.setTimeout(isLongRun ? 600_000 : 120_000);
    await begin(visit, page, allow);
    const browser = await page.context().newCDPSession(page);
    const setText = (size: number) =>
      browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    for (const screen of visit.screens) {
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        for (const size of sizes) {
          for (const font of fonts) {
            await page.setViewportSize(size);
            await setText(font);
            // A menu over the page is placed when it opens, or the window changes.
            await page.evaluate(() => dispatchEvent(new Event('resize')));
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
