/** The tracker, by the names of the customer's screen. */
import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import {
  acknowledge,
  addRecord,
  record,
  startEntry,
  stopEntry,
} from '#tests/support/browser/tracker.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const nameField = (page: Page) => page.getByRole('textbox', { name: '名前', exact: true });

// UI-7, TRK-1
test('a name that runs from right to left stands behind its id', async ({ page }, info) => {
  await signIn(page, accountOf(info));
  await callApi(page, paths.workRecords, { name: 'اجتماع' });
  await page.reload();
  const label = record(page, 'اجتماع').locator('bdi');
  const [id, name] = await label.evaluate((element) => {
    const text = element.firstChild as Text;
    const left = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    return [left(0), left(text.length - 1)];
  });
  expect(id).toBeLessThan(Number(name));
});

// TRK-1, TRK-2, TRK-3, TRK-4, TRK-5
test(
  'a record lives: added, renamed, worked on twice, stopped, deleted',
  { tag: '@phone' },
  async ({ page }, info) => {
    await signIn(page, accountOf(info));
    await expect(page.getByRole('heading', { name: '勤務時間' })).toBeVisible();
    for (const action of ['更新', '削除', '開始'])
      await expect(button(page, action)).toHaveCount(0);

    await addRecord(page);
    await record(page, '新規').click();
    await nameField(page).fill('要件の整理');
    await button(page, '更新').click();
    await acknowledge(page, 'データを更新しました');
    await expect(record(page, '要件の整理')).toBeFocused();
    await expect(nameField(page)).toHaveCount(0);

    for (const running of [1, 2]) {
      await startEntry(page, '要件の整理');
      await record(page, '要件の整理').click();
      await expect(button(page, /^終了 \d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/)).toHaveCount(running);
    }
    await expect(page).toHaveTitle(/^● 0:00:\d\d 要件の整理$/);

    await stopEntry(page, '要件の整理');
    // The other one goes on, with nothing selected.
    await expect(page).toHaveTitle(/^● 0:00:\d\d 要件の整理$/);
    await record(page, '要件の整理').click();
    await expect(button(page, /^終了 /)).toHaveCount(1);
    await expect(page.getByRole('region', { name: '過去の記録' })).toContainText(/\d – \d+:\d\d/);

    await expectNoSidewaysScroll(page);

    await page.reload();
    await record(page, '要件の整理').click();
    await expect(button(page, /^終了 /)).toHaveCount(1);
    await button(page, '削除').click();
    await acknowledge(page, 'データを削除しました');
    await expect(record(page, '要件の整理')).toHaveCount(0);
    await expect(button(page, 'データ追加')).toBeFocused();
  },
);
