/** The tracker, by the names of the customer's screen. */
import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { tabTo } from '#tests/support/browser/tab-to.ts';
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

/** Closes the dialog with this message by a key, which is its own as soon as it has the focus. */
async function closeDialog(page: Page, message: string, key: 'Enter' | 'Escape'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: message });
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

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

// UI-7
test(
  'names of any kind are shown as typed and break no layout',
  { tag: '@both' },
  async ({ page }, info) => {
    const names = [
      '<b onclick="alert(1)">太字</b>',
      'مرحبا بالعالم',
      '👩‍👩‍👧‍👦🎉',
      'x'.repeat(100),
    ];
    await signIn(page, accountOf(info));
    for (const name of names) {
      await addRecord(page);
      await record(page, '新規').click();
      await nameField(page).fill(name);
      await button(page, '更新').click();
      await acknowledge(page, 'データを更新しました');
      await expect(page.getByText(`:${name}`)).toBeVisible();
    }
    await expectNoSidewaysScroll(page);
  },
);

test('from sign-in to a stopped entry by keyboard alone', async ({ page }, info) => {
  const { username, password } = accountOf(info);
  await page.request.post('/api/user/register/', { data: { username, password } });
  await page.goto('/');
  await expect(page.getByLabel('ユーザ名')).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await throughLoad(page, () => page.keyboard.press('Enter'));
  await expect(button(page, 'データ追加')).toBeEnabled();
  await tabTo(button(page, 'データ追加'));
  await page.keyboard.press('Enter');
  await closeDialog(page, 'データを追加しました', 'Enter');
  await tabTo(record(page, '新規'));
  await page.keyboard.press('Enter');
  await tabTo(button(page, '開始'));
  await page.keyboard.press('Enter');
  await closeDialog(page, '開始しました', 'Escape');
  await expect(record(page, '新規')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, /^終了 /)).toBeVisible();
  await tabTo(button(page, /^終了 /));
  await page.keyboard.press('Enter');
  await closeDialog(page, '終了しました', 'Enter');
});
