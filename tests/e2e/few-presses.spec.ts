/** How many presses the daily corrections take, as the page counts them; typing is none. */
import type { Page } from '@playwright/test';
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { button, dialog, field, region } from '#tests/support/browser/screen.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { EVENING } from '#tests/support/browser/zone-at.ts';

declare global {
  interface Window {
    presses: number;
  }
}

test.use({ timezoneId: EVENING.zone });

/** Does something, and returns the number of presses that it took. */
async function pressesOf(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.presses = 0;
  });
  await work();
  return page.evaluate(() => window.presses);
}

// TRK-59
test('daily corrections take two and three presses', { tag: '@both' }, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('click', ({ detail }) => detail > 0 && window.presses++, { capture: true });
  });
  await signIn(page);
  // Yesterday from 9:00 to 12:00.
  const times = { begin: EVENING.todayAt(-15), end: EVENING.todayAt(-12) };
  await addEntries(page, '設計', [times]);
  await page.reload();
  const past = region(page, '過去の記録');
  const row = button(past, /9:00の記録を編集$/);
  await expect(row).toBeVisible();

  const correct = await pressesOf(page, async () => {
    await row.click();
    await field(dialog(page, '記録を編集'), '長さ').fill('3:30');
    await button(page, '保存').click();
    await expect(past.getByRole('listitem')).toContainText('9:00 – 12:30');
  });
  expect(correct).toBe(2);

  const split = await pressesOf(page, async () => {
    await row.click();
    await button(page, '分ける').click();
    await button(dialog(page, '記録を2つに分ける'), '分ける').click();
    await expect(past.getByRole('listitem')).toHaveCount(2);
  });
  expect(split).toBe(3);

  const calendar = await pressesOf(page, async () => {
    await page.getByRole('tab', { name: '集計' }).click();
    await button(page, 'カレンダー').click();
    await expect(page.getByRole('group', { name: 'カレンダー' })).toBeVisible();
  });
  expect(calendar).toBe(2);
});
