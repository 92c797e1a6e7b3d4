import type { Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { button } from '#tests/support/browser/screen.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'インポート' });

const choose = (page: Page, name: string, buffer: Buffer) =>
  dialog(page).getByLabel('ファイルを選ぶ').setInputFiles({ name, mimeType: 'text/csv', buffer });

// HRS-9, HRS-23, HRS-20
test('a workbook of hours is understood, corrected, imported and taken back', async ({
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
