/** A server behind a proxy with a sign-in of its own, whose session is over while the page goes on. */
import { isReadyForOffline } from '#tests/support/browser/cached-paths.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { button } from '#tests/support/browser/screen.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { test as base, expect } from '#tests/support/browser/test.ts';
import { acknowledge, addRecord, isStored, record } from '#tests/support/browser/tracker.ts';
import { openSignOn, type SignOn } from './worlds/fronts.ts';

const test = base.extend<{ front: SignOn }>({
  front: async ({ server }, use) => {
    const front = await openSignOn(server.url);
    await use(front);
    await front.close();
  },
  baseURL: ({ front }, use) => use(front.url),
  page: async ({ page, front, allow }, use) => {
    allow.origin(front.url);
    allow.origin(front.url.replace('127.0.0.1', 'localhost'));
    // The browser tells of calls that end at the other host.
    allow.consoleErrors(/ERR_EMPTY_RESPONSE|ERR_FAILED|violates|CORS policy|was preloaded/);
    allow.pageErrors(/^Error: Policy violation: connect-src/);
    await use(page);
    // Before the proxy goes: whatever it asks for then would fail.
    await page.close();
  },
});

for (const serviceWorkers of ['allow', 'block'] as const) {
  test.describe(`with the service worker: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    // OUT-11, UI-13
    test('one press leads to the sign-in and back', async ({ page, front }) => {
      const link = page.getByRole('link', { name: 'Sign in' });
      await page.goto('/');
      await throughLoad(page, () => link.click());
      const isWorking = serviceWorkers === 'allow';
      if (isWorking) await page.evaluate(() => navigator.serviceWorker.ready);
      await signIn(page);
      await addRecord(page);
      await page.goto('/?view=report');
      await expect(page.getByRole('group', { name: '集計の単位' })).toBeVisible();
      if (isWorking) await isReadyForOffline(page, '/tracker.', '/hours.');

      const silence = page.getByRole('status').filter({ hasText: '接続なし' });
      const open = button(page, 'サインイン');
      front.setDown(true);
      await expect(silence).toBeVisible();
      await expect(open).toHaveCount(0);
      front.expire();
      front.setDown(false);
      await expect(open).toBeVisible();
      if (isWorking) {
        await page.reload();
        await expect(open, 'a reload leads nowhere').toBeVisible();
      }

      await page.getByRole('tab', { name: '計測' }).click();
      await record(page, '新規').click();
      await button(page, '開始').click();
      await acknowledge(page, '開始しました');
      await page.getByRole('tab', { name: '集計' }).click();
      await page.evaluate(() => {
        location.hash = 'part';
      });
      await throughLoad(page, () => open.click());
      await throughLoad(page, () => link.click());
      await expect(page).toHaveURL('/?view=report#part');
      await isStored(page);
      await expect(button(page, '停止')).toBeVisible();
      await expect(silence).toHaveCount(0);
      await expect(open).toHaveCount(0);
    });
  });
}
