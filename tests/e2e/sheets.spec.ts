/** Reports and timesheets: their addresses, the sheet of paper, the files. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { sheetColumns } from '#contract/timesheet-choices.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { putApi } from '#tests/support/browser/call-api.ts';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { pressSheetTool } from '#tests/support/browser/tracker.ts';
import { editsEntry } from '#tests/support/entry-buttons.ts';
import { hasPoppler, pdfText } from './pdf-text.ts';

const oneDay = [
  { begin: '2024-12-02T09:00:00', end: '2024-12-02T12:15:00', note: '画面の確認' },
  { begin: '2024-12-02T13:00:00', end: '2024-12-02T17:30:00' },
];

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

const sixWeeks = Array.from({ length: 31 }, (_, index) => {
  const day = `2024-12-${String(index + 1).padStart(2, '0')}`;
  return { begin: `${day}T09:00:00`, end: `${day}T23:30:00`, note: '長い説明'.repeat(20) };
});

/** The texts that are wider than their cells on paper, or smaller than 11 px. */
async function cutOnPaper(page: Page): Promise<(string | null)[]> {
  await page.emulateMedia({ media: 'print' });
  const cells = page.locator('[data-printed] :is(td, th)');
  await expect(cells.first()).toBeVisible();
  const cut = await cells.evaluateAll((all) =>
    all
      .filter((cell) => {
        const isSmall = Number.parseFloat(getComputedStyle(cell).fontSize) < 11;
        return isSmall || cell.scrollWidth > cell.clientWidth;
      })
      .map((cell) => cell.textContent),
  );
  await page.emulateMedia({ media: null });
  return cut;
}

// HRS-7
test('a timesheet is one page of paper, in the light scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page);
  await addEntries(page, '設計', oneDay);
  await page.goto('/?view=timesheet');
  await page.getByRole('button', { name: '設定' }).click();
  await page.getByLabel('氏名').fill('山田 太郎');
  // HRS-32, HRS-34
  await page.getByLabel('勤務開始日').fill('2024-12-02');
  await page.getByLabel('繰り越し').fill('12:30');
  await page.getByLabel('有給の残り(日)').fill('10');
  await expect(page.getByText('いつの残りか、日付を入力してください')).toBeVisible();
  await page.getByLabel('有給の残りの日付').fill('2024-12-01');
  await page.getByRole('switch', { name: '日をまたぐ勤務を分ける' }).check();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const [month, heading, days] of [
    ['2023-02', '2023年2月', 28],
    ['2024-12', '2024年12月', 31],
  ] as const) {
    await page.goto(`/?view=timesheet&month=${month}`);
    await expect(page.getByRole('table', { name: heading })).toBeVisible();
    if (days === 31) await expect(page.getByText('−155:45')).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(pdf)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('[data-printed]');
    await expect(paper).toHaveCSS('color', 'rgb(27, 31, 42)');
    await expect(page.getByRole('tab').first()).toBeHidden();
    await page.emulateMedia({ media: null });
    if (!hasPoppler) continue;
    const [text = '', ...more] = pdfText(pdf);
    expect(more).toEqual([]);
    expect(text).toContain(`勤務表 ${heading}`);
    expect(text).toContain('山田 太郎');
    expect(text).toMatch(/本人 +確認 +承認/);
    expect(text).toContain(`/${days} `);
    expect(text).not.toContain('ナビゲーション');
    // 12:30 and 7:45 less 22 days of 8 hours.
    if (days === 31) expect(text).toContain('−155:45');
    if (days === 31) expect(text).toMatch(/12\/2 +月 +9:00 +17:30 +0:45 +7:45 +−0:15 +設計/);
  }
  // All columns, 31 days in six weeks, a warning, and days of each mark; upright and lying.
  await addEntries(page, '開発', sixWeeks);
  for (const [index, mark] of [
    'paid',
    'morning',
    'afternoon',
    'absent',
    'substitute',
    'special',
  ].entries()) {
    const day = workTimePaths.day(`2024-12-0${index + 2}`);
    await putApi(page, day, { mark, remark: '備考', version: 0 });
  }
  await page.goto('/?view=timesheet&month=2024-12');
  await page.getByRole('button', { name: '設定' }).click();
  await page.getByRole('button', { name: 'すべて表示' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('columnheader', { name: '差' })).toBeVisible();
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  expect(await cutOnPaper(page)).toEqual([]);
  await page.getByRole('button', { name: '設定' }).click();
  await page.getByRole('switch', { name: '横向きで印刷' }).check();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  expect(await cutOnPaper(page)).toEqual([]);
});

/** From 10/21 to 11/20, each day long enough for an automatic break, and with 40 characters to print. */
const closedMonth = Array.from({ length: 31 }, (_, index) => {
  const day = new Date(Date.UTC(2024, 9, 21 + index)).toISOString().slice(0, 10);
  return {
    begin: `${day}T09:00:00`,
    end: `${day}T19:00:00`,
    note: '要件の整理と見積もりの作成、先方への説明資料の準備と社内での確認、議事録',
  };
});

