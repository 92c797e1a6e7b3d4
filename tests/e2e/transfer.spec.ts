/** A backup goes out and comes in again; tables come in. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { acknowledge, isStored } from '#tests/support/browser/tracker.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'インポート' });

async function backup(page: Page): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await button(page, 'バックアップ').click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^kuji-to-kinmu-\d{4}-\d\d-\d\d\.json$/);
  return readFile(await download.path());
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  dialog(page).getByLabel('ファイルを選ぶ').setInputFiles({ name, mimeType: 'text/csv', buffer });

// HRS-8, HRS-9
test('a backup brings back what was deleted, byte by byte', async ({ page }, info) => {
  await signIn(page, accountOf(info));
  await page.getByRole('combobox', { name: '作業名' }).fill('設計, "第2版"');
  await page.keyboard.press('Enter');
  await button(page, '停止 設計, "第2版"').click();
  await expect(page.getByText('「設計, "第2版"」を停止しました')).toBeVisible();
  await isStored(page);
  const before = await backup(page);
  await page.getByRole('button', { name: /^\d+:設計/ }).click();
  await button(page, '削除').click();
  await acknowledge(page, 'データを削除しました');
  await isStored(page);
  expect(await backup(page)).not.toEqual(before);

  await button(page, 'インポート').click();
  await choose(page, 'backup.json', before);
  await expect(dialog(page)).toContainText('1件を取り込みます');
  await button(page, '取り込む').click();
  await expect(dialog(page)).toContainText('1件を取り込みました');
  await button(page, '閉じる').click();
  await expect(page.getByRole('button', { name: /^\d+:設計/ })).toBeVisible();
  expect(await backup(page)).toEqual(before);
});

// HRS-9, HRS-18
test('a workbook of hours is understood, corrected, imported and taken back @both', async ({
  page,
}, info) => {
  await signIn(page, accountOf(info));
  const day = { value: new Date(Date.UTC(2026, 8, 7)), type: Date, format: 'yyyy/mm/dd' };
  const workbook = await writeXlsxFile([
    ['日付', '開始', '終了', '案'].map((value) => ({ value })),
    [day, { value: '9:00' }, { value: '25:30' }, { value: '夜間対応' }],
  ]).toBuffer();
  await button(page, 'インポート').click();
  await choose(page, 'hours.xlsx', workbook);
  const columns = dialog(page).getByRole('table', { name: '列を選ぶ' });
  await expect(columns).toContainText('2026-09-07');
  // By the keyboard alone, from the first choice to the last.
  await columns.getByRole('combobox').first().focus();
  for (let column = 1; column < 4; column += 1) await page.keyboard.press('Tab');
  await expect(columns.getByRole('combobox', { name: '列4 案' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(dialog(page)).toContainText('1件を取り込みます(2026/9/7–9/8、16:30)');
  await button(page, '取り込む').click();
  await expect(dialog(page)).toContainText('1件を取り込みました');
  await button(page, '閉じる').click();
  await button(page, '最近削除したもの').click();
  await button(page, 'インポート(1件)を取り消す').click();
  await expect(page.getByText('インポートを取り消しました')).toBeVisible();
});
