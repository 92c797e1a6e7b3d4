import type { Page } from '@playwright/test';
import { PRESS_KEY_HEADER } from '#contract/extensions.ts';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { HOUR_MS } from '#domain/time-units.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { body, button, dialog, field, press, region } from '#tests/support/browser/screen.ts';
import { record } from '#tests/support/browser/tracker.ts';
import { editsEntry } from '#tests/support/entry-buttons.ts';
import type { Visit } from './screen.ts';

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

async function start(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: '作業名' }).fill(name);
  await page.keyboard.press('Enter');
  await button(page, `停止 ${name}`).waitFor();
}

/** A record with a morning and an afternoon of today, or of yesterday where today is too young. */
async function addDay(page: Page, name: string): Promise<void> {
  const { id } = await callApi<{ id: number }>(page, paths.workRecords, { name, group: 'A社' });
  for (const [begin, end] of [
    [20, 17],
    [16, 14],
  ] as const) {
    const times = { beginning_time: ago(begin), ending_time: ago(end) };
    await callApi(page, workTimePaths.entries, { record: id, ...times, note: '画面の確認' });
  }
}

export const emptyTracker: Visit = {
  by: 'a new user',
  signedIn: true,
  prints: [/ERR_INTERNET_DISCONNECTED/],
  screens: [
    {
      name: 'tracker without data',
      path: '/',
      shows: { button: '▶ 会議' },
      reads: [
        (page) => region(page, '計測'),
        'combobox button',
        '作業名|計測開始|開始時刻|▶ 会議|▶ 資料作成|▶ 開発|Toggl・Clockifyから取り込む',
      ],
    },
    { name: 'start without a name', steps: ['計測開始'], shows: '1~100文字で入力してください' },
    {
      name: 'notices',
      path: '/',
      steps: async (page) => {
        // A browser without a window refuses them.
        await page.evaluate(() =>
          Object.defineProperty(Notification, 'permission', {
            value: 'granted',
            configurable: true,
          }),
        );
        await press(page, '知らせる');
        for (const name of ['長く計測中のとき', '終わりの時刻'])
          await dialog(page, '知らせる').getByRole('switch', { name }).check();
      },
      shows: (page) => dialog(page, '知らせる').getByLabel('時刻'),
    },
    { name: 'keys', path: '/', steps: ['キー操作'], shows: { dialog: 'キー操作' } },
    {
      name: 'nothing was deleted',
      path: '/',
      steps: ['最近削除したもの'],
      shows: '元に戻せるものはありません',
    },
    { name: 'report without data', path: '/?view=report', shows: 'この期間の記録はありません' },
    {
      name: 'timesheet without data',
      // The shortest dates.
      path: '/?view=timesheet&month=2026-01',
      shows: 'まだ記録はありません',
    },
    {
      name: 'calendar without data',
      path: '/?view=report&unit=calendar',
      shows: 'まだ記録はありません',
    },
    {
      name: 'record added',
      path: '/',
      steps: ['データ追加'],
      shows: { dialog: 'データを追加しました' },
    },
    {
      name: 'press without a network',
      steps: async (page) => {
        await press(page, 'OK');
        await dialog(page, 'データを追加しました').waitFor({ state: 'detached' });
        await page.context().setOffline(true);
        await press(page, 'データ追加');
      },
      shows: (page) => dialog(page, 'データを追加しました').getByText('未送信'),
    },
  ],
};

