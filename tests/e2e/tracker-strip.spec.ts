/** The strip and the past entries, as a person uses them all day. */
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isStored } from '#tests/support/browser/tracker.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// TRK-27, TRK-28, TRK-30, TRK-33
test(
  'a task is timed, switched, stopped, taken back and corrected',
  { tag: '@phone' },
  async ({ page }, info) => {
    await signIn(page, accountOf(info));
    await page.getByRole('combobox', { name: '作業名' }).fill('設計');
    await page.keyboard.press('Enter');
    await expect(button(page, '停止 設計')).toBeVisible();
    await expect(page).toHaveTitle(/^● 0:00:\d\d 設計$/);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /icon-running/);
    await page.getByRole('combobox', { name: '作業名' }).fill('会議');
    await button(page, '計測開始').click();
    await expect(button(page, '停止 設計')).toHaveCount(0);
    await button(page, '▶ 設計').click();
    await button(page, '停止 設計').click();
    await expect(page).not.toHaveTitle(/●/);
    await button(page, '元に戻す').click();
    await expect(button(page, '停止 設計')).toBeVisible();
    await button(page, '編集').first().click();
    await page.getByRole('dialog').getByLabel('メモ').fill('見積もり');
    await button(page, '保存').click();
    await expect(page.getByRole('region', { name: '過去の記録' })).toContainText('見積もり');
    await expectNoSidewaysScroll(page);
  },
);

// OUT-3
test('a press is in sight before the server responds, and stays the same element then', async ({
  page,
}, info) => {
  await signIn(page, accountOf(info));
  const held = await holdWrites(page);
  await page.getByRole('combobox', { name: '作業名' }).fill('設計');
  await page.keyboard.press('Enter');
  const stop = page.getByRole('button', { name: '停止 設計', exact: true });
  await stop.focus();
  const element = await stop.elementHandle();
  const isFocused = () => element?.evaluate((one) => one === document.activeElement);
  expect(await isFocused()).toBe(true);
  await held.release();
  await isStored(page);
  await expect(page.getByRole('button', { name: /^\d+:設計$/ })).toBeVisible();
  expect(await isFocused()).toBe(true);

  const again = await holdWrites(page);
  await page.keyboard.press('Enter');
  await expect(stop).toHaveCount(0);
  await expect(page.getByText('計測していません')).toBeVisible();
  await again.release();
  await isStored(page);
  await expect(stop).toHaveCount(0);
});

/** Holds back what changes something until it is released. */
async function holdWrites(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const writes = /\/api\/(?:worktimetracker|timeentries)\//;
  await page.route(writes, async (route) => {
    if (route.request().method() !== 'GET') await promise;
    await route.fallback();
  });
  return {
    async release(): Promise<void> {
      resolve();
      await page.unroute(writes);
    },
  };
}