// HRS-7, HRS-11, HRS-18, HRS-35
test('a sheet of an office is one page', { tag: '@both' }, async ({ page }, info) => {
  await signIn(page);
  await addEntries(page, '開発', closedMonth);
  await putApi(page, workTimePaths.settings, {
    version: 0,
    settings: {
      ...standardSettings,
      ...{ name: '山田 太郎', closing: 20, breaks: true, columns: sheetColumns, notes: true },
      scheduled: [465, 465, 465, 465, 465, 0, 0],
    },
  });
  await page.goto('/?view=timesheet&month=2024-11');
  const sheet = page.getByRole('table', { name: '2024年11月分' });
  await expect(sheet.getByRole('rowheader', { name: '10/21' })).toBeVisible();
  await expect(sheet.getByRole('rowheader', { name: '11/21' })).toHaveCount(0);
  const row = (date: string) =>
    sheet
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: date, exact: true }) });
  const yOf = async (one: Locator) => (await one.boundingBox())?.y;
  expect(await yOf(page.getByRole('button', { name: '前へ' }))).toBeLessThanOrEqual(330);
  expect(await yOf(sheet.getByRole('rowheader').first())).toBeLessThanOrEqual(440);
  // One line a day; on a phone its content is in sight beside 実働.
  const isPhone = info.project.name === 'phone';
  const heights = await sheet
    .getByRole('row')
    .filter({ has: page.getByRole('button') })
    .evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().height));
  expect(heights).toEqual(heights.map(() => (isPhone ? 44 : 32)));
  expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(isPhone ? 1800 : 1300);
  const content = await row('10/21').getByText('開発').boundingBox();
  expect((content?.x ?? 0) + (content?.width ?? 0)).toBeLessThanOrEqual(isPhone ? 390 : 1280);
  // 10:00 less 1:00 are 9:00.
  await expect(row('10/21')).toContainText('9:0019:001:009:00');

  await sheet.getByRole('button', { name: '10/22', exact: true }).click();
  const day = page.getByRole('dialog').first();
  await day.getByRole('button', { name: editsEntry }).click();
  const edited = page.getByRole('dialog', { name: '記録を編集' });
  await edited.getByLabel('開始日時').fill('2024-10-22T13:00:00');
  await edited.getByRole('button', { name: '保存' }).click();
  await expect(edited).toBeHidden();
  await day.getByRole('button', { name: '閉じる' }).click();
  await expect(row('10/22')).toContainText('13:0019:000:006:00');
  await expect(page.getByRole('alert')).toHaveText(/^時間外が45時間以上です|80時間以上です$/);
  await expectNoSidewaysScroll(page);

  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pagesOf(pdf)).toBe(1);
  // HRS-5: with its bars, the report of a month is one page, too.
  await page.goto('/?view=report&unit=month&day=2024-10-01');
  await expect(page.locator('[class*=MuiBarChart] path').first()).toBeVisible();
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  if (!hasPoppler) return;
  const [text = ''] = pdfText(pdf);
  expect(text).toContain('勤務表 2024年11月分');
  // With all columns its content is shortened at a word, on two lines.
  expect(text.match(/…/g)).toHaveLength(31);
});

// HRS-8
test('a month is saved as CSV and for Excel', async ({ page }) => {
  await signIn(page);
  // More text than would be compressed without a worker, which the policy forbids.
  const long = Array.from({ length: 200 }, (_, index) => ({
    begin: `2024-12-${String((index % 28) + 1).padStart(2, '0')}T08:00:00`,
    end: `2024-12-${String((index % 28) + 1).padStart(2, '0')}T08:30:00`,
    note: `${index}`.padEnd(200, '長い説明'),
  }));
  await addEntries(page, '設計', long);
  const settings = { ...standardSettings, notes: true };
  await putApi(page, workTimePaths.settings, { version: 0, settings });
  await page.goto('/?view=timesheet&month=2024-12');
  const save = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      pressSheetTool(page, name),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const daily = await save('CSV(日別)');
  expect(daily.name).toBe('勤務表_2024-12.csv');
  expect(daily.bytes.toString()).toContain('2024/12/02,月,,8:00,8:30,0,30,0.5000,');
  const detailed = await save('CSV(明細)');
  expect(detailed.name).toBe('明細_2024-12.csv');
  expect(detailed.bytes.toString().split('\r\n')).toHaveLength(1 + 200 + 1);
  const excel = await save('Excel');
  expect(excel.name).toBe('勤務表_2024-12.xlsx');
  const files = unzipSync(excel.bytes);
  expect(files['xl/sharedStrings.xml']?.length).toBeGreaterThan(160_000);
});
