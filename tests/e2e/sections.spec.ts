/** Every address of the navigation. */
import { navigationPaths } from '#domain/navigation/sections.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const pathsBySection = Map.groupBy(navigationPaths, (path) => path.split('/')[1]);

// NAV-2, NAV-5
test('every path is that of a page, each section survives a reload, and back leads through them', async ({
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
