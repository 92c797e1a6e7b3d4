/** 集計 at a glance: where it stands on the screen. */
import type { Locator } from '@playwright/test';
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const days = ['02', '03', '04', '05', '06'];
const tasks = ['設計', '会議', '開発', 'レビュー', '資料作成'];

// TRK-51
test('a week of 集計 is seen on one screen', { tag: '@both' }, async ({ page }, info) => {
  await signIn(page, accountOf(info));
  for (const [index, name] of tasks.entries()) {
    const entries = days.map((day) => ({
      begin: `2024-12-${day}T${10 + index}:00:00`,
      end: `2024-12-${day}T${10 + index}:45:00`,
    }));
    await addEntries(page, name, entries);
  }
  await addEntries(page, '先週', [{ begin: '2024-11-28T10:00:00', end: '2024-11-28T12:00:00' }]);
  await page.goto('/?view=report&unit=week&day=2024-12-02');
  await expect(page.getByText('前週 +16:45')).toBeVisible();
  const edgeOf = async (one: Locator) => {
    const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
    return y + height;
  };
  const isPhone = info.project.name === 'phone';
  const number = page.getByText('18:45', { exact: true }).first();
  expect(await edgeOf(number)).toBeLessThanOrEqual(isPhone ? 420 : 360);
  const chart = page.locator('svg', { has: page.locator('[class*=MuiBarChart]') });
  await expect(chart.getByText('3:45', { exact: true })).toHaveCount(days.length);
  const records = page.getByRole('table', { name: '作業別の合計' });
  const height = page.viewportSize()?.height ?? 0;
  for (const one of isPhone ? [chart] : [chart, records])
    expect(await edgeOf(one)).toBeLessThanOrEqual(height);
  await expectNoSidewaysScroll(page);
});
