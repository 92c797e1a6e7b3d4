/** Every address of the navigation, and the way back. */
import { navigationPaths } from '#domain/navigation/sections.ts';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const pathsBySection = Map.groupBy(navigationPaths, (path) => path.split('/')[1]);

test.describe('on a desktop', () => {
  test('every path is that of a page, and each section survives a reload', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    await page.goto('/');
    for (const [section, paths] of pathsBySection) {
      await test.step(`${section}`, async () => {
        for (const path of paths) {
          // A reload is the server's page, which shows what its address says.
          const answer = await request.get(path, { headers: { accept: 'text/html' } });
          expect(await answer.text(), path).toContain('<div id="root">');
          await page.evaluate((address) => {
            history.replaceState(null, '', address);
            dispatchEvent(new PopStateEvent('popstate'));
          }, path);
          await expect(page).toHaveTitle(new RegExp(`^${path.slice(1)} \\|`));
          // The big screen of a roulette is a dialog on top of the page.
          const content = page.locator('main, [role="dialog"]');
          await expect(content.getByRole('heading').first()).toBeVisible();
          await expect(page.locator('main')).not.toContainText('ページが見つかりません');
        }
        await page.reload();
        await expect(page).toHaveTitle(new RegExp(`^${paths.at(-1)?.slice(1)} \\|`));
      });
    }
  });

  test('paths are case-sensitive', async ({ page }) => {
    await page.goto('/mypage');
    await expect(page.getByRole('main')).toContainText('ページが見つかりません');
  });

  // API-14
  test('unknown calls and missing scripts are not the page', async ({ request }) => {
    for (const path of ['/api/nothing', '/static/js/nothing.js', '/static/']) {
      const answer = await request.get(path, { headers: { accept: 'text/html' } });
      expect(answer.status(), path).toBe(404);
      expect(await answer.text(), path).not.toContain('<div id="root">');
    }
  });
});

// NAV-5, NAV-6
test('the menu leads to a section, its tabs further in, and back comes all the way out', {
  tag: '@both',
}, async ({ page }) => {
  const open = async (section: string) => {
    await page.getByRole('button', { name: 'メニュー' }).click();
    await page.getByRole('dialog').getByRole('button', { name: section, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await page.goto('/');
  await open('Mypage');
  await tab('銀行').click();
  await tab('AuthPost').click();
  await expect(page).toHaveURL(/\/Mypage\/Bank\/AuthPost$/);
  await open('Log');
  await expect(tab('Log')).toHaveAttribute('aria-selected', 'true');

  await page.goBack();
  await expect(tab('銀行').first()).toHaveAttribute('aria-selected', 'true');
  await expect(tab('AuthPost')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await page.goBack();
  await expect(tab('マイページホーム')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(tab('銀行').first()).toHaveAttribute('aria-selected', 'true');
  await expectNoSidewaysScroll(page);
});

// ROU-15
test('the section Roulette is open to guests, without a hint', async ({ page }) => {
  await page.goto('/Roulette/Spin');
  const bigScreen = page.getByRole('dialog', { name: '昼食' });
  await expect(bigScreen.getByRole('button', { name: '抽選' })).toBeEnabled();
  await expect(page.getByText('認証エラー')).toHaveCount(0);
});
