/** The sections of the navigation, as addresses. */
import { navigationPaths } from '#domain/navigation/sections.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const pathsBySection = Map.groupBy(navigationPaths, (path) => path.split('/')[1]);

// NAV-2, NAV-5
test('sections have addresses, and back leads through what was chosen', async ({ page }) => {
  for (const [section, paths] of pathsBySection) {
    await test.step(`${section}`, async () => {
      const path = paths.at(-1) ?? '';
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(`^${path.slice(1)} \\|`));
      // The big screen of a roulette is a dialog on top of the page.
      const content = page.locator('main, [role="dialog"]');
      await expect(content.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('main')).not.toContainText('ページが見つかりません');
    });
  }
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await page.goto('/Mypage');
  await tab('銀行').click();
  await tab('AuthPost').click();
  await page.goBack();
  await page.goBack();
  await expect(tab('マイページホーム')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(tab('銀行').first()).toHaveAttribute('aria-selected', 'true');
});

// UI-30: a dialog that opens as a reload begins may leave its state, and no entry of the history to go back to
test('a page whose state tells of a dialog stays after a reload', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => history.replaceState({ ...history.state, opened: 1 }, ''));
  // No dialog closes, for which a journey would wait.
  await throughLoad(page, () => page.evaluate(() => location.reload()));
  await expect.poll(() => page.evaluate(() => history.state?.opened)).toBe(0);
  await expect(page.getByRole('button', { name: '抽選', exact: true })).toBeVisible();
});
