/** Takes the README's screenshots with the real server: `npm run screenshots`. */
import { mkdir } from 'node:fs/promises';
import holidayJp from '@holiday-jp/holiday_jp';
import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { addDays, type Day, dayOf } from '#domain/calendar/day.ts';
import { dayKind } from '#domain/calendar/day-of-week.ts';
import { daysOf } from '#domain/calendar/day-span.ts';
import { monthOf } from '#domain/calendar/month.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { startServer } from '#tests/support/browser/journey-server.ts';
import { launchChromium } from '#tests/support/browser/launch-chromium.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';

const FOLDER = 'docs/screenshots';
const sizes = [
  { name: 'desktop', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

/** The page's zone: one where it is the afternoon, so that there is a day to be seen. */
const offset = Math.min(15 - new Date().getUTCHours(), 14);
const timezoneId = `Etc/GMT${offset < 0 ? '+' : '-'}${Math.abs(offset)}`;
const today = dayOf(Date.now(), timezoneId);

type Span = readonly [task: string, begin: string, end: string, note?: string];

/** Days of work, which follow each other and begin anew. */
const DAYS: readonly (readonly Span[])[] = [
  [
    ['打ち合わせ', '9:02', '10:00', '週次'],
    ['設計', '10:05', '12:04', '画面の下書き'],
    ['実装', '13:01', '17:12', '一覧の並べ替え'],
    ['事務', '17:15', '17:50', 'メール'],
  ],
  [
    ['設計', '9:10', '12:00', '画面の下書き'],
    ['打ち合わせ', '13:00', '14:25', '新しい画面の相談'],
    ['実装', '14:30', '18:20'],
  ],
  [
    ['実装', '8:54', '12:10', '絞り込み'],
    ['レビュー', '13:05', '14:40'],
    ['実装', '14:45', '18:55', '絞り込み'],
  ],
  [
    ['レビュー', '9:20', '10:35', '見積もり'],
    ['実装', '10:40', '12:30', '印刷'],
    ['設計', '13:30', '17:05', '移行の手順'],
  ],
  [
    ['実装', '9:00', '11:50', '印刷'],
    ['打ち合わせ', '12:50', '13:45', '振り返り'],
    ['実装', '13:50', '16:10', '不具合の調査'],
    ['事務', '16:15', '17:30', '月末の書類'],
  ],
];

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** The work of this month and of today, and an entry that has run for an hour and a quarter. */
async function work(page: Page): Promise<void> {
  const tasks = new Map<string, number>();
  const add = async (name: string, begin: number, end?: number, note = '') => {
    const record = tasks.get(name) ?? (await addTask(page, name));
    tasks.set(name, record);
    const times = { beginning_time: iso(begin), ending_time: end && iso(end) };
    await callApi(page, workTimePaths.entries, { record, note, ...times });
  };
  const days = daysOf({ first: addDays(`${monthOf(today)}-01`, -7), last: addDays(today, -1) });
  for (const [index, day] of days.filter(isWorkday).entries()) {
    for (const [task, begin, end, note] of DAYS[index % DAYS.length] ?? []) {
      await add(task, at(day, begin), at(day, end), note);
    }
  }
  await add('打ち合わせ', at(today, '9:02'), at(today, '10:15'), '週次');
  await add('設計', at(today, '10:20'), at(today, '12:05'), '画面の下書き');
  await add('実装', Date.now() - 75 * MINUTE_MS, undefined, '一覧の並べ替え');
}

const isWorkday = (day: Day) => dayKind(day, day in holidayJp.holidays) === 'workday';
const at = (day: Day, time: string) =>
  Date.parse(`${day}T${time.padStart(5, '0')}Z`) - offset * HOUR_MS;
const iso = (ms: number) => new Date(ms).toISOString();

async function addTask(page: Page, name: string): Promise<number> {
  return (await callApi<{ id: number }>(page, paths.workRecords, { name })).id;
}

await mkdir(FOLDER, { recursive: true });
const browser = await launchChromium();
for (const { name, ...size } of sizes) {
  const server = await startServer();
  const page = await browser.newPage({ ...size, locale: 'ja-JP', timezoneId });

  /** @param isWhole on the desktop all of the page, as on a screen that is high enough for it */
  async function shoot(screen: string, isWhole = true): Promise<void> {
    await page.mouse.move(0, 0);
    const { width } = size.viewport;
    if (isWhole && name === 'desktop') {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
    }
    await page.screenshot({ path: `${FOLDER}/${screen}-${name}.png`, animations: 'disabled' });
    await page.setViewportSize(size.viewport);
  }

  await page.goto(server.url);
  await press(page, '1:昼食');
  await press(page, '抽選');
  await page.getByText(/^結果: /).waitFor();
  await shoot('roulette');

  await page.goto(server.url);
  await press(page, '新規登録');
  await page.getByLabel('ユーザ名').fill('山田花子');
  await page.getByLabel('パスワード', { exact: true }).fill('password');
  await page.getByLabel('パスワード(再入力)').fill('passwort');
  await shoot('register');
  await page.getByLabel('パスワード(再入力)').fill('password');
  await press(page, '登録');
  await throughLoad(page, () => press(page, 'OK'));

  await page.getByLabel('パスワード', { exact: true }).fill('password');
  await throughLoad(page, () => press(page, 'ログイン'));
  await work(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: '停止 実装' }).waitFor();
  await page.getByText('画面の下書き').first().waitFor();
  await shoot('tracker');

  await page.goto(`${server.url}/?view=report`);
  await page.locator('[class*=MuiBarChart] path').first().waitFor();
  await shoot('report', false);
  await page.goto(`${server.url}/?view=timesheet`);
  await page.getByRole('table').waitFor();
  await shoot('timesheet', false);
  await page.close();
  await server.dispose();
}
await browser.close();
