/** What a screen reader says: the order of landmarks, headings and controls, and each message once. */
import type { Page } from '@playwright/test';
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { endSpin } from '#tests/support/browser/page-clock.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { button, region } from './screens/screen.ts';
import { listen, readingOrder } from './spoken.ts';

const result = (page: Page) => page.getByRole('status').getByText(/^結果: /);

/** What one jumps along; the heading of each region has its name. */
const outline = (page: Page) => readingOrder(page.locator('body'), 'heading');

// UI-1
test('a guest hears what the page is, then signing in, the places, the roulette', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '昼食' })).toBeVisible();
  const info = ['情報', '通信', '認証', '時計'];
  expect(await outline(page)).toEqual([
    'くじと仕事時間',
    'ログイン',
    'ナビゲーション',
    'ルーレット',
    '昼食',
    ...info,
  ]);
  await button(page, '1:昼食').click();
  await expect(button(page, '大画面')).toBeVisible();
  expect(await readingOrder(page.getByRole('main'), 'button', 'switch', 'list')).toEqual([
    'みんなで見る',
    '効果音',
    '1:昼食',
    '2:当番',
    '3:くじ',
    '+ 自分のリスト',
    '当たった項目を除く',
    '大画面',
    'リンクで共有',
    '抽選項目',
    '抽選',
    '続けて引く',
  ]);
});

// UI-1, UI-3
test('a draw is announced once, and so is its result', async ({ page }) => {
  const said = await listen(page);
  await page.clock.install();
  await page.goto('/');
  await button(page, '1:昼食').click();
  await expect(page.getByRole('list', { name: '抽選項目' })).toBeVisible();
  await said();
  await button(page, '抽選').click();
  await endSpin(page);
  await expect(result(page)).toBeVisible();
  expect(await said()).toEqual(['抽選中', await result(page).textContent()]);
});

// UI-1
test(
  'a user hears what runs first, then how to start, then the records',
  { tag: '@both' },
  async ({ page }, info) => {
    await signIn(page, accountOf(info));
    await addEntries(page, '設計', [{ begin: '2024-12-02T09:00:00', end: '2024-12-02T12:15:00' }]);
    const said = await listen(page);
    await page.goto('/');
    await expect(button(page, '▶ 設計')).toBeVisible();
    expect(await outline(page)).toEqual([
      'くじと仕事時間',
      'セッション',
      'ナビゲーション',
      '勤務時間',
      '過去の記録',
      '情報',
      '通信',
      '認証',
      '時計',
    ]);
    const strip = region(page, '計測');
    expect(await readingOrder(strip, 'combobox', 'button')).toEqual([
      '作業名',
      '開始時刻',
      '計測開始',
      '▶ 設計',
      // The day as a picture, which is empty.
      ...(await page.getByRole('list', { name: '今日の流れ' }).getByRole('button').allInnerTexts()),
    ]);
    await said();
    await button(page, '▶ 設計').click();
    // Shown at once; it is said when the server has it.
    await expect(button(page, '停止 設計')).toBeVisible();
    await expect(page.getByText('「設計」を開始しました')).toBeVisible();
    await button(page, '停止 設計').click();
    await expect(page.getByText('「設計」を停止しました')).toBeVisible();
    // On a busy machine a press takes so long that it is said to be sent.
    const done = (await said()).filter((text) => !/^(?:送信しています|未送信なし)$/.test(text));
    expect(done).toEqual(['「設計」を開始しました', '「設計」を停止しました']);
  },
);

// UI-1, OUT-3
test('that presses are being sent is said once for all of them', async ({ page }, info) => {
  const said = await listen(page);
  await signIn(page, accountOf(info));
  await page.route('**/api/timeentries/switch/', async (route) => {
    await new Promise((done) => setTimeout(done, 3000));
    await route.continue();
  });
  const start = async (name: string) => {
    await page.getByRole('combobox', { name: '作業名' }).fill(name);
    await button(page, '計測開始').click();
  };
  await start('設計');
  await expect(page.getByText('送信しています')).toBeVisible();
  await start('会議');
  await expect(page.getByText('「会議」を開始しました')).toBeVisible();
  await expect(page.getByText('未送信なし')).toBeVisible({ timeout: 15_000 });
  const sending = (await said()).filter((text) => text === '送信しています');
  expect(sending).toHaveLength(1);
});

// UI-1
test('the account, a report and a timesheet are headed in order', async ({ page }, info) => {
  await signIn(page, accountOf(info));
  await addEntries(page, '設計', [{ begin: '2024-12-02T09:00:00', end: '2024-12-02T12:15:00' }]);
  await page.goto('/Mypage');
  await expect(region(page, 'アカウントの記録').getByRole('listitem').first()).toBeVisible();
  expect(await readingOrder(page.getByRole('main'), 'heading')).toEqual([
    'アカウント',
    'ログイン中の端末',
    'パスワード変更',
    'アカウントの記録',
    '退会',
  ]);
  await page.goto('/?view=report&unit=week&day=2024-12-02');
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await readingOrder(page.getByRole('main'), 'heading', 'table')).toEqual([
    '勤務時間',
    '2024/12/2(月) – 12/8(日)',
    'データ別の合計',
    '日ごとの時間',
  ]);
  await page.goto('/?view=timesheet&month=2024-12');
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await readingOrder(page.getByRole('main'), 'heading', 'table')).toEqual([
    '勤務時間',
    '2024年12月',
    '2024年12月',
  ]);
});
