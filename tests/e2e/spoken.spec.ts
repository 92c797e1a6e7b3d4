/** Announcements of a screen reader: each message once. */
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { endSpin } from '#tests/support/browser/page-clock.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { button, region } from './screens/screen.ts';
import { listen, readingOrder } from './spoken.ts';

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
  const result = page.getByRole('status').getByText(/^結果: /);
  await expect(result).toBeVisible();
  expect(await said()).toEqual(['抽選中…', await result.textContent()]);
});

// UI-1, OUT-3
test('a user hears how to start, each start and stop once, and once that presses are being sent', async ({
  page,
}, info) => {
  await signIn(page, accountOf(info));
  await addEntries(page, '設計', [{ begin: '2024-12-02T09:00:00', end: '2024-12-02T12:15:00' }]);
  const said = await listen(page);
  await page.goto('/');
  await expect(button(page, '▶ 設計')).toBeVisible();
  expect(await readingOrder(region(page, '計測'), 'combobox', 'button')).toEqual([
    '作業名',
    '計測開始',
    '開始時刻',
    '▶ 設計',
    // The day as a picture, which is empty.
    ...(await page.getByRole('list', { name: '今日の流れ' }).getByRole('button').allInnerTexts()),
  ]);
  await page.route('**/api/timeentries/switch/', async (route) => {
    await new Promise((done) => setTimeout(done, 3000));
    await route.continue();
  });
  await said();
  await button(page, '▶ 設計').click();
  await expect(page.getByText('「設計」を開始しました(送信しています)')).toBeVisible();
  await page.getByRole('combobox', { name: '作業名' }).fill('会議');
  await button(page, '計測開始').click();
  await expect(page.getByText('「会議」を開始しました')).toBeVisible();
  const starts = ['「設計」を開始しました', '「会議」を開始しました'];
  const heard = await said();
  const [first] = heard;
  expect(first).toBe('「設計」を開始しました(送信しています)');
  expect(starts.filter((start) => heard.some((text) => text.startsWith(start)))).toEqual(starts);
  await button(page, '停止 会議').click();
  await expect(page.getByText('「会議」を停止しました')).toBeVisible();
  // On a busy machine a press takes so long that it is said to be sent.
  const done = (await said()).filter((text) => text !== '送信しました');
  expect(done.at(0)).toMatch(/^「会議」を停止しました/);
});
