/** Tables come in. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { button } from '#tests/support/browser/screen.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { acknowledge, pressSheetTool, record } from '#tests/support/browser/tracker.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'インポート' });

const choose = (page: Page, name: string, buffer: Buffer) =>
  dialog(page).getByLabel('ファイルを選ぶ').setInputFiles({ name, mimeType: 'text/csv', buffer });

// HRS-9, HRS-23, HRS-20
test('a workbook of hours is understood, corrected, imported and taken back', async ({ page }) => {
  await signIn(page);
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

// TRK-70, TRK-71, TRK-72, TRK-73
test('a group goes to other accounts, by CSV and by a backup', async ({ page, browser }) => {
  const account = accountOf();
  await signIn(page, account);
  const worked = { begin: '2026-09-07T09:00:00', end: '2026-09-07T10:30:00' };
  await addEntries(page, '設計', [worked]);
  await page.goto('/');
  const groupOf = async (of: Page) => {
    await record(of, '設計').click();
    return of.getByRole('combobox', { name: 'グループ' });
  };
  await (await groupOf(page)).fill('A社');
  await button(page, '更新').click();
  await acknowledge(page, 'データを更新しました');
  let from = page;
  for (const kind of ['CSV(明細)', 'バックアップ']) {
    if (kind === 'CSV(明細)') await from.goto('/?view=timesheet&month=2026-09');
    const saved = from.waitForEvent('download');
    await (kind === 'CSV(明細)' ? pressSheetTool(from, kind) : button(from, kind).click());
    const file = await readFile(await (await saved).path());
    const to = await (await browser.newContext()).newPage();
    await signIn(to, { ...account, username: `${account.username}${kind.length}` });
    await button(to, 'インポート').click();
    await choose(to, kind === 'CSV(明細)' ? 'a.csv' : 'a.json', file);
    await button(to, '取り込む').click();
    await button(dialog(to), '閉じる').click();
    await expect(await groupOf(to)).toHaveValue('A社');
    from = to;
  }
});

const kept = (name: string) => readFile(new URL(`../kept/tables/${name}`, import.meta.url));

interface Kept {
  name: string;
  /** The fields that are asked for, in their order: choices, or the text of `すべての記録の作業`. */
  answers: [field: string, answer: string][];
  summary: string;
  /** The sum in 集計. */
  sum: string;
}

const columns: [string, string][] = [
  ['列3', '日付'],
  ['列4', '開始時刻'],
  ['列6', '終了時刻'],
  ['列8', '開始時刻'],
  ['列10', '終了時刻'],
];
const task: [string, string] = ['すべての記録の作業', '勤務'];
const files: Kept[] = [
  {
    name: 'office.xlsx',
    answers: [['どのシートですか', 'すべて'], task],
    summary: '6件を取り込みます(2026/8/31–9/3、24:30)',
    sum: '24:30',
  },
  {
    name: 'clock.csv',
    answers: [...columns, task, ['日付の順序', '年/月/日']],
    summary: '4件を取り込みます(2026/9/7–9/8、17:25)',
    sum: '17:25',
  },
  { name: 'outlook.csv', answers: [], summary: '1件を取り込みます(2026/9/14、0:30)', sum: '0:30' },
  {
    name: 'form.csv',
    answers: [task],
    summary: '3件を取り込みます(2026/9/7–9/9、15:17)',
    sum: '15:17',
  },
];

// HRS-9, HRS-22, HRS-23
for (const { name, answers, summary, sum } of files) {
  test(`${name} is imported, and stands in the report @both`, async ({ page }) => {
    await signIn(page);
    await button(page, 'インポート').click();
    await choose(page, name, await kept(name));
    for (const [label, answer] of answers) {
      const field = dialog(page).getByLabel(label, { exact: true });
      if (label === task[0]) {
        await field.fill(answer);
        await field.press('Enter');
      } else if (label.startsWith('列')) {
        await field.selectOption({ label: answer });
      } else {
        await field.click();
        await page.getByRole('option', { name: answer }).click();
      }
    }
    await expect(dialog(page)).toContainText(summary);
    await expectNoSidewaysScroll(page);
    await button(page, '取り込む').click();
    await button(page, '集計を見る').click();
    await expect(page.getByRole('main')).toContainText(sum);
  });
}
