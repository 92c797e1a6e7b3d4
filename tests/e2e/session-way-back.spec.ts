/** The way back to a page that the browser kept as it was when its user left it. */
import type { Page } from '@playwright/test';
import { accountOf, openSignedIn, register } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

// Only the whole browser keeps pages that were left, and Playwright switches that off unless it is told not to.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: process.env.CHROMIUM_PATH,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

const authBlock = (page: Page) => page.getByRole('region', { name: '認証' });

/** A browser need not keep a page: it drops one when another tab asks for a lock that the page holds. */
const ATTEMPTS = 4;

/** Notes in the tab's storage how the page came back, and whether any frame shows the name. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const name = location.protocol === 'about:' ? null : sessionStorage.getItem('watchedName');
      if (name === null) return;
      const kept = document.body.hidden ? 'covered' : 'in sight';
      // A page that was kept may load itself again.
      if (sessionStorage.getItem('back') === null) {
        sessionStorage.setItem('back', persisted ? kept : 'loaded again');
      }
      const look = () => {
        if (sessionStorage.getItem('watchedName') === null) return;
        const { hidden, textContent } = document.body;
        if (!hidden && textContent?.includes(name)) sessionStorage.setItem('shown', name);
        requestAnimationFrame(look);
      };
      look();
    });
  });
}

/** Leaves the page for another site, with the way back to it. */
async function leave(page: Page, name: string): Promise<void> {
  // A page that is still at work is not kept.
  await page.waitForLoadState('networkidle');
  await page.evaluate((watched) => sessionStorage.setItem('watchedName', watched), name);
  await page.goto('about:blank');
}

const noted = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

function forgetNotes(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const key of ['watchedName', 'back', 'shown']) sessionStorage.removeItem(key);
  });
}

/** Goes away and back until the browser has kept the page, and sees what it shows then. */
async function expectCovered(
  page: Page,
  { away, shows }: Record<'away' | 'shows', (username: string) => Promise<void>>,
): Promise<void> {
  const account = accountOf();
  await watchFrames(page);
  await register(page, account);
  let back: string | null = 'loaded again';
  for (let attempt = 0; attempt < ATTEMPTS && back === 'loaded again'; attempt++) {
    await openSignedIn(page, account);
    await away(account.username);
    await page.bringToFront();
    await page.goBack({ waitUntil: 'commit' });
    // The page is back before it is told so.
    await expect
      .poll(async () => {
        // It may be loading itself again.
        back = await noted(page, 'back').catch(() => null);
        return back;
      })
      .not.toBeNull();
    await shows(account.username);
    await forgetNotes(page);
  }
  expect(back).toBe('covered');
}

// SES-29
test('never shows the old user when they have signed out elsewhere', async ({ page, context }) => {
  await expectCovered(page, {
    away: async (username) => {
      const other = await context.newPage();
      await other.goto('/');
      await leave(page, username);
      await other.bringToFront();
      // Signed out, it loads itself again; a tab that is about to may not close.
      const loaded = other.waitForEvent('load');
      await other.getByRole('button', { name: 'ログアウト' }).click();
      await loaded;
      await expect(authBlock(other)).toContainText('ユーザ名ゲスト');
      await other.close();
    },
    shows: async () => {
      await expect(page.getByLabel('ユーザ名')).toBeVisible();
      await expect(authBlock(page)).toContainText('ユーザ名ゲスト');
      expect(await noted(page, 'shown')).toBeNull();
    },
  });
});

// SES-29
test('shows the page as it was while they are signed in', async ({ page }) => {
  await expectCovered(page, {
    away: (username) => leave(page, username),
    // The page is back before its next frame.
    shows: (username) => expect.poll(() => noted(page, 'shown')).toBe(username),
  });
});
