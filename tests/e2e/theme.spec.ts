/** The scheme of the system, or the chosen one: from the first paint on. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/test.ts';

async function expectGround(page: Page, color: string): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', color);
  // The browser draws its own parts in it, too: the icons of date fields, scrollbars.
  await expect(page.locator('html')).toHaveCSS('color-scheme', color === DARK ? 'dark' : 'light');
}
const LIGHT = 'rgb(245, 246, 248)';
const DARK = 'rgb(20, 22, 28)';

// UI-6
test('follows the system until the user chooses, and remembers the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expectGround(page, DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectGround(page, LIGHT);

  const theme = (name: string) =>
    page.getByRole('group', { name: 'テーマ' }).getByRole('button', { name, exact: true });
  await page.getByRole('button', { name: 'メニュー' }).click();
  await expect(theme('自動')).toHaveAttribute('aria-pressed', 'true');
  await theme('ダーク').click();
  await expectGround(page, DARK);
  await page.reload();
  await expectGround(page, DARK);
  await page.getByRole('button', { name: 'メニュー' }).click();
  await expect(theme('ダーク')).toHaveAttribute('aria-pressed', 'true');

  await theme('ライト').click();
  await expectGround(page, LIGHT);
  await theme('自動').click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGround(page, DARK);
});

// NAV-6
test('the menu leads to the licences of what the page is made of', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'メニュー' }).click();
  const link = page.getByRole('link', { name: 'ライセンス' });
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  for (const name of ['react 19', 'workbox-precaching 7', 'fastify 5']) {
    expect(await response.text()).toContain(`\n${name}`);
  }
});

// UI-6
test('never shows another scheme before the chosen one', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('mui-mode', 'dark');
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) {
        const { colorScheme } = getComputedStyle(document.documentElement);
        seen.add(`${colorScheme} ${document.documentElement.dataset.colorScheme}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: '1:昼食' })).toBeVisible();
  expect(await page.evaluate('[...window.seen]')).toEqual(['dark dark']);
});
