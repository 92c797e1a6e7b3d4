/**
 * axe over every screen and state, in both schemes, on a desktop and on a phone: the tables of
 * tests/e2e/screens/ say which.
 */
import { expectAccessible } from '#tests/support/browser/expect-accessible.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { withoutFullscreen } from '#tests/support/browser/without-fullscreen.ts';
import { account } from './screens/account.ts';
import { draws } from './screens/draws.ts';
import { guest } from './screens/guest.ts';
import { openScreen } from './screens/screen.ts';
import { sheets } from './screens/sheets.ts';
import { busyTracker, emptyTracker, fullTracker } from './screens/tracker.ts';

const visits = [busyTracker, draws, sheets, guest, emptyTracker, account, fullTracker];
/** The desktop last: there the steps to the next screen are taken. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test.use({ actionTimeout: 15_000 });

test('the tables have more than 80 states', () => {
  const screens = visits.flatMap((visit) => visit.screens);
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
  expect(screens.length * sizes.length).toBeGreaterThanOrEqual(80);
});

// UI-1, UI-8
for (const { by, signedIn, data, prints = [], screens } of visits) {
  test(`${by} meets no barrier on ${screens.length} screens`, async ({ page, allow }, info) => {
    test.setTimeout(180_000);
    allow.consoleErrors(...prints);
    await withoutFullscreen(page);
    if (signedIn) await signIn(page, accountOf(info));
    await data?.(page);
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        await expectAccessible(page, screen.name, sizes);
      });
    }
  });
}
