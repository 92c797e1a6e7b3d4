/** Takes the README's screenshots with the real server: `npm run screenshots`. */
import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
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
const today = Math.floor((Date.now() + offset * HOUR_MS) / DAY_MS) * DAY_MS - offset * HOUR_MS;
/** A time of the day that began then. */
const at = (day: number, hours: number, minutes: number) =>
  new Date(day + hours * HOUR_MS + minutes * MINUTE_MS).toISOString();

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Adds an entry to a record of the signed-in user; without an end it runs. */
async function addEntry(page: Page, record: number, begin: string, end?: string, note = '') {
  const times = { beginning_time: begin, ending_time: end };
  await callApi(page, workTimePaths.entries, { record, note, ...times });
}

/** A day's work, and an entry that has run for an hour and a quarter. */
async function work(page: Page, records: readonly number[]): Promise<void> {
  const [design = 0, review = 0, meeting = 0] = records;
  const yesterday = today - DAY_MS;
  await addEntry(page, design, at(yesterday, 9, 10), at(yesterday, 12, 0), '画面の下書き');
  await addEntry(page, review, at(yesterday, 13, 0), at(yesterday, 17, 45));
  await addEntry(page, meeting, at(today, 9, 2), at(today, 10, 15), '週次');
  await addEntry(page, design, at(today, 10, 20), at(today, 12, 5), '画面の下書き');
  const since = new Date(Date.now() - 75 * MINUTE_MS).toISOString();
  await addEntry(page, review, since, undefined, '一覧の並べ替え');
}

/** The December of a full month of work. */
async function workInDecember(page: Page, records: readonly number[]): Promise<void> {
  const notes = ['画面の下書き', '', '週次'];
  const days = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27];
  for (const [index, record] of records.entries()) {
    const hour = [9, 13, 15][index] ?? 9;
    for (const [nth, date] of days.entries()) {
      const day = Date.UTC(2024, 11, date) - offset * HOUR_MS;
      const end = at(day, hour + 2, (nth * 7) % 60);
      await addEntry(page, record, at(day, hour, nth % 7), end, notes[index]);
    }
  }
}

await mkdir(FOLDER, { recursive: true });
const server = await startServer();
const browser = await launchChromium();
for (const { name, ...size } of sizes) {
  const page = await browser.newPage({ ...size, locale: 'ja-JP', timezoneId });
  const username = `山田${name}`;

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
  await page.getByLabel('ユーザ名').fill(username);
  await page.getByLabel('パスワード', { exact: true }).fill('password');
  await page.getByLabel('パスワード(再入力)').fill('passwort');
  await shoot('register');
  await page.getByLabel('パスワード(再入力)').fill('password');
  await press(page, '登録');
  await throughLoad(page, () => press(page, 'OK'));

  await page.getByLabel('パスワード', { exact: true }).fill('password');
  await throughLoad(page, () => press(page, 'ログイン'));
  const records: number[] = [];
  for (const name of ['設計', '実装', '打ち合わせ']) {
    records.push((await callApi<{ id: number }>(page, paths.workRecords, { name })).id);
  }
  await work(page, records);
  await page.goto(server.url);
  await page.getByRole('button', { name: '停止 実装' }).waitFor();
  await page.getByText('画面の下書き').first().waitFor();
  await shoot('tracker');

  await workInDecember(page, records);
  await page.goto(`${server.url}/?view=report&unit=month&day=2024-12-01`);
  await page.locator('[class*=MuiBarChart] path').first().waitFor();
  await shoot('report', false);
  await page.goto(`${server.url}/?view=timesheet&month=2024-12`);
  await page.getByRole('table').waitFor();
  await shoot('timesheet', false);
  await page.close();
}
await browser.close();
await server.dispose();
