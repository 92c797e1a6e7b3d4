/** Takes the README's screenshots with the real server: `npm run screenshots`. */
import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { startServer } from '#tests/support/browser/journey-server.ts';
import { launchChromium } from '#tests/support/browser/launch-chromium.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';
import {
  acknowledge,
  addRecord,
  record,
  startEntry,
  stopEntry,
} from '#tests/support/browser/tracker.ts';

const FOLDER = 'docs/screenshots';
const sizes = [
  { name: 'desktop', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

await mkdir(FOLDER, { recursive: true });
const server = await startServer();
const browser = await launchChromium();
for (const { name, ...size } of sizes) {
  const page = await browser.newPage({ ...size, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
  const shoot = (screen: string, part = { fullPage: name === 'desktop' }) =>
    page.screenshot({ path: `${FOLDER}/${screen}-${name}.png`, animations: 'disabled', ...part });
  const username = `山田${name}`;

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

  await page.getByLabel('ユーザ名').fill(username);
  await page.getByLabel('パスワード', { exact: true }).fill('password');
  await throughLoad(page, () => press(page, 'ログイン'));
  for (const name of ['要件の整理', '実装', '会議']) {
    await addRecord(page);
    await record(page, '新規').click();
    await page.getByRole('textbox', { name: '名前', exact: true }).fill(name);
    await press(page, '更新');
    await acknowledge(page, 'データを更新しました');
  }
  await startEntry(page, '実装');
  await stopEntry(page, '実装');
  await startEntry(page, '実装');
  await record(page, '実装').click();
  await page.getByRole('button', { name: /^終了 / }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await shoot('tracker');

  for (const [name, hour, note] of [
    ['設計', 9, '画面の下書き'],
    ['レビュー', 13, ''],
    ['打ち合わせ', 15, '週次'],
  ] as const) {
    const days = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27];
    const entries = days.map((day, index) => {
      const at = (hours: number, minute: number) =>
        `2024-12-${String(day).padStart(2, '0')}T${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`;
      return { begin: at(hour, index % 7), end: at(hour + 2, (index * 7) % 60), note };
    });
    await addEntries(page, name, entries);
  }
  await page.goto(`${server.url}/?view=report&unit=month&day=2024-12-01`);
  await page.locator('[class*=MuiBarChart] path').first().waitFor();
  await shoot('report', { fullPage: false });
  await page.goto(`${server.url}/?view=timesheet&month=2024-12`);
  await page.getByRole('table').waitFor();
  await shoot('timesheet', { fullPage: false });
  await page.close();
}
await browser.close();
await server.dispose();
