/** Announcements of a screen reader: each message once. */
import { endSpin } from '#tests/support/browser/page-clock.ts';
import { button } from '#tests/support/browser/screen.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isStored } from '#tests/support/browser/tracker.ts';
import { listen } from './spoken.ts';

// UI-1, UI-3, ROU-10
test('without motion nothing flashes, and a draw is announced once', async ({ page }) => {
  const said = await listen(page);
  await page.clock.install();
  await page.goto('/');
  await button(page, '1:昼食').click();
  await expect(page.getByRole('list', { name: '抽選項目' })).toBeVisible();
  await page.evaluate(() => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      for (const lit of document.querySelectorAll<HTMLElement>('[data-highlight]')) {
        seen.add(lit.dataset.highlight ?? '');
        document.documentElement.dataset.seen = [...seen].join();
      }
    }).observe(document.body, { subtree: true, attributes: true });
  });
  await said();
  await button(page, '抽選').click();
  await endSpin(page);
  const result = page.getByRole('status').getByText(/^結果: /);
  await expect(result).toBeVisible();
  expect(await said()).toEqual(['抽選中…', await result.textContent()]);
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'final');
});

// UI-1, OUT-3
test('a user hears each start and stop once', async ({ page }) => {
  const said = await listen(page);
  await signIn(page);
  await expect(button(page, '▶ 会議')).toBeVisible();
  await said();
  await button(page, '▶ 会議').click();
  await isStored(page);
  await button(page, '停止 会議').click();
  await isStored(page);
  await expect(page.getByText('計測していません')).toBeVisible();
  // On a busy machine a press takes so long that it is said to be on its way first.
  const heard = (await said()).map((text) => text.replace('(送信しています)', ''));
  expect([...new Set(heard)]).toEqual(['「会議」を開始しました', '「会議」を停止しました']);
});
