import type { Page } from '@playwright/test';
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { button, dialog, field, main, press } from '#tests/support/browser/screen.ts';
import { pressSheetTool } from '#tests/support/browser/tracker.ts';
import type { Visit } from './screen.ts';

const choose = (page: Page, text: string) =>
  field(dialog(page, 'インポート'), 'ファイルを選ぶ').setInputFiles({
    name: 'report.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });

const TOGGL = [
  'Project,Description,Start Date,Start Time,End Date,End Time,Duration (h)',
  '設計,下書き,03/04/2026,9:00 AM,03/04/2026,10:30 AM,1:30',
  '会議,,03/05/2026,1:00 PM,03/05/2026,12:00 PM,1:00',
  'Total,,,,,,2:30',
].join('\n');

const days = (page: Page) => page.getByRole('table', { name: '日ごとの時間' });

/** Reports, timesheets and imports. */
export const sheets: Visit = {
  by: 'a user with a month of work',
  signedIn: true,
  data: async (page) => {
    await addEntries(page, '設計', [
      { begin: '2024-12-02T09:00:00', end: '2024-12-02T12:15:00', note: '画面の確認' },
      { begin: '2024-12-02T13:00:00', end: '2024-12-02T17:30:00' },
      { begin: '2024-12-08T22:00:00', end: '2024-12-09T01:30:00' },
    ]);
    const meeting = { begin: '2024-12-02T12:00:00', end: '2024-12-02T13:30:00' };
    await addEntries(page, '会議', [meeting], '社内');
  },
  prints: [/status of 400/, /ERR_INTERNET_DISCONNECTED/],
  screens: [
    { name: 'report of a day', path: '/?view=report&unit=day&day=2024-12-02', shows: days },
    {
      name: 'report of a week',
      path: '/?view=report&unit=week&day=2024-12-02',
      shows: days,
      reads: [main, 'heading table', '勤務時間|2024/12/2 – 8|作業別の合計|日ごとの時間'],
      zooms: true,
    },
    {
      name: 'report by group',
      path: '/?view=report&unit=week&day=2024-12-02&by=group',
      shows: { table: 'グループ別の合計' },
    },
    {
      name: 'report of a period',
      path: '/?view=report&unit=period&from=2024-11-20&to=2024-12-20',
      shows: days,
    },
    {
      name: 'report of a year with its days',
      path: '/?view=report&unit=year&day=2024-01-01',
      steps: ['日ごとの時間を表示'],
      shows: days,
    },
    {
      name: 'report that cannot be loaded',
      path: '/?view=report&unit=month&day=2024-10-01',
      steps: async (page) => {
        await page.route('**/api/timeentries/?*', (route) => route.fulfill({ status: 400 }));
        await press(page, '前へ');
      },
      shows: { button: '再試行' },
    },
    {
      name: 'report of a period that ends too early',
      steps: async (page) => {
        // Before the page loads: what is requested meanwhile would hang.
        await page.unroute('**/api/timeentries/?*');
        await page.goto('/?view=report&unit=period&from=2024-11-20&to=2024-12-20');
        await field(page, '終了日').fill('2024-11-01');
      },
      shows: /^開始日から366日以内/,
    },
    {
      name: 'entries that were found',
      path: '/?view=report',
      steps: async (page) => {
        await pressSheetTool(page, '記録を探す');
        await page.getByRole('searchbox').fill('設計');
      },
      shows: { heading: '2024年12月2日(月)' },
    },
    {
      name: 'report of a day without entries',
      path: '/?view=report&unit=day&day=2024-12-03',
      shows: { button: '過去の記録を追加' },
    },
    {
      name: 'timesheet without a network',
      steps: async (page) => {
        await page.context().setOffline(true);
        await page.getByRole('tab', { name: '勤務表' }).click();
      },
      shows: 'つながると表示します',
    },
    {
      name: 'calendar of a week',
      path: '/?view=report&unit=calendar&day=2024-12-02',
      shows: (page) => page.getByRole('list', { name: '12/2(月)' }).getByText(/^設計 9:00/),
    },
    {
      name: 'timesheet',
      path: '/?view=timesheet&month=2024-12',
      shows: (page) => page.getByRole('row', { name: /^12\/2 / }).getByText(/設計/),
      reads: [main, 'heading table', '勤務時間|2024年12月|2024年12月'],
      zooms: true,
    },
    {
      name: 'day of a timesheet',
      steps: ['12/3'],
      shows: (page) => button(page.getByRole('dialog'), '有給'),
    },
    {
      name: 'marked day',
      steps: ['半休(午前)'],
      shows: (page) => page.getByRole('button', { name: '半休(午前)', pressed: true }),
    },
    {
      name: 'settings of timesheets',
      steps: ['閉じる', '設定'],
      shows: { dialog: '勤務表の設定' },
    },
    {
      name: 'timesheet with all columns',
      steps: ['すべて表示', '保存'],
      shows: { columnheader: '差' },
    },
    {
      name: 'paid leave without its date',
      steps: ['設定', ['有給の残り(日)', '10']],
      shows: 'いつの残りか、日付を入力してください',
    },
    {
      name: 'timesheet with a balance, where shifts are divided',
      steps: async (page) => {
        await field(page, '有給の残りの日付').fill('2024-12-01');
        await field(page, '勤務開始日').fill('2024-12-02');
        await field(page, '繰り越し').fill('−3:15');
        await page.getByRole('switch', { name: '日をまたぐ勤務を分ける' }).check();
        await press(page, '保存');
      },
      shows: '有給 残り',
    },
    {
      name: 'rules of a timesheet',
      steps: (page) => pressSheetTool(page, '計算方法'),
      shows: { dialog: '計算方法' },
    },
    { name: 'import', path: '/', steps: ['インポート'], shows: { dialog: 'インポート' } },
    {
      name: 'file that cannot be imported',
      steps: (page) => choose(page, 'PK\u0003\u0004'),
      shows: (page) => dialog(page, 'インポート').getByRole('alert'),
    },
    {
      name: 'file with a question',
      steps: (page) => choose(page, TOGGL),
      shows: { combobox: '日付の順序' },
    },
    {
      name: 'file with wrong lines',
      steps: async (page) => {
        await page.getByRole('combobox', { name: '日付の順序' }).click();
        await page.getByRole('option', { name: '日/月/年' }).click();
      },
      shows: '3行目: 終了が開始より前です',
    },
    { name: 'columns of a file', steps: ['列を選ぶ'], shows: { table: '列を選ぶ' } },
    {
      name: 'file imported',
      steps: async (page) => {
        await page.getByRole('checkbox', { name: '読み取れない行を除いて取り込む' }).check();
        await press(page, '取り込む');
      },
      shows: '1件を取り込みました',
    },
    {
      name: 'menu of a user',
      path: '/',
      steps: ['メニュー'],
      shows: (page) => button(page.getByRole('dialog'), /^Mypage/),
    },
  ],
};