export const busyTracker: Visit = {
  by: 'a user with a record',
  signedIn: true,
  data: (page) => addDay(page, '設計'),
  prints: [/status of (?:400|409|500)/],
  screens: [
    {
      name: 'one record',
      path: '/',
      shows: { button: '▶ 設計' },
      reads: [
        body,
        'heading',
        'セッション|くじと仕事時間|ナビゲーション|勤務時間|過去の記録|作業の一覧|情報|通信|認証|時計',
      ],
    },
    {
      name: 'names to choose from',
      steps: (page) => page.getByRole('combobox', { name: '作業名' }).fill('設'),
      shows: (page) => page.getByRole('listbox'),
    },
    {
      name: 'times to choose from',
      path: '/',
      steps: (page) => page.getByRole('combobox', { name: '開始時刻' }).click(),
      shows: { option: '時刻を指定' },
    },
    {
      name: 'start that overlaps',
      steps: async (page) => {
        await page.getByRole('option', { name: '時刻を指定' }).click();
        await field(page, '開始日時').fill(localTime(Date.now() - 15 * HOUR_MS));
      },
      shows: /と重なります$/,
    },
    {
      name: 'running',
      path: '/',
      steps: (page) => start(page, '会議'),
      shows: { button: '停止 会議' },
    },
    { name: 'stopped, can be undone', steps: ['停止 会議'], shows: '「会議」を停止しました' },
    {
      name: 'selected record',
      path: '/',
      steps: (page) => record(page, '設計').click(),
      shows: { button: '削除' },
      zooms: true,
    },
    {
      name: 'groups to choose from',
      steps: (page) => page.getByRole('combobox', { name: 'グループ' }).fill('a'),
      shows: (page) => page.getByRole('listbox'),
    },
    {
      name: 'entries of one record',
      path: '/',
      steps: async (page) => {
        await record(page, '設計').click();
        await press(page, 'この作業の記録を見る');
      },
      shows: { region: '「設計」の記録' },
    },
    {
      name: 'empty day in the picture',
      path: '/',
      steps: async (page) => {
        for (let day = 0; day < 3; day += 1) await press(page, '前の日');
      },
      shows: { button: 'ここを押すと記録を追加' },
    },
    {
      name: 'entry to correct',
      path: '/',
      steps: (page) => button(page, editsEntry).last().click(),
      shows: { dialog: '記録を編集' },
    },
    {
      name: 'entry that overlaps',
      steps: (page) => field(page, '終了日時').fill(localTime(Date.now() - 15 * HOUR_MS)),
      shows: { radiogroup: '重なりの扱い' },
    },
    {
      name: 'entry to split, for a new task',
      path: '/',
      steps: async (page) => {
        await button(page, editsEntry).last().click();
        await press(page, '分ける');
        await page.getByRole('combobox', { name: '後半の作業' }).click();
        await page.getByRole('option', { name: '新しい作業' }).click();
      },
      shows: (page) => field(dialog(page, '記録を2つに分ける'), '新しい作業の名前'),
    },
    {
      name: 'entry that was changed elsewhere',
      path: '/',
      steps: async (page) => {
        await button(page, editsEntry).last().click();
        await field(dialog(page, '記録を編集'), 'メモ').fill('こちら');
        await changeElsewhere(page);
        await press(page, '保存');
      },
      shows: { button: '入力した内容で上書き' },
    },
    {
      name: 'entry to add',
      path: '/',
      steps: ['過去の記録を追加'],
      shows: { dialog: '過去の記録を追加' },
    },
    {
      name: 'archive',
      path: '/',
      steps: async (page) => {
        await record(page, '会議').click();
        await press(page, 'アーカイブ');
        await press(page, 'アーカイブを表示');
      },
      shows: { list: 'アーカイブの一覧' },
    },
    {
      name: 'what was deleted',
      steps: async (page) => {
        await record(page, '会議').click();
        await press(page, '削除');
        await press(dialog(page, 'データを削除しました'), 'OK');
        await press(page, '最近削除したもの');
      },
      shows: (page) => dialog(page, '最近削除したもの').getByRole('listitem'),
    },
    {
      name: 'refusal by the server',
      path: '/',
      steps: async (page) => {
        await page.route('**/api/worktimetracker/', async (route, request) => {
          if (request.method() !== 'POST') return route.fallback();
          // As our server does: in a response that names the press.
          const key = (await request.headerValue(PRESS_KEY_HEADER)) ?? '';
          return route.fulfill({ status: 400, headers: { [PRESS_KEY_HEADER]: key }, json: {} });
        });
        await press(page, 'データ追加');
      },
      shows: (page) => dialog(page, '未送信の操作').getByRole('listitem'),
    },
    {
      name: 'forgotten timer',
      steps: async (page) => {
        await page.unroute('**/api/worktimetracker/');
        // Yesterday at any time of the day: its date is the longest text.
        await callApi(page, workTimePaths.switch, { name: '設計', beginning_time: ago(26) });
        await page.goto('/');
      },
      shows: { dialog: '止め忘れていませんか' },
    },
  ],
};

export const fullTracker: Visit = {
  by: 'a user with 60 records',
  signedIn: true,
  data: async (page) => {
    await addDay(page, '長い名前の仕事'.repeat(14));
    for (let number = 1; number < 60; number++)
      await callApi(page, paths.workRecords, { name: `仕事${number}` });
  },
  screens: [
    { name: '60 records', path: '/', shows: { navigation: 'ページ' } },
    {
      name: 'record with a long name',
      steps: async (page) => {
        await press(page, '1ページ');
        await button(page, /^\d+:長い名前/).click();
      },
      shows: { button: '削除' },
    },
  ],
};

/** As a field of the browser's zone holds it: Japan is nine hours ahead. */
function localTime(epochMs: number): string {
  return new Date(epochMs + 9 * HOUR_MS).toISOString().slice(0, 19);
}

/** Corrects the same entry in another tab. */
async function changeElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await button(other, editsEntry).last().click();
  await field(dialog(other, '記録を編集'), 'メモ').fill('あちら');
  await press(other, '保存');
  await region(other, '過去の記録').getByText('あちら').waitFor();
  await other.close();
}
