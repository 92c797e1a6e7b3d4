/** Notices of the system in several tabs. A browser without a window shows none: they are written down in place of it. */
import type { Page } from '@playwright/test';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { HOUR_MS } from '#domain/time-units.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { button, dialog, press } from '#tests/support/browser/screen.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The titles of those that any tab has shown. */
const shown = (page: Page) => page.evaluate(() => localStorage.getItem('shown'));

function writeDown(): void {
  // An empty page has none.
  if (!('serviceWorker' in navigator)) return;
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  Notification.requestPermission = async () => 'granted';
  ServiceWorkerRegistration.prototype.showNotification = async (title) => {
    localStorage.setItem('shown', `${localStorage.getItem('shown') ?? ''}${title}。`);
  };
}

// TRK-62
test('two tabs tell once that something runs for long', async ({ page, context }, info) => {
  await context.addInitScript(writeDown);
  await signIn(page, accountOf(info));
  await press(page, '知らせる');
  const switches = dialog(page, '知らせる');
  await switches.getByRole('switch', { name: '長く計測中のとき' }).check();
  await switches.getByRole('combobox', { name: '時間' }).click();
  await page.getByRole('option', { name: '4時間', exact: true }).click();
  await press(page, '閉じる');
  const other = await context.newPage();
  await other.goto('/');
  const beginning_time = new Date(Date.now() - 4 * HOUR_MS + 12_000).toISOString();
  await callApi(page, workTimePaths.switch, { name: '設計', beginning_time });
  await page.reload();
  await other.reload();
  for (const tab of [page, other]) {
    await expect(button(tab, '停止 設計')).toBeVisible();
    await tab.evaluate(() => navigator.serviceWorker.ready);
  }
  await expect.poll(() => shown(page), { timeout: 30_000 }).toBe('長く計測中です。');
  await press(page, '停止 設計');
  await expect(button(other, '停止 設計')).toBeHidden();
  expect(await shown(page)).toBe('長く計測中です。');
});
